import { describeTaskPage, findTaskPages, withoutLinkLists } from '../src/unasked-sections';
import type { TaskPage } from '../src/unasked-sections';
import { getReading } from '../../../node/compile/compile-cache';
import { readStoredContent } from '../../../node/content/stored-content';
import type { PageSection } from '../../../node/reading/page-text';

jest.mock('../../../node/compile/compile-cache', () => ({ getReading: jest.fn() }));
jest.mock('../../../node/content/stored-content', () => ({ readStoredContent: jest.fn() }));

const section = (heading: string, level = 2, blocks: string[] = []): PageSection => ({
  level,
  heading,
  anchor: level === 1 ? null : heading.toLowerCase().replaceAll(' ', '-'),
  blocks,
  extras: [],
});
type Content = ReturnType<typeof readStoredContent>;
type Reading = ReturnType<typeof getReading>;

const steps = ['▸ Open the purchase.', '▸ Choose Refund.'];
const describePage = (sections: PageSection[], questions: string[] = []): TaskPage | null =>
  describeTaskPage({ sourcePath: 'content/docs/refunds.mdx', questions }, sections);
const unasked = (page: TaskPage | null): string[] =>
  (page?.sections ?? []).filter(({ isAsked }) => !isAsked).map(({ id }) => id);

describe('sections without a question', () => {
  it('are those of level 2 that no question of the front matter names', () => {
    const page = describePage(
      [section('Refunds', 1), section('Give money back', 2, steps), section('Undo it'), section('Fees')],
      ['How do I give money back? {#give-money-back}', 'What does it cost?'],
    );
    expect(page).toEqual({
      file: 'docs/refunds.mdx',
      sections: [
        { id: 'give-money-back', heading: 'Give money back', isAsked: true },
        { id: 'undo-it', heading: 'Undo it', isAsked: false },
        { id: 'fees', heading: 'Fees', isAsked: false },
      ],
    });
  });

  it('are asked if a question names a part of them', () => {
    const page = describePage(
      [section('Refunds', 1, steps), section('Give money back'), section('In part', 3), section('Undo it')],
      ['Can I give a part back? {#in-part}'],
    );
    expect(unasked(page)).toEqual(['undo-it']);
  });

  it('are not looked for on a page without steps', () => {
    expect(describePage([section('Refunds', 1, ['• A list.']), section('Terms')])).toBeNull();
  });

  it('do not include headings without an id, which no question could name', () => {
    expect(unasked(describePage([section('Refunds', 1, steps), { ...section('Fees'), anchor: null }]))).toEqual([]);
  });

  it('are looked for on listed pages, in the order of their files, without lists of links', () => {
    const doc = (name: string, change: object = {}) => ({
      sourcePath: `content/docs/${name}.mdx`,
      questions: [],
      draft: false,
      unlisted: false,
      ...change,
    });
    const names = Array.from('jihgfedcba');
    const others = [doc('draft', { draft: true }), doc('hidden', { unlisted: true }), doc('none')];
    const docs = [...others, ...names.map((name) => doc(name))];
    jest.mocked(readStoredContent).mockReturnValue({ docs, categories: [] } as unknown as Content);
    jest.mocked(getReading).mockImplementation((file) => {
      const blocks = file.endsWith('none.mdx') ? [] : steps;
      return { sections: [section('Refunds', 1, blocks), section(`Of ${file}`), section('Related pages')] } as Reading;
    });
    expect(findTaskPages('.').map((page) => [page.file, unasked(page)])).toEqual(
      names.reverse().map((name) => [`docs/${name}.mdx`, [`of-content/docs/${name}.mdx`]]),
    );
  });

  it('do not include what many pages have and hardly any asks about, such as lists of links', () => {
    const pages = (count: number, asked: number): TaskPage[] =>
      Array.from({ length: count }, (_, index) => ({
        file: `docs/${index}.mdx`,
        sections: [
          { id: 'related', heading: 'Related pages', isAsked: index < asked },
          { id: 'own', heading: `Part ${index}`, isAsked: false },
        ],
      }));
    const idsOf = (count: number, asked: number): Set<string> =>
      new Set(withoutLinkLists(pages(count, asked)).flatMap(unasked));
    expect(idsOf(20, 1)).toEqual(new Set(['own']));
    expect(idsOf(20, 2)).toEqual(new Set(['own', 'related']));
    expect(idsOf(9, 0)).toEqual(new Set(['own', 'related']));
  });
});
