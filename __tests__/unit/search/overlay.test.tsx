import '../../support/search/mock-overlay';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigateTo } from '../../../src/navigation/navigate';
import { SearchError } from '../../../src/search/model/client';
import { searchSettings } from '../../../src/shared/site-search';
import { isTaken } from '../../support/clicks';
import { active, field, hitsFor, open, options, settle, type } from '../../support/search/overlay';
import { makeRecord } from '../../support/search/records';
import { holdAnswers, makeSite } from '../../support/search/site';

describe('field', () => {
  it('SIN-01 SIN-02 SOV-07 is a combobox of 64 characters, without corrections', async () => {
    open();
    await settle();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('maxlength', '64');
    expect(field()).toHaveAttribute('enterkeyhint', 'search');
    expect(field()).toHaveAttribute('autocorrect', 'off');
    expect(field()).toHaveAttribute('autocapitalize', 'off');
    expect(field()).toHaveAttribute('spellcheck', 'false');
    expect(field()).toHaveAttribute('aria-autocomplete', 'list');
  });

  it('SIN-01 cuts pasted text', async () => {
    const { site } = open();
    await userEvent.click(field());
    await userEvent.paste('x'.repeat(80));
    expect(field()).toHaveValue('x'.repeat(64));
    expect(site.search.mock.lastCall?.[0][0]?.text).toBe('x'.repeat(64));
  });

  it('SIN-02 can be cleared and keeps the focus', async () => {
    open();
    expect(screen.queryByRole('button', { name: 'Clear the query' })).toBeNull();
    await hitsFor('refund');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the query' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(await screen.findByText('No recent searches')).toBeInTheDocument();
  });

  it('SOV-03 has Cancel', async () => {
    const { onDismiss } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onDismiss).toHaveBeenCalled();
  });
});

