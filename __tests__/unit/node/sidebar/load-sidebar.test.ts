import type { Doc } from '../../../../node/content/doc';
import { loadSidebar } from '../../../../node/sidebar/load-sidebar';

jest.mock('../../../../node/compile/doc-text', () => ({
  resolveTitle: ({ docId }: Doc) => `Title of ${docId}`,
  resolveDescription: ({ docId }: Doc) => `Description of ${docId}`,
}));

const makeDoc = (docId: string, change: Partial<Doc> = {}): Doc =>
  ({
    docId,
    sourcePath: `content/docs/${docId}.mdx`,
    path: `/docs/${docId}`,
    folder: '',
    fileName: docId,
    isIndex: false,
    sidebarLabel: null,
    paginationLabel: null,
    paginationPrevious: null,
    paginationNext: null,
    sidebarPosition: null,
    group: null,
    unlisted: false,
    draft: false,
    ...change,
  }) as unknown as Doc;

describe('loadSidebar', () => {
  it('SBR-02 has the documents by source path, whatever their order, with what the sidebar needs of them', async () => {
    const { docs, items } = loadSidebar(
      [makeDoc('b', { sidebarPosition: 1, unlisted: true, group: 'G' }), makeDoc('a', { sidebarLabel: 'A' })],
      [],
      '/docs',
    );
    expect(docs).toMatchObject([
      { docId: 'a', title: 'Title of a', description: 'Description of a', sidebarLabel: 'A', position: null },
      { docId: 'b', sourcePath: 'content/docs/b.mdx', path: '/docs/b', position: 1, unlisted: true, group: 'G' },
    ]);
    expect(items).toHaveLength(2);
  });

  it('PAG-03 a neighbour is named, switched off by the word null, or left to the order', async () => {
    const { docs } = loadSidebar(
      [
        makeDoc('a', { paginationPrevious: 'b', paginationNext: 'null' }),
        makeDoc('b', { paginationPrevious: 'null', paginationNext: 'a' }),
        makeDoc('c'),
      ],
      [],
      '/docs',
    );
    expect(docs).toEqual([
      expect.objectContaining({ paginationPrevious: 'b', paginationNext: null }),
      expect.objectContaining({ paginationPrevious: null, paginationNext: 'a' }),
      expect.not.objectContaining({ paginationPrevious: expect.anything() }),
    ]);
    expect(Object.keys(docs[2] ?? {})).not.toEqual(expect.arrayContaining(['paginationNext']));
    expect(Object.keys(docs[2] ?? {})).not.toEqual(expect.arrayContaining(['paginationPrevious']));
  });
});
