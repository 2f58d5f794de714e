import { render, screen } from '@testing-library/react';
import { Pagination } from '../../../src/components/pagination/Pagination';
import type { WordsOfSite } from '../../../src/shared/words/words-of-site';

jest.mock('site/words', () => ({ words: { page: { next: 'Weiter' } } satisfies WordsOfSite }));

it('shows the words of the site, and the English ones that it leaves out', () => {
  const neighbour = { label: 'Prices', path: '/docs/prices' };
  render(<Pagination previous={neighbour} next={neighbour} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Previous Prices',
    'Weiter Prices',
  ]);
});
