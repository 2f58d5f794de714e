import type { SearchRecord } from '../../../src/shared/search-record';

/** Pages as the build makes records of them. */
export function makeRecord(
  change: Partial<SearchRecord> & { page?: string; area?: string; heading?: string; path?: string } = {},
): SearchRecord {
  const { page = 'Refund a purchase', area = 'Revenue assurance', heading, path = '/docs/refunds', ...rest } = change;
  const anchor = heading === undefined ? null : heading.toLowerCase().replaceAll(' ', '-');
  const url = anchor === null ? path : `${path}#${anchor}`;
  return {
    objectID: url,
    url,
    url_without_anchor: path,
    anchor,
    type: heading === undefined ? 'lvl1' : 'lvl2',
    hierarchy: { lvl0: area, lvl1: page, lvl2: heading ?? null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: 'Open the purchase and choose Refund. The money goes back to the card.',
    description: heading === undefined ? 'How to give money back.' : null,
    keywords: [],
    questions: [],
    weight: { pageRank: 0, level: heading === undefined ? 90 : 80, position: 0 },
    lang: 'en',
    language: 'en',
    version: 'current',
    docusaurus_tag: 'docs-default-current',
    ...rest,
  };
}

export const sampleRecords: SearchRecord[] = [
  makeRecord(),
  makeRecord({ heading: 'Partial refunds', content: 'Choose the item that the customer returns.' }),
  makeRecord({
    page: 'Payout schedule',
    area: 'Clearing and payouts',
    path: '/docs/payouts',
    content: 'A payout is made once a month when the balance is above the minimum.',
    description: 'When payouts are made.',
  }),
  makeRecord({
    page: 'Payout schedule',
    area: 'Clearing and payouts',
    path: '/docs/payouts',
    heading: 'Negative balance',
    content: 'A negative balance is carried forward to the next month.',
  }),
  makeRecord({
    page: 'License keys',
    area: 'Delivery',
    path: '/docs/keys',
    content: 'A license key is sent after payment.\nUpload keys to a list.',
    description: 'How keys reach customers.',
  }),
  makeRecord({
    page: 'The <Image> component',
    area: 'Guides',
    path: '/guides/image',
    content: 'Use <script>alert(1)</script> & more.',
    description: null,
    docusaurus_tag: 'docs-guides-current',
  }),
];
