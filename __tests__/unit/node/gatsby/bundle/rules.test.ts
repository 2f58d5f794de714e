import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { classNameFor, createRules } from '../../../../../node/gatsby/bundle/rules';
import { createProject } from '../../support/project';

jest.mock('gatsby/dist/redux', () => ({ store: { getState: () => ({ definitions: new Map() }) } }));

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

describe('createRules', () => {
  const sourcesOf = (name: Parameters<typeof createRules>[0]['name']): RuleSetRule[] =>
    (createRules({ name }).find(({ test }) => test instanceof RegExp && test.test('a.tsx') && !test.test('a.ts'))
      ?.oneOf ?? []) as RuleSetRule[];

  it('keeps what React needs to show a change without a reload in the browser’s bundle of development only', () => {
    const refreshOf = (name: Parameters<typeof sourcesOf>[0]): string[] =>
      JSON.stringify(sourcesOf(name)).match(/"refresh":\w+/g) ?? [];
    expect(refreshOf('develop')).toEqual(['"refresh":true', '"refresh":true']);
    for (const name of ['develop-html', 'build-html', 'build-javascript'] as const)
      expect(refreshOf(name)).toEqual(['"refresh":false', '"refresh":false']);
  });

  it('takes queries out of a file that gets its first one during development', () => {
    const project = createProject({ 'a.tsx': 'export {};', 'b.tsx': 'export const q = graphql`query { x }`;' });
    const hasQuery = sourcesOf('develop')[0]?.include as (file: string) => boolean;
    expect(['a.tsx', 'b.tsx'].map((file) => hasQuery(path.join(project.root, file)))).toEqual([false, true]);
    project.write({ 'a.tsx': 'graphql`query { y }`' });
    expect(hasQuery(path.join(project.root, 'a.tsx'))).toBe(true);
    project.remove();
  });
});
