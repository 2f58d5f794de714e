import { render, screen } from '@testing-library/react';
import { ResultsScreen } from '../../../src/search/overlay/ResultsScreen';
import { searchSettings } from '../../../src/shared/site-search';

type Props = Parameters<typeof ResultsScreen>[0];

function renderNothingFound(query: string): void {
  const props = {
    site: {},
    model: {},
    list: { groups: [], activeItem: null, onPoint: () => undefined, onClick: () => undefined },
    state: { shown: { query, hitCount: 0, failure: null } },
    onChosen: () => undefined,
  } as unknown as Props;
  render(<ResultsScreen {...props} />);
}

afterEach(() => jest.restoreAllMocks());

it('SST-07 asks whether something should have been found, with the query in the address', () => {
  jest.replaceProperty(searchSettings, 'missingResultsUrl', 'https://help.example/new?title={query}');
  renderNothingFound('tax & fees');
  expect(screen.getByText(/Believe this query should return results\?/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    'https://help.example/new?title=tax%20%26%20fees',
  );
});

it('SST-07 says nothing of it unless an address is configured', () => {
  renderNothingFound('tax');
  expect(screen.queryByText(/Believe this query/)).toBeNull();
  expect(screen.getByRole('heading')).toHaveTextContent('No results found for "tax"');
});
