import { render, screen, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { NotFound } from '../../../../src/components/not-found/NotFound';
import { pathLikeness, queryFor, suggestPages } from '../../../../src/components/not-found/suggest';
import type { SidebarItem } from '../../../../src/shared/sidebar';

const sidebar: SidebarItem[] = [
  {
    label: 'Pricing',
    path: '/docs/cleveressentials/pricing/',
    items: [
      { label: 'Add a price rule', path: '/docs/cleveressentials/pricing/add-a-price-rule' },
      { label: 'Set a base price', path: '/docs/cleveressentials/pricing/set-a-base-price' },
      { label: 'Old price rules', path: '/docs/cleveressentials/pricing/old-price-rule', unlisted: true },
    ],
  },
  { label: 'Credit cards', path: '/docs/category/credit-cards' },
  ...Array.from({ length: 8 }, (_, index) => ({ label: `Report ${index}`, path: `/docs/reports/report-${index}` })),
];

const guides = [{ label: 'Example', path: '/guides/example' }];

const wanted = '/docs/cleveressentials/pricing/add-price-rules';

beforeEach(() =>
  jest.mocked(useStaticQuery).mockReturnValue({ allSidebar: { nodes: [{ area: 'docs', items: sidebar }] } }),
);

it('RTE-03 says so and whom to tell', () => {
  render(<NotFound path={wanted} pagesBesideDocs={guides} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByText(/tell the owner of the page/)).toBeVisible();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

describe('RTE-04', () => {
  it('has a search field filled from the last segment', () => {
    render(<NotFound path={wanted} pagesBesideDocs={guides} />);
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/search');
    expect(within(form).getByRole('searchbox', { name: 'Search' })).toHaveValue('add price rules');
    expect(within(form).getByRole('searchbox')).toHaveAttribute('name', 'q');
  });

  it('suggests at most five', () => {
    expect(suggestPages('/docs/reports/report', sidebar)).toHaveLength(5);
  });

  it('never suggests unlisted pages (VIS-03)', () => {
    expect(
      suggestPages('/docs/cleveressentials/pricing/old-price-rule', sidebar).map(({ label }) => label),
    ).not.toContain('Old price rules');
  });

  it('offers entry points when nothing is close, and in the server’s HTML that serves every path', () => {
    render(<NotFound path="/qqq/zzz" pagesBesideDocs={guides} />);
    expect(screen.getByRole('heading', { name: 'Good places to start' })).toBeVisible();
    expect(renderToString(<NotFound path={wanted} pagesBesideDocs={guides} />)).not.toContain('add-a-price-rule');
  });
});

it.each([
  ['/docs/categroy/credit-card', '/docs/category/credit-cards', '/docs/reports/report-1'],
  [
    '/docs/cleveressentials/pricing/set-base-prices',
    '/docs/cleveressentials/pricing/set-a-base-price',
    '/docs/cleveressentials/pricing/',
  ],
  ['/base-price', '/docs/cleveressentials/pricing/set-a-base-price', '/docs/category/credit-cards'],
])('%s is closer to %s than to %s', (path, near, far) => {
  expect(pathLikeness(path, near)).toBeGreaterThan(pathLikeness(path, far));
});

it.each([
  ['/docs/a/video-turorials/', 'video turorials'],
  ['/docs/x/old_page.html', 'old page'],
  ['/%E0%A4%A', 'E0 A4 A'],
  ['/', ''],
])('RTE-15 the query for %s is "%s"', (path, query) => {
  expect(queryFor(path)).toBe(query);
});
