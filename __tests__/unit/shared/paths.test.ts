import { joinBase } from '../../../node/content/doc-path';
import {
  decodeSafely,
  encodePath,
  findPathFault,
  isBelowPath,
  isExternal,
  isOwnPath,
  isSamePath,
  isWebUrl,
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
    ['docs/a:b', false],
    ['h2:a', true],
    ['', false],
  ])('NAV-20 %s: %s', (href, expected) => {
    expect(isExternal(href)).toBe(expected);
  });
});

describe('findPathFault', () => {
  it.each([
    '/docs/a',
    '/docs/a b/ü/',
    '/docs/a%20b',
    "/docs/(it's)/~a,b;c=d!$&*+@:",
    '/docs/...',
    '/docs/a..b',
    `/docs/${'a'.repeat(200)}`,
  ])('allows %s', (name) => {
    expect(findPathFault(name)).toBeNull();
  });

  it.each([
    ['/../../../X', '".."'],
    ['/..', '".."'],
    ['./a', '"."'],
    ['/docs/%2e%2E/a', '".."'],
    ['/docs/..%2fa', '".."'],
    ['/docs/a\\b', 'quotes'],
    ['/docs/%5c', 'quotes'],
    ['/docs/a\u0000', 'control'],
    ['/docs/%0a', 'control'],
    ['/docs/<b>', 'brackets'],
    ['/docs/"', 'quotes'],
    ['/docs/100%', '"%"'],
    ['/docs/%E0%A4%A', '"%"'],
    ['/docs/a?b', '"?"'],
    ['/docs/a#b', '"?"'],
    ['/docs/a%20', 'space at the end'],
    ['/docs/a /b', 'space at the end'],
    [`/docs/${'ü'.repeat(101)}`, '200 bytes'],
  ])('names what is wrong with %j', (name, fault) => {
    expect(findPathFault(name)).toContain(fault);
  });
});

describe('isOwnPath and isWebUrl', () => {
  it.each([
    ['/docs/a?b#c', true, true],
    ['https://a.example/b', false, true],
    ['HTTP://a.example/b', false, true],
    ['xhttps://a.example', false, false],
    ['https://', false, false],
    ['http:///', false, false],
    ['//evil.example', false, false],
    ['/\\evil.example', false, false],
    ['/\t/evil.example', false, false],
    ['\\\\evil.example', false, false],
    ['javascript:alert(1)', false, false],
    ['data:text/html,a', false, false],
    ['docs/a', false, false],
    ['', false, false],
  ])('NAV-20 %j: %s, %s', (url, isOwn, isWeb) => {
    expect(isOwnPath(url)).toBe(isOwn);
    expect(isWebUrl(url)).toBe(isWeb);
  });

  it.each(['https://a.example/', '/docs/'])('a link that begins with %s has at most 2048 characters', (start) => {
    expect(isWebUrl(start.padEnd(2048, 'a'))).toBe(true);
    expect(isWebUrl(start.padEnd(2049, 'a'))).toBe(false);
  });
});

it.each([
  ['/docs/two words', '/docs/two%20words'],
  ['/docs/two%20words', '/docs/two%20words'],
  ['/docs/\u00fc\u8a2d?q=a b#c', '/docs/%C3%BC%E8%A8%AD?q=a%20b#c'],
  ['/docs/a (b) [c]', '/docs/a%20(b)%20%5Bc%5D'],
])('%s stands in an address as %s', (path, expected) => {
  expect(encodePath(path)).toBe(expected);
  expect(encodePath(expected)).toBe(expected);
});

it.each([
  ['/docs', '/100%', 'encodes nothing'],
  ['/docs', '/50%25', 'encoded itself'],
  ['/docs', '/a%2Fb', 'an encoded "/"'],
])('%s%s cannot be the path of a page: %s', (base, below, fault) => {
  expect(findPathFault(base + below)).toContain(fault);
});

it.each([
  ['/docs', '/a%20b', '/docs/a b'],
  ['/docs', '/re\u0301sume\u0301', '/docs/r\u00e9sum\u00e9'],
  ['/', '/a%C3%BC', '/a\u00fc'],
])('%s and %s are declared as %s', (base, below, expected) => {
  expect(joinBase(base, below)).toBe(expected);
});
