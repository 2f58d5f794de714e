import { render, screen, within } from '@testing-library/react';
import { Home } from '../../../../src/components/home/Home';

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

it('without changes there is no empty block', () => {
  render(<Home changes={[]} />);
  expect(screen.queryByRole('region', { name: 'Newest changes' })).toBeNull();
});
