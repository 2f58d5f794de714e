import { elementsIn, parseHtml } from '../../node/reading/parse';
import { readPages } from './support/pages';

/** Elements that a page may have: each is styled, laid out and hydrated. */
const limit = 700;

/** Pages that may have more, and how many: what they list, draw or highlight is what they are for. */
const larger: Readonly<Record<string, number>> = {
  // Every component that writers have.
  '/guides/example': 1300,
  '/guides/technical-communication-team/content-example': 950,
  // A row or card for each measure, and a sidebar with an entry for each.
  '/docs/category/measures': 850,
  '/docs/desktop-tools/bi-help/measures/descriptions-of-measures': 1150,
  '/docs/desktop-tools/bi-help/measures/measures-overview': 1150,
  // A row for each limit.
  '/docs/about-clever-commerce/limits-and-defaults': 950,
  // A row for each payment option, in three tables.
  '/docs/cleveressentials/payments-taxes/payment-options/about-payment-options': 750,
  // Reference tables with drawings.
  '/docs/desktop-tools/bi-help/bi-example-reports': 950,
  '/guides/flow-charts-for-notification-events': 950,
  // Reference tables with messages or scripts in full, each token an element.
  '/docs/cleveressentials/data-and-analytics/notifications/notification-fields': 1750,
  '/docs/get-started/tutorials/a-license-server': 2250,
  '/docs/cleveressentials/subscriptions/subscription-management-portal/subscription-portal-integration': 850,
  '/docs/cleveressentials/api/': 800,
  '/docs/cleveressentials/api/quote-calls': 750,
  '/docs/cleveressentials/api/requests-to-your-server': 800,
  '/docs/cleveressentials/api/session-link': 900,
  '/docs/cleveressentials/api/subscription-calls': 750,
  '/docs/cleveressentials/data-and-analytics/add-notifications': 750,
  '/docs/cleveressentials/delivery/generate-license-keys': 750,
  '/docs/cleveressentials/subscriptions/subscription-notifications-tracking': 900,
  '/docs/data-and-analytics/track-customer-behavior/integrate-google-tag-manager': 850,
};

function countElements(html: string): number {
  return [...elementsIn(parseHtml(html))].length;
}

const counts = readPages().map(({ path, html }) => ({ path, elements: countElements(html) }));

describe('elements of a page', () => {
  it(`are at most ${limit}, or those of the exception`, () => {
    expect(counts.length).toBeGreaterThan(400);
    const over = counts
      .filter(({ path, elements }) => elements > (larger[path] ?? limit))
      .sort((a, b) => b.elements - a.elements)
      .map(({ path, elements }) => `${path}: ${elements}`);
    expect(over).toEqual([]);
  });

  it.each(Object.keys(larger))('%s still needs its exception', (exception) => {
    expect(counts.find(({ path }) => path === exception)?.elements).toBeGreaterThan(limit);
  });
});
