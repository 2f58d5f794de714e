/** Icons from Lucide (ISC licence, as in `src/components/icons/LICENSE`), each as one path on a 24 × 24 grid. */
const paths = {
  package:
    'M11 21.73a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73zM12 22V12M3.3 7l7.703 4.734a2 2 0 0 0 1.994 0L20.7 7M7.5 4.27l9 5.15',
  tag: 'M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42zM7 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0',
  'shopping-cart':
    'M7 21a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M18 21a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M2.05 2.05h2l2.66 12.42a2 2 0 0 0 2 1.58h9.78a2 2 0 0 0 1.95-1.57l1.65-7.43H5.12',
  link: 'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
  truck:
    'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14M15 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  repeat: 'M17 2l4 4-4 4M3 11v-1a4 4 0 0 1 4-4h14M7 22l-4-4 4-4M21 13v1a4 4 0 0 1-4 4H3',
  'credit-card': 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2H4a2 2 0 0 1 -2 -2V7a2 2 0 0 1 2 -2M2 10L22 10',
  landmark: 'M3 22L21 22M6 18L6 11M10 18L10 11M14 18L14 11M18 18L18 11M12 2L20 7L4 7Z',
  'shield-check':
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
  'trending-up': 'M22 7L13.5 15.5L8.5 10.5L2 17M16 7L22 7L22 13',
  'chart-column': 'M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3',
  handshake:
    'M11 17l2 2a1 1 0 1 0 3-3M14 14l2.5 2.5a1 1 0 1 0 3-3l-3.88-3.88a3 3 0 0 0-4.24 0l-.88.88a1 1 0 1 1-3-3l2.81-2.81a5.79 5.79 0 0 1 7.06-.87l.47.28a2 2 0 0 0 1.42.25L21 4M21 3l1 11h-2M3 3 2 14l6.5 6.5a1 1 0 1 0 3-3M3 4h8',
  blocks:
    'M15 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1H15a1 1 0 0 1 -1 -1V4a1 1 0 0 1 1 -1M10 21V8a1 1 0 0 0-1-1H4a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-5a1 1 0 0 0-1-1H3',
  'code-xml': 'M18 16l4-4-4-4M6 8l-4 4 4 4M14.5 4l-5 16',
  'file-code':
    'M10 12.5 8 15l2 2.5M14 12.5l2 2.5-2 2.5M14 2v4a2 2 0 0 0 2 2h4M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7z',
} as const;

/** Icons of areas by their path; cards below an area have it too. */
export const areaIcons: Readonly<Record<string, string>> = {
  '/docs/category/products-and-selections': paths.package,
  '/docs/cleveressentials/pricing/': paths.tag,
  '/docs/cleveressentials/checkout/': paths['shopping-cart'],
  '/docs/cleveressentials/links/': paths.link,
  '/docs/cleveressentials/delivery/': paths.truck,
  '/docs/category/subscriptions': paths.repeat,
  '/docs/category/payments-and-taxes': paths['credit-card'],
  '/docs/cleveressentials/clearing-and-payouts/': paths.landmark,
  '/docs/category/revenue-assurance': paths['shield-check'],
  '/docs/cleveressentials/optimization/': paths['trending-up'],
  '/docs/category/data-and-analytics': paths['chart-column'],
  '/docs/category/partnerize': paths.handshake,
  '/docs/cleveressentials/integration-hub/': paths.blocks,
  '/docs/cleveressentials/api/': paths['code-xml'],
  '/docs/cleveressentials/web-files': paths['file-code'],
};
