import { createRef } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigateTo } from '../../../src/navigation/navigate';
import { newExchange } from '../../../src/search/answers/conversation';
import type { Exchange } from '../../../src/search/answers/conversation';
import { ExchangeView } from '../../../src/search/answers/ExchangeView';
import { isTaken } from '../../support/clicks';
import { recordEvents } from '../../support/reader-events';

jest.mock('../../../src/navigation/navigate', () => ({ navigateTo: jest.fn() }));

const onVote = jest.fn<Promise<void>, ['like' | 'dislike']>(() => Promise.resolve());
const onFollow = jest.fn();
const onSearch = jest.fn();
afterEach(() => jest.useRealTimers());
beforeEach(() => {
  onVote.mockReset().mockResolvedValue(undefined);
  for (const mock of [onFollow, onSearch, jest.mocked(navigateTo)]) mock.mockClear();
});

function view(change: Partial<Exchange>, kind: 'assistant' | 'passages' = 'assistant') {
  const scroller = createRef<HTMLDivElement>();
  return (
    <div ref={scroller} data-testid="scroller">
      <ExchangeView
        exchange={{ ...newExchange('Q'), id: 'a', status: 'ready', ...change }}
        kind={kind}
        helper={null}
        scroller={scroller}
        onSearch={onSearch}
        onRetry={() => undefined}
        onVote={onVote}
        onFollow={onFollow}
      />
    </div>
  );
}

