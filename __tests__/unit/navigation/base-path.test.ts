import type * as ClassifyLink from '../../../src/navigation/classify-link';
import type * as Prefix from '../../../src/navigation/prefix';

/** The modules as they are in a build for this base path. */
async function loadWith(prefix: string): Promise<typeof ClassifyLink & typeof Prefix> {
  jest.resetModules();
  Object.assign(globalThis, { __PATH_PREFIX__: prefix });
  return {
    ...(await import('../../../src/navigation/classify-link')),
    ...(await import('../../../src/navigation/prefix')),
  };
}

beforeEach(() => history.replaceState(null, '', '/help/docs/a'));
afterAll(() => Reflect.deleteProperty(globalThis, '__PATH_PREFIX__'));

describe('RTE-05 a site below /help', () => {
  it.each(['/help/docs/b', '/help/', '/help', 'b', '#here'])('has the page %s', async (href) => {
    const { classifyHref } = await loadWith('/help');
    expect(classifyHref(href)?.href).toBe(new URL(href, location.href).href.replace(location.origin, ''));
  });

  it.each(['/docs/b', '/', '/helpers/docs/b', '/x/help/docs/b'])('leaves %s to the browser', async (href) => {
    const { classifyHref } = await loadWith('/help');
    expect(classifyHref(href)).toBeNull();
  });

  it.each([
    ['/help/docs/b', '/docs/b'],
    ['/help/', '/'],
    ['/help', '/'],
    ['/helpers/b', '/helpers/b'],
    ['/docs/help', '/docs/help'],
  ])('knows %s as %s', async (path, expected) => {
    const { declaredPath } = await loadWith('/help');
    expect(declaredPath(path)).toBe(expected);
  });

  it.each([
    ['/docs/b', '/help/docs/b'],
    ['/', '/help/'],
    ['//example.com/b', '//example.com/b'],
    ['https://example.com/b', 'https://example.com/b'],
    ['#here', '#here'],
  ])('writes the address of %s as %s', async (path, expected) => {
    const { withPrefix } = await loadWith('/help');
    expect(withPrefix(path)).toBe(expected);
  });
});

it.each(['/', '/docs/b', '/docs/b/'])('RTE-05 at the root of a host %s stays as it is', async (path) => {
  const { classifyHref, withPrefix, declaredPath } = await loadWith('');
  expect([classifyHref(path)?.pathname, withPrefix(path), declaredPath(path)]).toEqual([path, path, path]);
});
