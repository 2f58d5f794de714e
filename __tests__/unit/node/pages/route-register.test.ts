import type { Actions } from 'gatsby';
import { RouteRegister } from '../../../../node/pages/route-register';

const route = (path: string, source: string) => ({ path, source, component: 'template.tsx', context: { source } });

function create(routes: readonly ReturnType<typeof route>[]) {
  const register = new RouteRegister();
  for (const item of routes) register.add(item);
  const createPage = jest.fn<undefined, [{ path: string; context: { source: string } }]>();
  const diagnostics = register.createAll(createPage as unknown as Actions['createPage']);
  const pages = createPage.mock.calls.map(([page]) => page);
  return { pages: pages.map(({ path, context }) => `${path} ${context.source}`), diagnostics };
}

describe('RouteRegister', () => {
  it('creates a page for each route, in its declared form', () => {
    const { pages, diagnostics } = create([route('/docs/b/', 'b.mdx'), route('/docs/a', 'a.mdx')]);
    expect(pages).toEqual(['/docs/a a.mdx', '/docs/b/ b.mdx']);
    expect(diagnostics).toEqual([]);
  });

  it('BLD-04 of duplicates the first by file path wins, whatever the order; both are named', () => {
    const routes = [route('/docs/x', 'content/docs/a.mdx'), route('/docs/x', 'content/docs/b.mdx')];
    for (const order of [routes, [...routes].reverse()]) {
      const { pages, diagnostics } = create(order);
      expect(pages).toEqual(['/docs/x content/docs/a.mdx']);
      expect(diagnostics).toMatchObject([
        { severity: 'warning', rule: 'duplicate-route', file: 'content/docs/b.mdx', position: { line: 1, column: 1 } },
      ]);
      expect(diagnostics[0]?.message).toMatch(/\/docs\/x .*content\/docs\/a\.mdx.*unreachable/);
    }
  });

  it('of duplicates from one file the first that was added wins', () => {
    const { pages, diagnostics } = create([route('/docs/x/', 'a'), route('/docs/x', 'a'), route('/docs/y', 'a')]);
    expect(pages).toEqual(['/docs/x/ a', '/docs/y a']);
    expect(diagnostics).toHaveLength(1);
  });

  it('BLD-04 slash variants are duplicates, other cases are not', () => {
    const { pages, diagnostics } = create([route('/docs/x/', 'a'), route('/docs/x', 'b'), route('/docs/X', 'c')]);
    expect(pages).toEqual(['/docs/x/ a', '/docs/X c']);
    expect(diagnostics).toHaveLength(1);
  });

  it('a path that leads out of the output is an error, and all others are created', () => {
    const { pages, diagnostics } = create([
      route('/docs/../../X', 'a.mdx'),
      route('/docs/y ', 'b.mdx'),
      route('/z', 'c'),
    ]);
    expect(pages).toEqual(['/z c']);
    expect(diagnostics.map(({ severity, file, message }) => [severity, file, message])).toEqual([
      ['error', 'a.mdx', 'The page has the path /docs/../../X. Expected one without the segments "." and "..".'],
      ['error', 'b.mdx', 'The page has the path /docs/y . Expected one without a space at the end of a segment.'],
    ]);
  });
});
