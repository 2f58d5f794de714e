import path from 'node:path';
import { classNameFor } from '../../../../../node/gatsby/bundle/rules';

describe('classNameFor', () => {
  const file = path.resolve('src/components/menu/Menu.module.css');

  it('is a class name of five characters, the same wherever the project lies', () => {
    expect(classNameFor(file, 'menu')).toMatch(/^[\w-]{5}$/);
    expect(classNameFor('src/components/menu/Menu.module.css', 'menu')).toBe(classNameFor(file, 'menu'));
  });

  it('differs by file and by name', () => {
    expect(classNameFor(file, 'item')).not.toBe(classNameFor(file, 'menu'));
    expect(classNameFor(path.resolve('src/Other.module.css'), 'menu')).not.toBe(classNameFor(file, 'menu'));
  });

  it('never begins with a digit or a hyphen, which CSS would have to escape', () => {
    const names = Array.from({ length: 2_000 }, (_, index) => classNameFor(file, String(index)));
    expect(names.filter((name) => !/^[A-Za-z_]/.test(name))).toEqual([]);
    expect(new Set(names).size).toBeGreaterThan(1_995);
  });
});
