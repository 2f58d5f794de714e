import type { CreateNodeArgs, Node } from 'gatsby';
import type { Graphql } from '../../../../node/base/query';
import { showPageEarly } from '../../../../node/gatsby/early-results';

const emitPageData = jest.fn();
const sockets: { websocketManager?: object } = {};
const readPageData = jest.fn(() =>
  Promise.resolve({ path: '/docs/a', result: { data: 'old', pageContext: { id: 'doc' } } }),
);
const context = { id: 'doc', area: 'docs' };
const pages = new Map([['/docs/a', { path: '/docs/a', componentPath: '/doc.tsx', context }]]);
jest.mock('gatsby/dist/utils/websocket-manager', () => sockets);
jest.mock('gatsby/dist/utils/page-data', () => ({ readPageData }));
jest.mock('gatsby/dist/redux', () => ({
  store: { getState: () => ({ pages, components: new Map([['/doc.tsx', { query: 'query Doc' }]]) }) },
}));

const graphql = jest.fn(() => Promise.resolve<{ data?: unknown; errors?: unknown }>({ data: 'new' }));
const nodes: Record<string, string[]> = { mdx: ['doc'], other: ['elsewhere'], empty: [] };
const show = (id: string): Promise<void> => {
  const getNode = ((name: string) => ({ id: name, children: nodes[name] })) as unknown as CreateNodeArgs['getNode'];
  return showPageEarly({ node: { id } as Node, getNode }, graphql as unknown as Graphql);
};

describe('a page that is edited', () => {
  beforeEach(() => {
    sockets.websocketManager = { emitPageData, activePaths: new Set(['/docs/gone', '/docs/a']) };
    emitPageData.mockClear();
    graphql.mockClear();
  });

  it('is sent with its new data, and what else browsers have of it', async () => {
    await show('mdx');
    expect(graphql).toHaveBeenCalledWith('query Doc', context);
    const result = { path: '/docs/a', result: { data: 'new', pageContext: { id: 'doc' } } };
    expect(emitPageData.mock.calls).toEqual([[{ id: '/docs/a', result }]]);
  });

  it('is not sent when it is no page, when its query fails, or when no browser can have it', async () => {
    await show('other');
    await show('empty');
    expect(graphql).not.toHaveBeenCalled();
    graphql.mockResolvedValueOnce({ data: null, errors: [new Error('no')] });
    await show('mdx');
    readPageData.mockRejectedValueOnce(new Error('no such file'));
    await show('mdx');
    expect(emitPageData).not.toHaveBeenCalled();
  });

  it('is not even looked up when no browser shows it', async () => {
    sockets.websocketManager = { emitPageData, activePaths: new Set(['/docs/b']) };
    await show('mdx');
    expect(graphql).not.toHaveBeenCalled();
    expect(emitPageData).not.toHaveBeenCalled();
  });

  it('stops when Gatsby sends page data otherwise, and names the place', async () => {
    delete sockets.websocketManager;
    await expect(show('mdx')).rejects.toThrow('no page data to send: see node/gatsby/early-results.ts');
  });
});
