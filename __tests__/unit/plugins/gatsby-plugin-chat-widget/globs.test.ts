import { compileGlob } from '../../../../plugins/gatsby-plugin-chat-widget/src/globs';

/** Pattern → what it matches, what it does not (GLB-03). */
const table: [string, string[], string[]][] = [
  ['/docs', ['/docs', '/docs/'], ['/docs/a']],
  ['/docs/', ['/docs/'], ['/docs']],
  ['/docs/*', ['/docs/a', '/docs/a/'], ['/docs/', '/docs/a/b', '/docs/.x']],
  ['/docs/**', ['/docs/', '/docs/a', '/docs/a/b/'], ['/docs', '/docs/.x/y']],
  ['**', ['/', '/docs', '/docs/a/b/'], ['/docs/.x']],
  ['/**', ['/', '/a'], ['/.a']],
  ['*', [], ['/', '/docs']],
  ['/*', ['/docs'], ['/', '/docs/a']],
  ['docs/**', [], ['/docs/a']],
  ['**/docs/**', ['/docs/a', '/docs/'], ['/docs']],
  ['/docs/{a,b}', ['/docs/a', '/docs/b'], ['/docs/c']],
  ['/docs/[ab]', ['/docs/a', '/docs/b'], ['/docs/c']],
  ['/docs/?', ['/docs/a', '/docs/c'], ['/docs/ab']],
  ['/docs/+(a|b)', ['/docs/a', '/docs/ab'], ['/docs/c']],
  ['/docs/@(a|b)', ['/docs/a'], ['/docs/ab']],
  ['!/docs/**', ['/guides/a'], ['/docs/a']],
  ['!/docs/{a,b}', ['/docs/c'], ['/docs/a', '/docs/b']],
  ['#/docs', [], ['/docs', '#/docs']],
  ['#{a,b}', [], ['#a', 'a']],
  ['', [''], ['/']],
  ['/DOCS/**', [], ['/docs/a']],
  ['/docs/two words', ['/docs/two words'], ['/docs/two%20words']],
  // The recommended form for an area (GLB-04).
  ['/docs{,/**}', ['/docs', '/docs/', '/docs/a', '/docs/a/b/'], ['/docsx']],
];

describe('compileGlob', () => {
  it.each([undefined, null, 7, {}, []])('GLB-01 refuses %p, which is no string', (pattern: unknown) => {
    expect(() => compileGlob(pattern as string)).toThrow(new TypeError('invalid pattern'));
  });

  it('GLB-01 takes 65536 characters and refuses 65537', () => {
    const path = `/${'a'.repeat(65_535)}`;
    expect(compileGlob(path)(path)).toBe(true);
    expect(compileGlob('a'.repeat(65_536))('/')).toBe(false);
    expect(() => compileGlob('a'.repeat(65_537))).toThrow(new TypeError('pattern is too long'));
    expect(() => compileGlob('*'.repeat(65_537))).toThrow(new TypeError('pattern is too long'));
  });

  it.each(table)('GLB-03 %j', (pattern, matching, other) => {
    const matches = compileGlob(pattern);
    expect(matching.filter((path) => !matches(path))).toEqual([]);
    expect(other.filter(matches)).toEqual([]);
  });

  it('GLB-06 expands braces to a thousand alternatives, and no further', () => {
    expect(compileGlob('/{a,b}'.repeat(9))('/b'.repeat(9))).toBe(true);
    expect(compileGlob('/{a,b}'.repeat(12))('/b'.repeat(12))).toBe(false);
  });
});
