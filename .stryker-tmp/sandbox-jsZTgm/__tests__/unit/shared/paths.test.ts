import {
  decodeSafely,
  isBelowPath,
  isExternal,
  isSamePath,
  markdownPath,
  withoutIndexHtml,
  withoutSlash,
  withSlash,
} from '../../../src/shared/paths';

it.each([
  ['/', '/', '/'],
  ['/a', '/a/', '/a'],
  ['/a/', '/a/', '/a'],
  ['/a/b', '/a/b/', '/a/b'],
])('%s with a final slash is %s, without %s', (path, slashed, plain) => {
  expect(withSlash(path)).toBe(slashed);
  expect(withoutSlash(path)).toBe(plain);
});

it.each([
  ['/docs/a/', '/docs/a.md'],
  ['/docs/v2.1', '/docs/v2.1.md'],
  ['/', '/index.md'],
])('the Markdown twin of %s is %s', (path, twin) => {
  expect(markdownPath(path)).toBe(twin);
});

describe('isSamePath', () => {
  it.each([
    ['/a', '/a/', true],
    ['/a/', '/a', true],
    ['/', '/', true],
    ['/a', '/A', false],
    ['/a', '/ab', false],
    ['/a', '/a/b', false],
  ])('RTE-08 %s and %s: %s', (a, b, expected) => {
    expect(isSamePath(a, b)).toBe(expected);
  });
});

describe('isBelowPath', () => {
  it.each([
    ['/docs/a', '/docs', true],
    ['/docs', '/docs/', true],
    ['/docs/', '/docs', true],
    ['/docsx', '/docs', false],
    ['/', '/docs', false],
    ['/docs', '/', true],
  ])('%s below %s: %s', (path, base, expected) => {
    expect(isBelowPath(path, base)).toBe(expected);
  });
});

describe('withoutIndexHtml', () => {
  it.each([
    ['/docs/x/index.html', '/docs/x/'],
    ['/index.html', '/'],
    ['/docs/x', '/docs/x'],
    ['/docs/index.html/x', '/docs/index.html/x'],
    ['/docs/myindex.html', '/docs/myindex.html'],
    ['/docs/page.html', '/docs/page.html'],
  ])('RTE-13 %s → %s', (path, expected) => {
    expect(withoutIndexHtml(path)).toBe(expected);
  });
});

describe('decodeSafely', () => {
  it.each([
    ['a%20b', 'a b'],
    ['%C3%BC', 'ü'],
    ['ü', 'ü'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['100%', '100%'],
    ['', ''],
  ])('RTE-15 NAV-09 %s → %s', (text, expected) => {
    expect(decodeSafely(text)).toBe(expected);
  });
});

describe('isExternal', () => {
  it.each([
    ['https://example.com', true],
    ['HTTP://example.com', true],
    ['//example.com', true],
    ['mailto:a@example.com', true],
    ['tel:+1', true],
    ['pathname:///x', true],
    ['/docs/a', false],
    ['#a', false],
    ['./a', false],
    ['../a', false],
    ['a/b', false],
    ['?x=https://example.com', false],
    ['/a:b', false],
    ['', false],
  ])('NAV-20 %s: %s', (href, expected) => {
    expect(isExternal(href)).toBe(expected);
  });
});
