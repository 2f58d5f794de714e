import '../../support/search/mock-overlay';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, open, settle } from '../../support/search/overlay';
import { layoutIds } from '../../../src/shared/page-ids';
import { searchSettings } from '../../../src/shared/site-search';
import { makeRecord } from '../../support/search/records';
import { makeSite } from '../../support/search/site';
import type { Site } from '../../support/search/site';

describe('start screen', () => {
  const record = (site: Site, url: string): void => {
    const hit = { ...makeRecord({ page: url, path: url }), objectID: url };
    site.stored.addRecent({ ...hit, hierarchy: { ...hit.hierarchy } });
  };

  it('gives its elements ids that no heading of the page behind it gets', async () => {
    open();
    await settle();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => !layoutIds.includes(id));
    expect(ids).toContain('search:item-0');
    // The others are React's own.
    expect(ids.filter((id) => /^[\w-]+$/.test(id) && !/^_r_\w+_$/.test(id))).toEqual([]);
  });

  it('SST-08 offers five popular pages, however many there are', async () => {
    const pages = Array.from({ length: 7 }, (_, index) => ({ title: `Page ${index}`, path: `/docs/${index}` }));
    jest.replaceProperty(searchSettings, 'popularPages', pages);
    open();
    await settle();
    expect(within(screen.getByRole('rowgroup', { name: 'Popular pages' })).getAllByRole('link')).toHaveLength(5);
  });

  it('asks a sample question where questions are answered', async () => {
    const { unmount } = open();
    await settle();
    const rows = within(screen.getByRole('rowgroup', { name: 'Ask a question' })).getAllByRole('button');
    expect(rows.map(({ textContent }) => textContent)).toEqual([...searchSettings.sampleQuestions]);
    await userEvent.click(rows[1] as HTMLElement);
    await screen.findByRole('heading', { name: searchSettings.sampleQuestions[1] });
    unmount();
    open({ ...makeSite(), answeredBy: null });
    await settle();
    expect(screen.queryByRole('rowgroup', { name: 'Ask a question' })).toBeNull();
  });

  it('SRF-04 SRF-05 saves and removes; the focus stays in the list', async () => {
    const site = makeSite();
    for (const url of ['/docs/refunds', '/docs/payouts', '/docs/keys']) record(site, url);
    open(site);
    await settle();
    const names = (group: string): string[] =>
      within(screen.getByRole('rowgroup', { name: group }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(names('Recent')).toEqual(['/docs/keys', '/docs/payouts', '/docs/refunds']);
    await userEvent.click(screen.getByRole('button', { name: 'Save this search: /docs/payouts' }));
    await waitFor(() => expect(names('Favorite')).toEqual(['/docs/payouts']));
    const groups = screen.getAllByRole('rowgroup').map((group) => group.textContent);
    expect(groups[0]).toMatch(/^Favorite/);
    expect(groups[1]).toMatch(/^Recent/);
    expect(names('Recent')).toEqual(['/docs/keys', '/docs/refunds']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove this search from history: /docs/keys' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove this search from history: /docs/refunds' })).toHaveFocus(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove this search from favorites: /docs/payouts' }));
    await waitFor(() => expect(screen.queryByRole('rowgroup', { name: 'Favorite' })).toBeNull());
    expect(names('Recent')).toEqual(['/docs/refunds']);
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('SRF-05 says of each what was removed', async () => {
    jest.useFakeTimers();
    const site = makeSite();
    for (const url of ['/docs/refunds', '/docs/payouts']) record(site, url);
    open(site);
    await act(() => jest.advanceTimersByTimeAsync(600));
    const said = (): string[] => screen.getAllByRole('status').map(({ textContent }) => textContent);
    for (const url of ['/docs/payouts', '/docs/refunds']) {
      fireEvent.click(screen.getByRole('button', { name: `Remove this search from history: ${url}` }));
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(said()).toContain(`Removed: ${url}`);
    }
  });
});
