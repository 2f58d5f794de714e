import { render, screen, within } from '@testing-library/react';
import { Pagination } from '../../../../src/components/pagination/Pagination';

const previous = { label: 'Set a base price', path: '/docs/pricing/set-a-base-price' };
const next = { label: 'Add a price rule', path: '/docs/pricing/add-a-price-rule' };

it('PAG-01 names both neighbours', () => {
  render(<Pagination previous={previous} next={next} />);
  const nav = screen.getByRole('navigation', { name: 'Docs pages' });
  expect(within(nav).getByRole('link', { name: 'Previous Set a base price' })).toHaveAttribute('href', previous.path);
  expect(within(nav).getByRole('link', { name: 'Next Add a price rule' })).toHaveAttribute('href', next.path);
});

it('PAG-01 a missing side is nothing', () => {
  render(<Pagination previous={null} next={next} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'next');
});

it('NAV-14 neighbours are loaded ahead when they come into view', () => {
  render(<Pagination previous={previous} next={next} />);
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('data-prefetch', 'view');
});

it('PAG-04 without neighbours there is no element', () => {
  const { container } = render(<Pagination previous={null} next={null} />);
  expect(container).toBeEmptyDOMElement();
});
