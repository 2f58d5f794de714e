import fc from 'fast-check';
import { resolve } from '../../../../scripts/server/resolve.mjs';

const output = {
  files: new Set([
    '/index.html',
    '/404.html',
    '/404/index.html',
    '/docs/about/index.html',
    '/docs/x/index.html',
    '/docs/é/index.html',
    '/docs/old/index.html',
    '/extra/index.html',
    '/logo.svg',
  ]),
  notFoundPage: '',
  routes: new Set(['/', '/404', '/docs/about/', '/docs/x', '/docs/é']),
  redirects: new Map([
    ['/docs/old', { to: '/docs/x', status: 301 }],
    ['/docs/old/', { to: '/docs/x', status: 301 }],
    ['/docs/two words', { to: '/docs/x#part', status: 301 }],
  ]),
  headerRules: [],
};

const answer = (target: string, pathPrefix = '') => resolve(output, target, pathPrefix);
const file = (address: string) => ({ kind: 'file', address });

describe('resolve', () => {
  it.each([
    ['/docs/about', '/docs/about/'],
    ['/docs/about?x=1&y=%20', '/docs/about/?x=1&y=%20'],
    ['/docs/x/', '/docs/x'],
    ['/docs/%C3%A9/', '/docs/%C3%A9'],
  ])('RTE-07 sends %s on to the declared form in one hop, query kept', (target, to) => {
    expect(answer(target)).toEqual({ kind: 'redirect', status: 308, to });
    expect(answer(to).kind).toBe('file');
  });

  it.each([
    ['/docs/old', '/docs/x'],
    ['/docs/old/?q=1', '/docs/x?q=1'],
    ['/docs/two%20words', '/docs/x#part'],
    ['/docs/two%20words?q=1', '/docs/x?q=1#part'],
  ])('RTE-11 redirects %s, before the redirect page at its place', (target, to) => {
    expect(answer(target)).toEqual({ kind: 'redirect', status: 301, to });
  });

  it('RTE-15 finds a path in escaped and in plain form', () => {
    expect(answer('/docs/%C3%A9')).toEqual(file('/docs/é/index.html'));
    expect(answer('/docs/é')).toEqual(file('/docs/é/index.html'));
  });

  it.each([
    ['/docs%2Fx'],
    ['/docs%2fx'],
    ['/docs/x%2F'],
    ['/docs/x%3Fa=1'],
    ['/docs/x%23part'],
    ['/docs/x%5C'],
    ['/docs/about/%2e%2e/x'],
    ['/%E0%A4%A'],
    ['/docs/%'],
    ['/docs/%zz/'],
  ])('RTE-15 does not find the malformed %s, with a query or below a path prefix either', (target) => {
    expect(answer(target)).toEqual({ kind: 'not-found' });
    expect(answer(`${target}?a=1`)).toEqual({ kind: 'not-found' });
    expect(answer(`/p${target}`, '/p')).toEqual({ kind: 'not-found' });
  });

  it('RTE-15 finds a path of which a letter is escaped that need not be', () => {
    expect(answer('/%64ocs/x')).toEqual(file('/docs/x/index.html'));
  });

  it.each([
    '/docs',
    '/docs/X',
    '/docs/x/y',
    '/404.html',
    '/404',
    '//docs/x',
    '/docs//x',
    '/docs/x//',
    '/docs/about//',
    '/docs\\x',
    '/docs/x%00',
    '/logo.svg/',
  ])('RTE-01 RTE-02 does not find %s', (target) => {
    expect(answer(target)).toEqual({ kind: 'not-found' });
  });

  it('shows a page outside the list of routes under both forms', () => {
    expect(answer('/extra')).toEqual(file('/extra/index.html'));
    expect(answer('/extra/')).toEqual(file('/extra/index.html'));
  });

  it('RTE-05 lives below a path prefix only', () => {
    expect(answer('/p/docs/x', '/p')).toEqual(file('/docs/x/index.html'));
    expect(answer('/p/docs/x/', '/p')).toEqual({ kind: 'redirect', status: 308, to: '/p/docs/x' });
    expect(answer('/p?q', '/p')).toEqual({ kind: 'redirect', status: 308, to: '/p/?q' });
    expect(answer('/p/', '/p')).toEqual(file('/index.html'));
    expect(answer('/docs/x', '/p')).toEqual({ kind: 'not-found' });
    expect(answer('/px/docs/x', '/p')).toEqual({ kind: 'not-found' });
  });

  it('never throws, never leaves the files, never redirects to another host', () => {
    const segment = fc.oneof(
      fc.constantFrom(
        '..',
        '.',
        '%2e%2e',
        '%2f',
        '%5c',
        '/',
        '//',
        'docs',
        'x',
        'about',
        'old',
        '%',
        '?',
        '#',
        'evil.com',
      ),
      fc.string(),
    );
    const targets = fc.array(segment, { maxLength: 8 }).map((parts) => `/${parts.join('/')}`);
    const isSafe = (target: string): boolean => {
      const found = answer(target);
      if (found.kind === 'file') return output.files.has(found.address);
      return found.kind === 'not-found' || /^\/(?!\/)/.test(found.to);
    };
    expect(() => fc.assert(fc.property(targets, isSafe), { numRuns: 3000 })).not.toThrow();
  });
});
