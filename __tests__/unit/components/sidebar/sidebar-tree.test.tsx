import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { SidebarTree } from '../../../../src/components/sidebar/SidebarTree';
import { useExpansion } from '../../../../src/components/sidebar/useExpansion';
import type { SidebarItem } from '../../../../src/shared/sidebar';
import { tree } from './tree-fixture';

function Tree({ path }: { path: string }) {
  return <SidebarTree items={tree} path={path} expansion={useExpansion(tree, path)} />;
}

const caret = (label: string) => screen.getByRole('button', { name: new RegExp(`sidebar category '${label}'$`) });
const link = (name: string) => screen.queryByRole('link', { name });
const theLink = (name: string) => screen.getByRole('link', { name });

/** Whether the last click on a link was left to the browser and the navigation. */
let followed: string | null = null;

function follow(event: Event): void {
  if (event.target instanceof Element && !event.defaultPrevented) {
    followed = event.target.closest('a')?.getAttribute('href') ?? null;
  }
  event.preventDefault();
}

beforeEach(() => {
  followed = null;
  document.addEventListener('click', follow);
});
afterEach(() => document.removeEventListener('click', follow));

describe('initial state', () => {
  it('SBR-05 expands the categories on the way to the page, and no others', () => {
    render(<Tree path="/docs/get-started/manage-users/privileges" />);
    expect(caret('Get started')).toHaveAttribute('aria-expanded', 'true');
    expect(caret('Manage users')).toHaveAttribute('aria-expanded', 'true');
    expect(theLink('Privileges')).toHaveAttribute('aria-current', 'page');
    expect(caret('Checkout')).toHaveAttribute('aria-expanded', 'false');
  });

  it('SBR-05 expands the category that is the page, and what is configured to be open', () => {
    render(<Tree path="/docs/checkout" />);
    expect(caret('Checkout')).toHaveAttribute('aria-expanded', 'true');
    expect(caret('Open group')).toHaveAttribute('aria-expanded', 'true');
    expect(theLink('Inside')).toBeVisible();
  });

  it('SBR-13 SBR-15 collapsed branches are not in the document, so that nothing in them takes the focus', () => {
    const { container } = render(<Tree path="/docs/checkout/flows" />);
    expect(container.innerHTML).not.toContain('Privileges');
    expect(container.innerHTML).toContain('Checkout flows');
  });
});

describe('categories with a page', () => {
  it('SBR-07 a click on the label navigates and expands', async () => {
    render(<Tree path="/docs/open/inside" />);
    await userEvent.click(theLink('Get started'));
    expect(followed).toBe('/docs/category/get-started');
    expect(caret('Get started')).toHaveAttribute('aria-expanded', 'true');
  });

  it('SBR-07 a click on the label leaves an open category open, also from a child page', async () => {
    render(<Tree path="/docs/checkout/flows" />);
    await userEvent.click(theLink('Checkout'));
    expect(followed).toBe('/docs/checkout/');
    expect(caret('Checkout')).toHaveAttribute('aria-expanded', 'true');
  });

  it('SBR-07 on its own page the label toggles and does not navigate', async () => {
    render(<Tree path="/docs/checkout/" />);
    await userEvent.click(theLink('Checkout'));
    expect(followed).toBeNull();
    expect(caret('Checkout')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(theLink('Checkout'));
    expect(caret('Checkout')).toHaveAttribute('aria-expanded', 'true');
  });

  it('SBR-06 SBR-09 the caret names what it does, toggles its category only and never navigates', async () => {
    render(<Tree path="/docs/open/inside" />);
    expect(caret('Checkout')).toHaveAccessibleName("Expand sidebar category 'Checkout'");
    await userEvent.click(caret('Checkout'));
    expect(theLink('Checkout flows')).toBeVisible();
    expect(caret('Get started')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(caret('Checkout'));
    expect(link('Checkout flows')).toBeNull();
    expect(followed).toBeNull();
  });
});

describe('categories without a page', () => {
  it('SBR-08 the label is a button that toggles', async () => {
    render(<Tree path="/docs/open/inside" />);
    const label = screen.getByRole('button', { name: 'Tools' });
    expect(label).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(label);
    expect(label).toHaveAttribute('aria-expanded', 'true');
    expect(theLink('Link generator')).toBeVisible();
    expect(followed).toBeNull();
  });

  it('SBR-20 without script the label leads to the first page below', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<Tree path="/docs/open/inside" />);
    expect(within(html).getByRole('link', { name: 'Tools' })).toHaveAttribute('href', '/docs/tools/links');
    expect(within(html).queryByRole('button', { name: 'Tools' })).toBeNull();
  });
});

