import '../../support/search/mock-overlay';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchError } from '../../../src/search/model/client';
import { searchSettings } from '../../../src/shared/site-search';
import { active, field, hitsFor, open, options, settle, type } from '../../support/search/overlay';
import { isTaken } from '../../support/clicks';
import { recordEvents } from '../../support/reader-events';
import { holdAnswers, makeSite } from '../../support/search/site';

describe('field', () => {
  it('SIN-02 SOV-07 is a combobox without corrections, and has nothing to clear while it is empty', async () => {
    open();
    await settle();
    expect(field()).toHaveAttribute('enterkeyhint', 'search');
    expect(field()).toHaveAttribute('autocorrect', 'off');
    expect(field()).toHaveAttribute('autocapitalize', 'off');
    expect(field()).toHaveAttribute('spellcheck', 'false');
    expect(field()).toHaveAttribute('aria-autocomplete', 'list');
    expect(screen.queryByRole('button', { name: 'Clear the query' })).toBeNull();
    await type('refund');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the query' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });
});

describe('hits', () => {
  it('ANL-08 are reported when they are chosen, by key, by click and in a new tab', async () => {
    const events = recordEvents();
    jest.spyOn(window, 'open').mockReturnValue(null);
    open();
    await hitsFor('refund');
    const [first, second] = options().filter((option) => option.hasAttribute('href'));
    if (!first || !second) throw new Error('There are no two hits.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    isTaken(() => fireEvent.click(second, { ctrlKey: true }));
    fireEvent.click(first);
    const chosen = [first, second, first].map((option) => [
      'select_content',
      { content_type: 'search_hit', item_id: option.getAttribute('href'), search_term: 'refund' },
    ]);
    expect(events.filter(([name]) => name === 'select_content')).toEqual(chosen);
    expect(events[0]).toEqual(['search', { search_term: 'refund' }]);
  });

  it('ANL-08 of earlier searches are not: nobody searched for them', async () => {
    const events = recordEvents();
    const site = makeSite();
    open(site);
    await hitsFor('refund');
    fireEvent.click(options().find((option) => option.hasAttribute('href')) ?? document.body);
    events.length = 0;
    await userEvent.clear(field());
    await settle();
    await userEvent.click(within(screen.getByRole('grid')).getAllByRole('link')[0] ?? document.body);
    expect(events).toEqual([]);
  });

  it('SRQ-07 a blank query asks nobody', async () => {
    const { site } = open();
    await type('   ');
    expect(site.search).not.toHaveBeenCalled();
    expect(screen.getByText('No recent searches')).toBeInTheDocument();
  });

  it('SRQ-06 the last query wins when answers come out of order', async () => {
    const site = makeSite();
    const held = holdAnswers(site);
    open(site);
    await type('pay');
    await act(async () => held[2]?.());
    expect(await screen.findByRole('group', { name: 'Clearing and payouts' })).toBeInTheDocument();
    await act(async () => held[0]?.());
    expect(field()).toHaveValue('pay');
    expect(screen.getByRole('group', { name: 'Clearing and payouts' })).toBeInTheDocument();
    expect(site.search.mock.calls[0]?.[1]?.aborted).toBe(true);
  });
});

describe('keys', () => {
  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'SKB-01 leaves keys that end a composition to the input method: %j',
    async (composing) => {
      const { onChosen } = open();
      await hitsFor('refund');
      const before = active();
      for (const key of ['Enter', 'ArrowDown', 'End']) fireEvent.keyDown(field(), { key, ...composing });
      expect(onChosen).not.toHaveBeenCalled();
      expect(active()).toBe(before);
    },
  );

  it('SKB-01 SKB-04 arrows go round all entries, the other keys no further than to the ends of the list', async () => {
    open();
    await hitsFor('refund');
    const [first, second] = options();
    const last = options().at(-1);
    expect(active()).toBe(second);
    for (const [key, expected] of [
      ['ArrowUp', first],
      ['ArrowUp', last],
      ['ArrowDown', first],
      ['ArrowDown', second],
      ['End', last],
      ['Home', first],
      ['PageDown', last],
      ['PageUp', first],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(active()).toBe(expected);
    }
    await userEvent.keyboard('{ArrowLeft}x');
    expect(field()).toHaveValue('refunxd');
  });

  it('SKB-02 Shift+Enter opens the entry that is pointed at in a window, and search stays', async () => {
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
    const { onChosen } = open();
    const [, , hit = document.body] = await hitsFor('refund');
    await userEvent.hover(hit);
    expect(active()).toBe(hit);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(openWindow.mock.lastCall).toEqual([hit.getAttribute('href'), '_blank', expect.stringContaining('width=')]);
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('SKB-02 Ctrl+Enter before the answer opens a tab when it comes; the overlay stays', async () => {
    const site = makeSite();
    const held = holdAnswers(site);
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
    const { onChosen } = open(site);
    await type('payout');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await act(async () => held.at(-1)?.());
    await waitFor(() => expect(openWindow).toHaveBeenLastCalledWith('/docs/payouts', '_blank', 'noopener'));
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('SKB-05 are explained below', async () => {
    open();
    await settle();
    const hints = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(hints).toEqual(['↵Enter: Select', '↑↓Arrow keys: Navigate', 'EscEscape: Close']);
  });
});

describe('status', () => {
  it('SST-01 SIN-03 is stalled after 300 ms, not before; SST-02 the former screen stays', async () => {
    jest.useFakeTimers();
    const site = makeSite();
    const real = site.search.getMockImplementation();
    let wait = 250;
    site.search.mockImplementation(async (requests) => {
      await new Promise((resolve) => setTimeout(resolve, wait));
      return real?.(requests) ?? { results: [] };
    });
    open(site);
    const busy = (): string | null | undefined => document.querySelector('.search-results')?.getAttribute('aria-busy');
    fireEvent.change(field(), { target: { value: 'refund' } });
    await act(() => jest.advanceTimersByTimeAsync(249));
    expect(busy()).toBe('false');
    await act(() => jest.advanceTimersByTimeAsync(60));
    expect(busy()).toBe('false');
    expect(screen.getByRole('group', { name: 'Revenue assurance' })).toBeInTheDocument();
    wait = 400;
    fireEvent.change(field(), { target: { value: 'payout' } });
    await act(() => jest.advanceTimersByTimeAsync(301));
    expect(busy()).toBe('true');
    expect(screen.getByRole('group', { name: 'Revenue assurance' })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(110));
    expect(busy()).toBe('false');
    expect(screen.getByRole('group', { name: 'Clearing and payouts' })).toBeInTheDocument();
  });

  it('SST-11 numbers are announced politely, half a second after the last change only', async () => {
    jest.useFakeTimers();
    open();
    const said = (): string[] =>
      screen.getAllByRole('status').flatMap(({ textContent }) => (/ for "/.test(textContent) ? textContent : []));
    for (const query of ['refund', 'zeppelin']) {
      fireEvent.change(field(), { target: { value: query } });
      await act(() => jest.advanceTimersByTimeAsync(450));
      expect(said()).toEqual([]);
    }
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(said()).toEqual(['No results for "zeppelin"']);
    fireEvent.change(field(), { target: { value: 'payout' } });
    for (const time of [450, 600]) await act(() => jest.advanceTimersByTimeAsync(time));
    expect(said()).toEqual([expect.stringMatching(/^\d+ results? for "payout"$/)]);
  });

  it('SST-04 SST-12 after a failure Enter tries again, and an arrow reaches the row that asks', async () => {
    const site = makeSite();
    site.search.mockRejectedValue(new SearchError('down'));
    open(site);
    await type('payout');
    await screen.findByRole('alert');
    expect(active()).toBeNull();
    const before = site.search.mock.calls.length;
    await userEvent.keyboard('{Enter}{Enter}');
    expect(site.search.mock.calls.length).toBeGreaterThan(before);
    await screen.findByRole('alert');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Find an answer on this site: payout');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'payout' })).toBeInTheDocument();
  });

  it('SST-06 suggests nothing where nothing was seen and nothing is set', async () => {
    jest.replaceProperty(searchSettings, 'popularQueries', []);
    open();
    await type('zeppelin');
    expect(await screen.findByRole('heading', { name: 'No results found for "zeppelin"' })).toBeInTheDocument();
    expect(screen.queryByText('Try searching for')).toBeNull();
  });
});