describe('hits', () => {
  it('SRS-02 SST-09 SOV-07 stand in labelled groups, those of a page under it', async () => {
    open();
    await hitsFor('refund');
    const group = screen.getByRole('group', { name: 'Revenue assurance' });
    const links = within(group).getAllByRole('option');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/docs/refunds', '/docs/refunds#partial-refunds']);
    expect(links[1]).toHaveAttribute('data-branch', 'last');
    expect(links[0]?.querySelector('mark')).toHaveTextContent('Refund');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(field().getAttribute('aria-controls') ?? '')).toHaveAttribute('role', 'listbox');
  });

  it('SRS-02 are at most five of an area', async () => {
    const records = Array.from({ length: 9 }, (_, index) =>
      makeRecord({ page: `Refund ${index}`, path: `/docs/r${index}`, area: 'One area' }),
    );
    open(makeSite(records));
    await hitsFor('refund');
    expect(within(screen.getByRole('group', { name: 'One area' })).getAllByRole('option')).toHaveLength(5);
  });

  it('SRS-05 show what a hostile record holds as text', async () => {
    open(makeSite([makeRecord({ page: '<img src=x onerror=alert(1)> refund', content: '<script>refund</script>' })]));
    await hitsFor('refund');
    expect(document.querySelector('img, script')).toBeNull();
    expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeInTheDocument();
  });

  it('SST-10 end with a link to all results', async () => {
    const { onChosen } = open();
    await hitsFor('refund a');
    const link = screen.getByRole('link', { name: /^See all \d+ results$/ });
    expect(link).toHaveAttribute('href', '/search?q=refund%20a');
    await userEvent.click(link);
    expect(onChosen).toHaveBeenCalled();
    expect(navigateTo).toHaveBeenCalledWith('/search?q=refund%20a');
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
  it('SKB-01 the first hit is active; the ask row is above it; arrows go round', async () => {
    open();
    const all = await hitsFor('refund');
    expect(all[0]).toHaveTextContent('Find an answer on this site: refund');
    expect(active()).toBe(all[1]);
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe(options()[0]);
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe(options().at(-1));
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe(options()[0]);
  });

  it('SKB-01 SRF-03 Enter opens the best hit and remembers it', async () => {
    const { onChosen, site } = open();
    await hitsFor('refund');
    await userEvent.keyboard('{Enter}');
    expect(onChosen).toHaveBeenCalled();
    expect(navigateTo).toHaveBeenLastCalledWith('/docs/refunds');
    expect(site.stored.recent()[0]?.url).toBe('/docs/refunds');
  });

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

  it('SKB-02 Ctrl+Enter opens a tab and Shift+Enter a window; the overlay stays', async () => {
    const { onChosen } = open();
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
    await hitsFor('refund');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(openWindow).toHaveBeenLastCalledWith('/docs/refunds', '_blank', 'noopener');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(openWindow).toHaveBeenLastCalledWith('/docs/refunds', '_blank', expect.stringContaining('width'));
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('SKB-02 pointing makes an entry active; a modified click is the browser’s', async () => {
    const { onChosen } = open();
    const all = await hitsFor('refund');
    await act(async () => fireEvent.pointerMove(all[2] as HTMLElement));
    expect(active()).toBe(options()[2]);
    expect(isTaken(() => fireEvent.click(options()[2] as HTMLElement, { ctrlKey: true }))).toBe(false);
    expect(onChosen).not.toHaveBeenCalled();
    expect(fireEvent.click(options()[2] as HTMLElement)).toBe(false);
    expect(onChosen).toHaveBeenCalled();
  });

  it('SKB-04 Home, End and page keys move in the list, Left and Right in the text', async () => {
    open();
    await hitsFor('refund');
    await userEvent.keyboard('{Home}');
    expect(active()).toBe(options()[0]);
    await userEvent.keyboard('{End}');
    expect(active()).toBe(options().at(-1));
    await userEvent.keyboard('{PageUp}');
    expect(active()).toBe(options()[0]);
    await userEvent.keyboard('{PageDown}');
    expect(active()).toBe(options().at(-1));
    expect(fireEvent.keyDown(field(), { key: 'ArrowLeft' })).toBe(true);
  });

  it('SKB-01 Enter before the answer opens the best hit when it comes', async () => {
    const site = makeSite();
    const held = holdAnswers(site);
    open(site);
    await type('payout');
    await userEvent.keyboard('{Enter}');
    expect(navigateTo).not.toHaveBeenCalledWith('/docs/payouts');
    await act(async () => held.at(-1)?.());
    await waitFor(() => expect(navigateTo).toHaveBeenLastCalledWith('/docs/payouts'));
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

  it('SST-03 SST-04 a failure shows, stays until the next query, and can be retried', async () => {
    const site = makeSite();
    site.search.mockRejectedValueOnce(new SearchError('down'));
    open(site);
    await type('r');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Unable to fetch results');
    expect(alert).toHaveTextContent('You might want to check your network connection.');
    expect(screen.queryByText(/No results/)).toBeNull();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Revenue assurance' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('SST-12 a failed search still offers to ask', async () => {
    const site = makeSite();
    site.search.mockRejectedValue(new SearchError('down'));
    open(site);
    await type('refund');
    await screen.findByRole('alert');
    expect(screen.getByRole('option', { name: /Find an answer/ })).toBeInTheDocument();
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

  it('SST-04 an answer of another shape is a failure, not an empty list', async () => {
    const site = makeSite();
    site.search.mockResolvedValue({ results: [] });
    open(site);
    await type('refund');
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to fetch results');
  });

  it('SST-05 SST-06 says what was not found and suggests areas that were seen, or popular queries', async () => {
    const { site } = open();
    await type('zeppelin');
    expect(await screen.findByRole('heading', { name: 'No results found for "zeppelin"' })).toBeInTheDocument();
    const suggestions = (): string[] =>
      within(screen.getByRole('group', { name: 'Try searching for' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(suggestions()).toEqual(['refund', 'coupon', 'payout']);
    await userEvent.clear(field());
    await hitsFor('payout');
    await userEvent.clear(field());
    await type('zeppelin');
    await waitFor(() => expect(suggestions()[0]).toBe('clearing and payouts'));
    await userEvent.click(screen.getByRole('option', { name: 'clearing and payouts' }));
    expect(field()).toHaveValue('clearing and payouts ');
    expect(field()).toHaveFocus();
    expect(site.search.mock.lastCall?.[0][0]?.text).toBe('clearing and payouts ');
  });

  it('SST-06 suggests nothing where nothing was seen and nothing is set', async () => {
    jest.replaceProperty(searchSettings, 'popularQueries', []);
    open();
    await type('zeppelin');
    expect(await screen.findByRole('heading', { name: 'No results found for "zeppelin"' })).toBeInTheDocument();
    expect(screen.queryByText('Try searching for')).toBeNull();
  });

  it('AIM-02 Enter asks when nothing was found', async () => {
    open();
    await type('zeppelin');
    await screen.findByRole('heading', { name: /No results/ });
    expect(active()).toHaveTextContent('Find an answer on this site instead: zeppelin');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'zeppelin' })).toBeInTheDocument();
  });

  it('SST-11 says politely, and not at each key, what came', async () => {
    jest.useFakeTimers();
    open();
    fireEvent.change(field(), { target: { value: 'zeppelin' } });
    await act(() => jest.advanceTimersByTimeAsync(100));
    const said = (): string =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    expect(said()).toBe('');
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(said()).toBe('No results for "zeppelin"');
    fireEvent.change(field(), { target: { value: 'payout' } });
    await act(() => jest.advanceTimersByTimeAsync(100));
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(said()).toMatch(/^\d results? for "payout"$/);
  });

  it.each(['.*+?^$', '<qqqq>zzzz</qqqq>', '😀😀', 'مرحبا بالعالم', '"quoted"', 'a'.repeat(64)])(
    'bears the query %s',
    async (query) => {
      open();
      await userEvent.click(field());
      await userEvent.paste(query);
      expect(await screen.findByRole('heading', { name: `No results found for "${query}"` })).toBeInTheDocument();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});
