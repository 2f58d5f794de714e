import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Content } from '../../../../src/components/content/Content';
import { newChanges } from '../../../../site/changelog/new-changes';
import { makeContent } from '../../../support/page-content';

const change = (title: string, date: string, kind: string, area: string) => ({
  ...{ title, date, kind, area, to: `/docs/changelog/2024#${title.toLowerCase()}` },
  html: `<p>Text of ${title}</p>`,
});

const changes = [
  change('Wallets', '2024-03-02', 'new', 'Checkout'),
  change('Menus', '2024-02-02', 'fixed', 'Analytics'),
  change('Links', '2024-01-02', 'fixed', 'Checkout'),
];

const show = () =>
  act(async () => {
    const node = { name: 'NewChanges', props: {}, children: [] };
    render(<Content page={makeContent([node], { siteData: { NewChanges: changes } })} />);
  });

const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe('the newest changes', () => {
  it('are a timeline with label, area, day, text and the address of each entry', async () => {
    await show();
    expect(titles()).toEqual(['Wallets', 'Menus', 'Links']);
    expect(screen.getByRole('link', { name: 'Wallets' })).toHaveAttribute('href', '/docs/changelog/2024#wallets');
    expect(screen.getByText('2 March 2024')).toBeVisible();
    expect(screen.getByText('Text of Menus')).toBeVisible();
  });

  it('can be filtered by area and label, and say how many there are', async () => {
    await show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Checkout');
    expect(titles()).toEqual(['Wallets', 'Links']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Label' }), 'Fixed');
    expect(titles()).toEqual(['Links']);
    expect(screen.getByRole('status')).toHaveTextContent('1 change');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'All areas');
    expect(titles()).toEqual(['Menus', 'Links']);
  });

  it('are left to the pages of the years by search', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Menus' }).closest('[data-search-ignore]')).not.toBeNull();
  });

  it('are the first twenty entries of the changelog', async () => {
    const listed = Array.from({ length: 30 }, (_, index) => ({
      ...{ id: `e${index}`, path: '/docs/changelog/2024', date: '2024-01-01', kind: 'new', area: 'A', title: 'T' },
      html: '',
    })) as Awaited<ReturnType<Parameters<typeof newChanges>[1]>>;
    const found = (await newChanges({} as never, () => Promise.resolve(listed))) as { to: string }[];
    expect(found).toHaveLength(20);
    expect(found[0]?.to).toBe('/docs/changelog/2024#e0');
  });
});
