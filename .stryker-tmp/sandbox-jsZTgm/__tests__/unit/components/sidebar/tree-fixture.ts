import type { SidebarItem } from '../../../../src/shared/sidebar';

/** A small sidebar with every kind of item. */
export const tree: SidebarItem[] = [
  {
    label: 'Get started',
    path: '/docs/category/get-started',
    items: [
      { label: 'Quick start guide', path: '/docs/get-started/quick-start-guide' },
      {
        label: 'Manage users',
        path: '/docs/get-started/manage-users/',
        items: [{ label: 'Privileges', path: '/docs/get-started/manage-users/privileges' }],
      },
    ],
  },
  {
    label: 'Checkout',
    path: '/docs/checkout/',
    items: [
      { label: 'Checkout flows', path: '/docs/checkout/flows' },
      { label: 'Old checkout', path: '/docs/checkout/old', unlisted: true },
    ],
  },
  { label: 'Tools', items: [{ label: 'Link generator', path: '/docs/tools/links' }] },
  {
    label: 'Open group',
    path: '/docs/open',
    collapsed: false,
    items: [{ label: 'Inside', path: '/docs/open/inside' }],
  },
  { label: 'Empty with page', path: '/docs/empty', items: [] },
  { label: 'Empty without page', items: [{ label: 'Secret', path: '/docs/secret', unlisted: true }] },
  {
    label: 'Unlisted index',
    path: '/docs/hidden-index/',
    unlisted: true,
    items: [{ label: 'Listed child', path: '/docs/hidden-index/child' }],
  },
  { label: 'Status page', path: 'https://status.example.com/' },
];