/** A clock and a clipboard of one's own. */
function takeClipboard() {
  jest.useFakeTimers();
  const writeText = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return writeText;
}
const pass = (milliseconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** The Markdown is drawn when its code has come. */
const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** Draws an answer, with its Markdown. */
async function show(change: Partial<Exchange>, kind?: 'assistant' | 'passages') {
  const drawn = render(view(change, kind));
  await settle();
  return drawn;
}
const said = (): string => screen.getAllByRole('status').at(-1)?.textContent ?? '';

it('ANL-08 a cited section that a reader opens is reported with the question, in a new tab too', async () => {
  const events = recordEvents();
  const passages = [{ text: 'T', url: '/docs/a#b', title: 'A' }];
  await show({ quoted: { passages, nearest: [] } }, 'passages');
  fireEvent.click(screen.getByRole('link', { name: 'A' }));
  isTaken(() => fireEvent.click(screen.getByRole('link', { name: 'A' }), { ctrlKey: true }));
  fireEvent.click(screen.getByText('T'));
  const event = ['select_content', { content_type: 'cited_section', item_id: '/docs/a#b', search_term: 'Q' }];
  expect(events).toEqual([event, event]);
});

describe('actions of an answer', () => {
  it('AIM-09 two clicks send one vote', async () => {
    let sent: () => void = () => undefined;
    onVote.mockImplementation(() => new Promise((resolve) => (sent = resolve)));
    await show({ text: 'A' });
    fireEvent.click(screen.getByRole('button', { name: 'Like' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dislike' }));
    expect(onVote.mock.calls).toEqual([['like']]);
    expect(screen.getByRole('button', { name: 'Dislike' })).toHaveAttribute('aria-disabled', 'true');
    await act(async () => sent());
    expect(screen.getByRole('button', { name: 'Dislike' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('AIM-09 a new vote takes the message of the failed one away', async () => {
    onVote.mockRejectedValueOnce(new Error('down'));
    await show({ text: 'A' });
    await userEvent.click(screen.getByRole('button', { name: 'Dislike' }));
    expect(screen.getByText('Your vote could not be sent. Try again later.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Dislike' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Dislike' }));
    expect(screen.queryByText(/could not be sent/)).toBeNull();
  });

  it('AIM-04 AIM-09 a vote on an answer of an assistant is sent: it does not stay in the browser', async () => {
    await show({ text: 'A', feedback: 'like' });
    expect(screen.getByText('Thanks for your feedback!')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Like' })).toBeNull();
  });

  it('AIM-09 a vote does not take the focus from where the reader has gone', async () => {
    await show({ text: 'A' });
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    let sent: () => void = () => undefined;
    onVote.mockImplementation(() => new Promise((resolve) => (sent = resolve)));
    await userEvent.click(screen.getByRole('button', { name: 'Like' }));
    elsewhere.focus();
    await act(async () => sent());
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  it('AIM-09 copies again after 1.5 s, not before; what could not be copied does not say that it was', async () => {
    const writeText = takeClipboard();
    render(view({ text: 'A' }));
    await pass(1);
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await pass(1);
    await pass(1400);
    fireEvent.click(screen.getByRole('button', { name: 'Copied!' }));
    expect(writeText.mock.calls).toEqual([['A']]);
    await pass(200);
    writeText.mockRejectedValue(new Error('not allowed'));
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await pass(10);
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveAttribute('aria-disabled', 'false');
  });

  it.each(['submitted', 'streaming', 'stopped', 'error'] as const)(
    'AIM-09 there are none while it is %s',
    async (status) => {
      await show({ text: 'A', status });
      expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Like' })).toBeNull();
    },
  );
});

describe('links of an answer', () => {
  it('AIM-08 names its sources once each, those of the service too; others’ open in a new tab', async () => {
    const sources = [
      { url: '/docs/a', title: 'Twice' },
      { url: 'https://x.example/p', title: '' },
      { url: 'javascript:alert(1)', title: 'Script' },
      { url: '//y.example', title: 'Elsewhere' },
    ];
    await show({ text: 'See [A](/docs/a).', sources });
    const list = screen.getByRole('heading', { name: 'Related sources' }).nextElementSibling as HTMLElement;
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
    ).toEqual([
      ['A', '/docs/a', null],
      ['https://x.example/p', 'https://x.example/p', '_blank'],
    ]);
  });

  it('AIM-08 names no sources while it comes, nor where there are none', async () => {
    const { rerender } = await show({ text: '[A](/docs/a)', status: 'streaming' });
    expect(screen.getByRole('link', { name: 'A' })).toBeInTheDocument();
    expect(screen.queryByText('Related sources')).toBeNull();
    rerender(view({ text: 'Nothing more.' }));
    expect(screen.queryByText('Related sources')).toBeNull();
  });

  it('AIM-08 those of this site open in the app and close search; other clicks are the browser’s', async () => {
    await show({ text: '[A](/docs/a) and [X](https://x.example/p), **bold**' });
    const [link] = screen.getAllByRole('link', { name: 'A' });
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])
      expect(isTaken(() => fireEvent.click(link as HTMLElement, init))).toBe(false);
    expect(isTaken(() => fireEvent.click(screen.getAllByRole('link', { name: 'X' })[0] as HTMLElement))).toBe(false);
    expect(isTaken(() => fireEvent.click(screen.getByText('bold')))).toBe(false);
    expect([onFollow.mock.calls, jest.mocked(navigateTo).mock.calls]).toEqual([[], []]);
    expect(isTaken(() => fireEvent.click(link as HTMLElement))).toBe(true);
    expect(onFollow).toHaveBeenCalledTimes(1);
    expect(navigateTo).toHaveBeenCalledWith('http://localhost/docs/a');
  });

  it('shows the passage that answers as its page has it, and of the others the beginning', async () => {
    const passages = [
      {
        text: '▸ Open A.',
        markdown: '1. Open **A**, see [B](http://localhost/docs/b).',
        url: '/docs/a#b',
        title: 'A › B',
      },
      { text: '| Head\n▸ Open C.\n• Row | cell', url: '/docs/c', title: 'C' },
    ];
    await show({ quoted: { passages, nearest: [] } }, 'passages');
    const first = within(screen.getByRole('figure'));
    expect(first.getByRole('listitem')).toHaveTextContent('Open A, see B.');
    expect(first.getByText('A').tagName).toBe('STRONG');
    expect(first.getByRole('link', { name: 'B' })).toHaveAttribute('href', '/docs/b');
    expect(screen.getByRole('heading', { name: 'Also' })).toBeInTheDocument();
    expect(screen.getByText('Open C. Row · cell')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'C' })).toHaveAttribute('href', '/docs/c');
  });

  it('shows a passage for each clause, and its words when their page could not be had', async () => {
    const passages = ['one', 'two', 'three'].map((text) => ({ text, url: `/${text}`, title: `T ${text}` }));
    await show({ quoted: { passages, nearest: [], clauses: 2 } }, 'passages');
    expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual(['T oneone', 'T twotwo']);
  });

  it('says which sections come nearest when no passage answers', async () => {
    const nearest = [{ title: 'Refunds', url: '/docs/refunds' }];
    const { rerender } = await show({ quoted: { passages: [], nearest } }, 'passages');
    expect(screen.getByText('These sections come nearest:')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Refunds' })).toHaveAttribute('href', '/docs/refunds');
    rerender(view({ quoted: { passages: [], nearest: [] } }, 'passages'));
    expect(screen.queryByText('These sections come nearest:')).toBeNull();
  });

  it('AIM-07 code of an answer can be copied, and says so for a while', async () => {
    const writeText = takeClipboard();
    render(view({ text: '```\nrun()\n```', status: 'streaming' }));
    await pass(1);
    fireEvent.click(screen.getByText('run()'));
    expect(writeText).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await pass(1);
    expect(writeText.mock.calls).toEqual([['run()\n']]);
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    await pass(1500);
    writeText.mockRejectedValue(new Error('not allowed'));
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await pass(1);
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  });
});

describe('an answer that comes', () => {
  it('AIM-04 AIM-06 thinks before it comes, and says when it was stopped', async () => {
    const { rerender } = await show({ status: 'submitted' });
    expect(screen.getByText('Thinking...', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    expect(said()).toBe('Thinking...');
    rerender(view({ status: 'streaming', text: 'Half' }));
    await settle();
    expect(screen.queryByText('Thinking...')).toBeNull();
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    rerender(view({ status: 'stopped', text: 'Half' }));
    expect(screen.getByText('You stopped this answer.')).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false');
  });

  it('AIM-07 is said sentence by sentence, the rest when it is there', async () => {
    const { rerender } = await show({ status: 'streaming', text: 'One is' });
    expect(said()).toBe('');
    rerender(view({ status: 'streaming', text: 'One is here. Two' }));
    expect(said()).toBe('One is here.');
    rerender(view({ status: 'streaming', text: 'One is here. Two? Three! Four' }));
    expect(said()).toBe(' Two? Three!');
    rerender(view({ status: 'ready', text: 'One is here. Two? Three! Four' }));
    expect(said()).toBe(' Four');
  });

  it.each([
    [[], 'No passage on this site answers that closely.'],
    [['one'], '1 passage quoted from this site.'],
    [['one', 'two'], '2 passages quoted from this site.'],
  ])('AIM-07 says how much was quoted: %j', async (texts, words) => {
    const { rerender } = await show({ status: 'submitted' }, 'passages');
    const passages = texts.map((text) => ({ text, url: `/${text}`, title: text }));
    rerender(view({ quoted: { passages, nearest: [] } }, 'passages'));
    expect(said()).toBe(words);
  });

  it('AIM-07 is not said again when it comes from the history', async () => {
    await show({ text: 'One is here. Two.' });
    expect(said()).toBe('');
  });

  it.each([
    ['reads its end', 163, 1],
    ['sees its end anyway', 100, 0],
    ['has scrolled up', 164, 0],
  ])('AIM-07 scrolls along only while the reader reads along: who %s', async (_name, bottom, times) => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { bottom: (this as HTMLElement).dataset.testid === 'scroller' ? 100 : bottom } as DOMRect;
    });
    await show({ text: 'A' });
    expect(scroll).not.toHaveBeenCalled();
    await show({ status: 'streaming', text: 'A' });
    expect(scroll).toHaveBeenCalledTimes(times);
  });
});
