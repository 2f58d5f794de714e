import { fillLists } from '../../../../node/compile/open-lists';
import { compile, toMarkup } from './support/compile';

const section = (body: string): string =>
  `Before.\n\n## What can go wrong\n\n${body}\n\n## Related pages\n\n- **Other.** Not this.`;

async function textsOf(body: string): Promise<string[]> {
  const page = await compile(body);
  expect(page.diagnostics).toEqual([]);
  return page.symptoms.map(({ text }) => text);
}

describe('symptoms of a page', () => {
  it('are the first column of a table of what readers see, with its terms and code', async () => {
    const table =
      '| What you see | Cause |\n| --- | --- |\n| `b2b` **has no** effect | Typo |\n| No <Term id="chargeback">chargeback</Term> shows | Late |';
    expect(await textsOf(section(table))).toEqual(['b2b has no effect', 'No chargeback shows']);
  });

  it('are the bold beginnings of list items', async () => {
    expect(await textsOf(section('- **The form is empty.** The session ended.\n- No lead, but a **word**.'))).toEqual([
      'The form is empty',
    ]);
  });

  it('are nothing of a table of mistakes, of other sections, and of a page without the section', async () => {
    expect(await textsOf(section('| Mistake | Effect |\n| --- | --- |\n| A | B |'))).toEqual([]);
    expect(await textsOf('## Steps\n\n- **One.** Two.')).toEqual([]);
  });

  it('come with the id of their section', async () => {
    const { symptoms } = await compile('## What can go wrong {#faults}\n\n- **A.** B.');
    expect(symptoms).toEqual([{ text: 'A', anchor: 'faults' }]);
  });
});

describe('<SymptomList>', () => {
  it('lists the symptoms of a folder as links that search does not find', async () => {
    const { content, diagnostics } = await compile(
      '<SymptomList folder="area" />\n\n<Tabs><TabItem value="a" label="A">\n\n<SymptomList folder="area" />\n\n</TabItem></Tabs>',
    );
    expect(diagnostics).toEqual([]);
    const loadSymptoms = jest.fn(() => Promise.resolve([{ text: 'A < B', href: '/docs/ü#x', page: 'Page' }]));
    const filled = toMarkup(await fillLists(content, { loadCards: jest.fn(), loadSymptoms }));
    expect(loadSymptoms).toHaveBeenCalledWith('area');
    const list = '<ul data-search-ignore=""><li><a href="/docs/%C3%BC#x">A &lt; B</a> (Page)</li></ul>';
    expect(filled.split(list)).toHaveLength(3);
  });

  it('asks for nothing on other pages', async () => {
    const load = jest.fn();
    const { content } = await compile('Text.');
    expect(await fillLists(content, { loadCards: load, loadSymptoms: load })).toEqual(content);
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['<SymptomList />', '<SymptomList folder="nowhere" />', '<SymptomList folder="../.." />'])(
    '%s is an error',
    async (body) => {
      const { diagnostics } = await compile(body);
      expect(diagnostics).toEqual([
        expect.objectContaining({
          severity: 'error',
          rule: 'unknown-folder',
          position: { line: 1, column: 1 },
          message: expect.stringContaining('Expected one of content/docs') as string,
        }),
      ]);
    },
  );
});
