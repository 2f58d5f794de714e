import { render, screen, within } from '@testing-library/react';
import { PassageText } from '../../../src/search/answers/PassageText';

const textsOf = (role: string): (string | null)[] => screen.getAllByRole(role).map(({ textContent }) => textContent);

it('draws steps as a numbered list and other items as a list', () => {
  render(<PassageText text={'Do this:\n▸ Open it.\n▸ Save it.\n• One more'} />);
  expect(screen.getByText('Do this:').tagName).toBe('P');
  expect(screen.getAllByRole('list').map(({ tagName }) => tagName)).toEqual(['OL', 'UL']);
  expect(textsOf('listitem')).toEqual(['Open it.', 'Save it.', 'One more']);
});

it('draws a table with the names of its columns, and keeps empty cells in place', () => {
  render(<PassageText text={'| Status |  | Meaning\nPaid |  | Money came\nOpen | 2 | '} />);
  expect(textsOf('columnheader')).toEqual(['Status', '', 'Meaning']);
  const rows = screen.getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Paid', '', 'Money came'],
    ['Open', '2', ''],
  ]);
});

it('sets off the first cell of a row whose columns have no names', () => {
  render(<PassageText text="Fee | 2 % | always" />);
  expect(screen.getByText('Fee').tagName).toBe('STRONG');
  expect(document.body).toHaveTextContent('Fee · 2 % · always');
});
