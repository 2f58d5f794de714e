import { blocksOf, withMarkdown } from '../../../src/search/answers/passage-markdown';

const page = `# Purchases

> What you can do.

Before all else.

## Refund a purchase

1. Open the purchase, see [Chargebacks](https://x.example/docs/chargebacks).
2. Select **Refund**.

   \`\`\`json
   { "a": 1 }
   \`\`\`

The notification \`Refund\` is sent:

\`\`\`json
{ "type": "Refund" }
\`\`\`

More of it.

## Fees

| Fee | Value |
| - | - |
| [Card](/docs/card) | 2 % |
| Wire | 3 % |
| Cash | 4 % |

- Save it.

## Save it

- Save it.
`;
const quoted = (text: string, title = 'Purchases › Refund a purchase'): string =>
  blocksOf(page, { text, title, url: '/docs/purchases' });

describe('the Markdown of a passage', () => {
  it('has the whole list, with what is bold and linked, when one step is quoted', () => {
    const list = quoted('▸ Open the purchase, see Chargebacks.');
    expect(list).toMatch(/^1\. Open the purchase, see \[Chargebacks\]\(.*\)\.\n2\. Select \*\*Refund\*\*\./);
    expect(list).toContain('{ "a": 1 }');
    expect(list).not.toContain('notification');
  });

  it('has the paragraph that a sentence stands in, and the code after it', () => {
    expect(quoted('The notification Refund is sent:')).toBe(
      'The notification `Refund` is sent:\n\n```json\n{ "type": "Refund" }\n```',
    );
    expect(quoted('More of it.')).toBe('More of it.');
  });

  it('has the rows that are quoted below their heads, or the table if most are', () => {
    expect(quoted('| Fee | Value\nCard | 2 %', 'Purchases › Fees')).toBe(
      '| Fee | Value |\n| - | - |\n| [Card](/docs/card) | 2 % |',
    );
    expect(quoted('Card | 2 %\nWire | 3 %', 'Purchases › Fees')).toContain('| Cash |');
  });

  it('is that of the section, when others have the same words', () => {
    expect(quoted('• Save it.', 'Purchases › Save it')).toBe('- Save it.');
    expect(quoted('| Fee | Value\nCard | 2 %\n• Save it.', 'Purchases › Fees')).toContain('Card');
  });

  it('has of a long list what is quoted', () => {
    const items = Array.from({ length: 40 }, (_, index) => `- Item ${index} of it.`);
    const text = '• Item 7 of it.\n• Item 9 of it.';
    expect(blocksOf(`# L\n\n${items.join('\n')}\n`, { text, title: 'L', url: '/l' })).toBe(
      '- Item 7 of it.\n- Item 9 of it.',
    );
  });

  it('is empty for words that the page does not have', () => {
    expect(quoted('Something else.')).toBe('');
  });
});

describe('an answer', () => {
  const respond = jest.fn<Promise<Response>, [string]>();
  beforeEach(() => {
    respond.mockReset();
    global.fetch = ((url: string) => respond(url)) as typeof fetch;
  });
  const markdown = (text: string, status = 200): Response =>
    ({
      ok: status === 200,
      status,
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
    }) as Response;
  const passage = (title: string, url = '/docs/x/') => ({ text: 'More of it.', title, url });
  const drawn = async (change = {}, passages = [passage('A'), passage('B', '/docs/y#z')]) => {
    const answer = await withMarkdown({ passages, nearest: [], ...change }, new AbortController().signal);
    return answer.passages.map((one) => one.markdown);
  };

  it('asks only for the pages of the passages that are shown in full', async () => {
    respond.mockImplementation(() => Promise.resolve(markdown(page)));
    expect(await drawn()).toEqual(['More of it.', undefined]);
    expect(respond.mock.calls).toEqual([['/docs/x.md']]);
    expect(await drawn({ clauses: 2 })).toEqual(['More of it.', 'More of it.']);
  });

  it('keeps its plain words when the page is missing, the network is, or the page is that of another site', async () => {
    respond.mockResolvedValueOnce(markdown('', 404)).mockRejectedValueOnce(new TypeError('offline'));
    expect(await drawn({ clauses: 2 })).toEqual([undefined, undefined]);
    expect(await drawn({}, [passage('A', 'https://other.example/docs/x')])).toEqual([undefined]);
    expect(respond).toHaveBeenCalledTimes(2);
  });
});
