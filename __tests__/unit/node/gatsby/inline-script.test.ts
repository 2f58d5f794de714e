import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import inlineScript from '../../../../node/gatsby/inline-script.cjs';

const compile = (text: string, resourcePath = 'a.ts'): string => {
  const module = inlineScript.call({ resourcePath }, text);
  return JSON.parse(module.replace(/^export default /, '').replace(/;$/, '')) as string;
};

describe('the loader of inline scripts', () => {
  it('makes the text of a function that runs by itself, without types and as short as a minifier can', () => {
    const text = compile(
      'import type { A } from "./a";\nexport function add(first: A, second: number): number {\n  return first.value + second;\n}\n',
    );
    expect(text).not.toMatch(/first|export|\n/);
    expect(runInNewContext(`(${text})({ value: 1 }, 2)`)).toBe(3);
  });

  it('takes in the functions that it imports', () => {
    const text = compile(
      'import { isComposing } from "./site-keys";\nexport function isOurs(key: number): boolean {\n  return !isComposing({ isComposing: false, keyCode: key });\n}\n',
      'src/browser/x.ts',
    );
    expect([75, 229].map((key) => runInNewContext(`(${text})(${key})`) as unknown)).toEqual([true, false]);
  });

  it('makes one of the starter, which nothing can end its element by', () => {
    const file = 'src/navigation/starter.ts';
    const text = compile(readFileSync(file, 'utf8'), file);
    expect(text).toMatch(/^function /);
    expect(text).not.toMatch(/<\/script|<!--/i);
    expect(text.length).toBeLessThan(3700);
  });

  it.each([
    ['functions that need more', 'import { readItem } from "./storage";\nexport function run() { readItem("a"); }'],
    ['a package', 'import { a } from "a";\nexport function run() { a(); }'],
    ['two exports', 'export function run() {}\nexport function other() {}'],
    ['no function', 'export const run = 1;'],
  ])('refuses %s, and names the file', (_, text) => {
    expect(() => compile(text, 'src/browser/x.ts')).toThrow(
      'src/browser/x.ts cannot be inlined. Expected one exported function',
    );
  });
});
