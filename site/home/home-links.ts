import type { IconName } from 'help-portal/components';

interface HomeLink {
  label: string;
  to: string;
}

interface Area extends HomeLink {
  icon: IconName;
  text: string;
}

export const areas: readonly Area[] = [
  {
    label: 'Get started',
    to: '/docs/category/get-started',
    icon: 'rocket',
    text: 'Prepare your account, your people and your settings, then test and sell.',
  },
  {
    label: 'CleverEssentials',
    to: '/docs/category/cleveressentials',
    icon: 'layers',
    text: 'Products, prices, checkout, subscriptions, payments and reports.',
  },
  {
    label: 'Premium Solutions',
    to: '/docs/premium-solutions/',
    icon: 'sparkles',
    text: 'Automated emails, a shop for partners, and your own styling.',
  },
  {
    label: 'Desktop Tools',
    to: '/docs/category/desktop-tools',
    icon: 'monitor',
    text: 'Commerce Assistant and Business Intelligence, menu by menu.',
  },
];

export const popularTopics: readonly HomeLink[] = [
  { label: 'Quick start guide', to: '/docs/get-started/quick-start-guide' },
  { label: 'Link types', to: '/docs/cleveressentials/links/link-types' },
  { label: 'Notification types', to: '/docs/cleveressentials/data-and-analytics/notifications/notification-types' },
  { label: 'BI reports', to: '/docs/desktop-tools/bi-help/bi-configure-and-manage-reports' },
];

export const roles: readonly { role: string; tasks: readonly HomeLink[] }[] = [
  {
    role: 'Commerce',
    tasks: [
      { label: 'Add a product', to: '/docs/cleveressentials/products/set-up-your-products/add-a-product/' },
      { label: 'Set a base price', to: '/docs/cleveressentials/pricing/set-a-base-price' },
      { label: 'Improve your checkout', to: '/docs/cleveressentials/checkout/' },
    ],
  },
  {
    role: 'Marketing',
    tasks: [
      { label: 'Run a promotion', to: '/docs/cleveressentials/customer-incentives/promotions-and-coupon-codes' },
      { label: 'Win back abandoned carts', to: '/docs/cleveressentials/revenue-assurance/prevent-cart-abandonment' },
      {
        label: 'Track revenue by campaign',
        to: '/docs/cleveressentials/data-and-analytics/track-revenue/about-revenue-tracking',
      },
    ],
  },
  {
    role: 'Finance',
    tasks: [
      { label: 'Read a clearing document', to: '/docs/cleveressentials/clearing-and-payouts/about-clearing-documents' },
      { label: 'Know when you are paid', to: '/docs/cleveressentials/clearing-and-payouts/payout-schedule' },
      {
        label: 'Understand sales tax',
        to: '/docs/cleveressentials/payments-taxes/tax-and-compliance/manage-international-taxation',
      },
    ],
  },
  {
    role: 'Customer support',
    tasks: [
      { label: 'Find an order', to: '/docs/get-transparency-about-transactions/' },
      {
        label: 'Change a subscription',
        to: '/docs/cleveressentials/subscriptions/manage-subscriptions/view-and-manage-subscription-details',
      },
      { label: 'Answer a chargeback', to: '/docs/cleveressentials/revenue-assurance/chargeback-process' },
    ],
  },
  {
    role: 'Development',
    tasks: [
      { label: 'Receive notifications', to: '/docs/cleveressentials/data-and-analytics/notifications/' },
      { label: 'Generate license keys', to: '/docs/cleveressentials/delivery/generate-license-keys' },
      { label: 'Build links with parameters', to: '/docs/cleveressentials/links/configure-links-using-url-parameters' },
    ],
  },
];

/** Stops of the life of a sale, in its order. */
export const saleStops: readonly (HomeLink & { text: string })[] = [
  { label: 'Product', to: '/docs/category/products-and-selections', text: 'What you sell, in which variants' },
  { label: 'Checkout', to: '/docs/cleveressentials/checkout/', text: 'From the link to the cart' },
  { label: 'Payment', to: '/docs/category/payments-and-taxes', text: 'Options, taxes and rules' },
  { label: 'Delivery', to: '/docs/cleveressentials/delivery/', text: 'Keys, files and emails' },
  { label: 'Renewal', to: '/docs/category/subscriptions', text: 'Subscriptions over time' },
  { label: 'Payout', to: '/docs/cleveressentials/clearing-and-payouts/', text: 'What you get, and when' },
];