describe('navigation', () => {
  it('SBR-10 what the reader collapsed stays so until the path changes within it', async () => {
    const { rerender } = render(<Tree path="/docs/get-started/quick-start-guide" />);
    await userEvent.click(caret('Get started'));
    rerender(<Tree path="/docs/get-started/quick-start-guide" />);
    expect(caret('Get started')).toHaveAttribute('aria-expanded', 'false');
    rerender(<Tree path="/docs/checkout/flows" />);
    expect(caret('Get started')).toHaveAttribute('aria-expanded', 'false');
    rerender(<Tree path="/docs/get-started/manage-users/privileges" />);
    expect(caret('Get started')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('marks', () => {
  it('SBR-12 exactly one item is the page; its ancestors are active without being it', () => {
    const { container } = render(<Tree path="/docs/get-started/manage-users/privileges" />);
    expect(container.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(theLink('Get started')).toHaveAttribute('data-active');
    expect(theLink('Manage users')).toHaveAttribute('data-active');
    expect(theLink('Checkout')).not.toHaveAttribute('data-active');
  });

  it('RTE-08 paths are compared with case and without the final slash', () => {
    const { rerender } = render(<Tree path="/docs/get-started/manage-users" />);
    expect(theLink('Manage users')).toHaveAttribute('aria-current', 'page');
    rerender(<Tree path="/docs/Checkout/" />);
    expect(theLink('Checkout')).not.toHaveAttribute('aria-current');
  });
});

describe('what shows', () => {
  it('SBR-16 a category without visible children is a plain link, or absent without page', () => {
    render(<Tree path="/docs/open/inside" />);
    expect(theLink('Empty with page')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Empty with page/ })).toBeNull();
    expect(screen.queryByText('Empty without page')).toBeNull();
  });

  it('SBR-17 unlisted pages are hidden, except the open one and its ancestors', () => {
    const { rerender } = render(<Tree path="/docs/checkout/flows" />);
    expect(link('Old checkout')).toBeNull();
    rerender(<Tree path="/docs/checkout/old" />);
    expect(theLink('Old checkout')).toHaveAttribute('aria-current', 'page');
    rerender(<Tree path="/docs/secret" />);
    expect(screen.getByRole('button', { name: 'Empty without page' })).toHaveAttribute('aria-expanded', 'true');
    expect(theLink('Secret')).toHaveAttribute('aria-current', 'page');
  });

  it('VIS-04 the label of a category with an unlisted index page is no link', async () => {
    render(<Tree path="/docs/open/inside" />);
    expect(link('Unlisted index')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Unlisted index' }));
    expect(theLink('Listed child')).toBeVisible();
  });

  it('SBR-18 an external link opens in a new tab and says so', () => {
    render(<Tree path="/docs/open/inside" />);
    const external = screen.getByRole('link', { name: 'Status page (opens in new tab)' });
    expect(external).toHaveAttribute('target', '_blank');
    expect(external).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('SBR-22 carets work by keyboard, in visual order', async () => {
    render(<Tree path="/docs/open/inside" />);
    await userEvent.tab();
    expect(theLink('Get started')).toHaveFocus();
    await userEvent.tab();
    expect(caret('Get started')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(theLink('Quick start guide')).toHaveFocus();
  });
});

describe('a category of 60 entries or more', () => {
  const fees = (length: number): SidebarItem[] => [
    {
      label: 'Fees',
      path: '/docs/fees',
      items: Array.from({ length }, (_, index) => ({ label: `Fee ${index} per Order`, path: `/docs/fees/${index}` })),
    },
  ];

  function Fees({ length, path = '/docs/fees/0' }: { length: number; path?: string }) {
    const [items] = useState(() => fees(length));
    return <SidebarTree items={items} path={path} expansion={useExpansion(items, path)} />;
  }

  it('is filtered by words in any order and case below its label, and shows all again', async () => {
    render(<Fees length={60} />);
    const filter = screen.getByRole('searchbox', { name: "Filter 'Fees'" });
    await userEvent.type(filter, 'order 59');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Fees', 'Fee 59 per Order']);
    await userEvent.clear(filter);
    expect(screen.getAllByRole('link')).toHaveLength(61);
  });

  it('counts what was typed before the scripts came', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Fees length={30} />);
    container.querySelector('input')?.setAttribute('value', '29');
    render(<Fees length={30} />, { container, hydrate: true });
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
  });

  it('has no filter while it is collapsed, without script, nor with fewer entries', () => {
    const { unmount } = render(<Fees length={60} path="/docs/other" />);
    expect(screen.queryByRole('searchbox')).toBeNull();
    unmount();
    const short = render(<Fees length={29} />);
    expect(screen.queryByRole('searchbox')).toBeNull();
    short.unmount();
    render(<Fees length={30} />);
    expect(screen.getByRole('searchbox')).toHaveClass('needs-script');
  });
});
