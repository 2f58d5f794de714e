import { fireEvent, render, screen, within } from '@testing-library/react';
import { Home } from '../../../site/home/Home';

const changes = [
  {
    to: '/docs/changelog/2024#a',
    title: 'Win-back offers',
    date: '2024-11-18',
    kind: 'new' as const,
    area: 'Subscriptions',
  },
];

it('has one h1, a search entry, four areas, tasks by role and the newest changes', () => {
  render(<Home changes={changes} />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Search or ask a question' })).toHaveAttribute('data-search-open');
  for (const area of ['Get started', 'CleverEssentials', 'Premium Solutions', 'Desktop Tools']) {
    expect(screen.getByRole('heading', { level: 2, name: area })).toBeVisible();
  }
  const newest = screen.getByRole('region', { name: 'Newest changes' });
  expect(within(newest).getByRole('link', { name: 'Win-back offers' })).toHaveAttribute(
    'href',
    '/docs/changelog/2024#a',
  );
  expect(within(newest).getByText('18 November 2024')).toHaveAttribute('datetime', '2024-11-18');
});

it('leads along the life of a sale in its order, each stop with its icon and what is there', () => {
  render(<Home changes={changes} />);
  const stops = within(screen.getByRole('navigation', { name: 'The life of a sale' })).getAllByRole('link');
  expect(stops.map((stop) => stop.querySelector('strong')?.textContent)).toEqual([
    'Product',
    'Checkout',
    'Payment',
    'Delivery',
    'Renewal',
    'Payout',
  ]);
  expect(stops[3]).toHaveAccessibleName('Delivery Keys, files and emails');
  expect(new Set(stops.map((stop) => stop.querySelector('path')?.getAttribute('d')?.slice(0, 20))).size).toBe(6);
});

it('without changes there is no empty block', () => {
  render(<Home changes={[]} />);
  expect(screen.queryByRole('region', { name: 'Newest changes' })).toBeNull();
});

it('has sample questions, which open search with their answer, and link to the search page without it', () => {
  const opened = jest.fn<unknown, [unknown]>();
  const listen = (event: Event): unknown => opened((event as CustomEvent).detail);
  document.addEventListener('site:open-search', listen);
  render(<Home changes={changes} />);
  const [first] = within(screen.getByRole('list', { name: 'Ask' })).getAllByRole('link');
  expect(first).toHaveAttribute('href', '/search?q=How%20do%20I%20refund%20an%20order%3F');
  expect(fireEvent.click(first as HTMLElement, { ctrlKey: true })).toBe(true);
  expect(opened).not.toHaveBeenCalled();
  expect(fireEvent.click(first as HTMLElement)).toBe(false);
  expect(opened).toHaveBeenCalledWith({ query: 'How do I refund an order?', asks: true });
  document.removeEventListener('site:open-search', listen);
});
