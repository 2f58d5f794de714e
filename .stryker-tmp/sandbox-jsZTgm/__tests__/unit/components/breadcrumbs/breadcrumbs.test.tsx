import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from '../../../../src/components/breadcrumbs/Breadcrumbs';

const trail = [
  { label: 'CleverEssentials', path: '/docs/category/cleveressentials' },
  { label: 'Hidden group' },
  { label: 'Pricing', path: '/docs/cleveressentials/pricing/' },
];

it('BRC-02 starts with home, lists the ancestors and ends with the page', () => {
  render(<Breadcrumbs breadcrumbs={trail} />);
  const nav = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(within(nav).getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  expect(
    within(nav)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['', 'CleverEssentials', 'Hidden group', 'Pricing']);
});

it('BRC-03 ancestors with a page are links, others and the page itself are text', () => {
  render(<Breadcrumbs breadcrumbs={trail} />);
  expect(screen.getByRole('link', { name: 'CleverEssentials' })).toHaveAttribute(
    'href',
    '/docs/category/cleveressentials',
  );
  expect(screen.queryByRole('link', { name: 'Hidden group' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Pricing' })).toBeNull();
  expect(screen.getByText('Pricing')).toHaveAttribute('aria-current', 'page');
});

it('BRC-04 is not there without a place in the sidebar', () => {
  const { container } = render(<Breadcrumbs breadcrumbs={[]} />);
  expect(container).toBeEmptyDOMElement();
});
