import { render, screen, within } from '@testing-library/react';
import { CategoryPage } from '../../../../src/components/category/CategoryPage';
import type { CategoryCard } from '../../../../src/shared/category';

const cards: CategoryCard[] = [
  {
    kind: 'doc',
    label: 'Quick start guide',
    path: '/docs/quick',
    description: 'From the account details to the first order.',
  },
  {
    kind: 'category',
    label: 'Manage users',
    path: '/docs/users/',
    count: 2,
    icon: 'M1 2h3',
    pages: [
      { label: 'Privileges', path: '/docs/users/privileges' },
      { label: 'Single sign-on', path: '/docs/users/sso' },
    ],
  },
  { kind: 'category', label: 'Regions', path: '/docs/regions/', count: 1, description: 'Where you sell.' },
  { kind: 'doc', label: 'Start selling', path: '/docs/start', emoji: '🚀' },
];
const place = {
  breadcrumbs: [{ label: 'Get started', path: '/docs/category/get-started' }],
  previous: null,
  next: { label: 'Our offering', path: '/docs/offering/' },
};

const page = (groups = [{ cards }] as { title?: string; cards: CategoryCard[] }[]) =>
  render(<CategoryPage title="Get started" description="Prepare, test, sell." place={place} groups={groups} />);

it('CAT-02 has breadcrumbs, one h1, the description, cards and neighbours', () => {
  page();
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Get started']);
  expect(screen.getByText('Prepare, test, sell.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next Our offering' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});

it('CAT-03 a card is one link with title and description, each complete in its title attribute', () => {
  page();
  const card = screen.getByRole('link', { name: /^Quick start guide/ });
  expect(card).toHaveAttribute('href', '/docs/quick');
  expect(within(card).getByRole('heading', { level: 2 })).toHaveAttribute('title', 'Quick start guide');
  expect(within(card).getByText(/first order/)).toHaveAttribute(
    'title',
    'From the account details to the first order.',
  );
});

it('CAT-03 an emoji of the label is the icon, hidden from assistive technology (CAT-08)', () => {
  page();
  expect(screen.getByText('🚀')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('link', { name: 'Start selling' })).toBeVisible();
});

it('CAT-06 CAT-08 the cards are a list in the order of the sidebar', () => {
  page();
  const [, list] = screen.getAllByRole('list');
  const titles = list ? within(list).getAllByRole('heading') : [];
  expect(titles.map((title) => title.textContent)).toEqual(cards.map(({ label }) => label));
});

it('the card of a category has its icon, and links to its first pages beside its own', () => {
  page();
  const card = screen.getByRole('link', { name: /^Manage users/ });
  expect(card.querySelector('svg[aria-hidden] path')).toHaveAttribute('d', 'M1 2h3');
  const inside = screen.getByRole('link', { name: 'Single sign-on' });
  expect(inside).toHaveAttribute('href', '/docs/users/sso');
  expect(card).not.toContainElement(inside);
  expect(inside.closest('ul')).toHaveAttribute('data-search-ignore');
});

it('groups of a long category are sections with their own heading', () => {
  page([
    { title: 'First', cards: cards.slice(0, 2) },
    { title: 'Then', cards: cards.slice(2) },
  ]);
  const then = screen.getByRole('region', { name: 'Then' });
  expect(within(then).getByRole('heading', { level: 2 })).toHaveTextContent('Then');
  expect(within(then).getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

it('says which page to start with', () => {
  page([{ cards: cards.map((card, index) => (index === 0 ? { ...card, startHere: true } : card)) }]);
  expect(screen.getByRole('link', { name: /Start here/ })).toHaveAttribute('href', '/docs/quick');
  expect(screen.getAllByText('Start here')).toHaveLength(1);
});
