/** @jest-environment ./__tests__/setup/network-environment.cjs */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAlgoliaClient } from '../../../src/search/providers/algolia/client';
import { withCache } from '../../../src/search/providers/caching';
import type { SearchClient } from '../../../src/search/model/client';
import { Overlay } from '../../../src/search/overlay/Overlay';
import { createSite } from '../../../src/search/site-search';
import { installDialog } from '../../support/search/dialog';
import { sampleRecords } from '../../support/search/records';
import { searchKey, startAlgolia } from '../../support/search/servers.mjs';

const records = new Map(
  sampleRecords.map((record) => [record.objectID, { ...record, url: `https://help.example${record.url}` }]),
);
const closing: (() => Promise<void>)[] = [];
beforeEach(() => {
  installDialog();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.head.innerHTML = '<link rel="canonical" href="https://help.example/docs">';
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function startService(): Promise<SearchClient> {
  const server = await startAlgolia();
  server.indexes.set('docs', records);
  closing.push(server.close);
  return createAlgoliaClient({ provider: 'algolia', appId: 'APP', key: searchKey, index: 'docs', hosts: [server.url] });
}

function open(client: SearchClient): void {
  const nothing = (): void => undefined;
  render(
    <Overlay
      site={createSite(withCache(client), 'docs')}
      initialQuery=""
      controls={{ escape: () => false, query: () => '' }}
      onDismiss={nothing}
      onChosen={nothing}
    />,
  );
}

describe('the overlay on a hosted service', () => {
  it('SRQ-09 SRS-03 SRS-05 shows hits of the server as pages of this site, escaped', async () => {
    open(await startService());
    await userEvent.type(screen.getByRole('combobox'), 'negative');
    const group = await screen.findByRole('group', { name: 'Clearing and payouts' });
    const [hit] = within(group).getAllByRole('option');
    expect(hit).toHaveAttribute('href', '/docs/payouts#negative-balance');
    expect(hit?.querySelector('mark')).toHaveTextContent('Negative');
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'alert');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Guides' })).toHaveTextContent('<script>alert(1)</script>'),
    );
    expect(document.querySelector('[role=listbox] script')).toBeNull();
    // Without an assistant and without an index of the site nobody answers questions.
    expect(screen.queryByRole('option', { name: /answer/ })).toBeNull();
  });
});
