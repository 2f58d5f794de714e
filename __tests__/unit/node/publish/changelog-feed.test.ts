/** @jest-environment jsdom */
import { changelog } from '../../../../src/shared/constants';
import { makeFeed } from '../../../../node/publish/changelog-feed';
import type { FeedEntry } from '../../../../node/publish/changelog-feed';

const base = 'https://help.example.com/base';
const entry = (change: Partial<FeedEntry> = {}): FeedEntry => ({
  path: '/docs/changelog/2024',
  id: '2024-05-02-a',
  date: '2024-05-02',
  kind: 'new',
  area: 'Checkout',
  title: 'Pay & go',
  html: '<p>See <a href="/docs/a#b">A</a> and <a href="https://example.com/">it</a>.</p>',
  ...change,
});
const render = (entries: FeedEntry[]): string => makeFeed(entries, base).atom1();
const parse = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml');
const textsOf = (xml: string, selector: string): (string | null)[] =>
  [...parse(xml).querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('feed of the changelog', () => {
  it('CHG-04 has the newest entries first, with absolute addresses and whole dates', () => {
    const xml = render([entry(), entry({ id: 'b', date: '2024-06-01', title: 'Later' })]);
    expect(textsOf(xml, 'entry > title')).toEqual(['Later', 'Pay & go']);
    expect(textsOf(xml, 'entry > id')).toEqual([
      `${base}/docs/changelog/2024#b`,
      `${base}/docs/changelog/2024#2024-05-02-a`,
    ]);
    expect(textsOf(xml, 'feed > updated, entry > updated')).toEqual([
      '2024-06-01T00:00:00.000Z',
      '2024-06-01T00:00:00.000Z',
      '2024-05-02T00:00:00.000Z',
    ]);
    expect(parse(xml).querySelector('feed > link[rel="self"]')?.getAttribute('href')).toBe(
      base + changelog.feeds.atom.path,
    );
  });

  it('CHG-04 links in the text are absolute', () => {
    expect(textsOf(render([entry()]), 'content')).toEqual([
      `<p>See <a href="${base}/docs/a#b">A</a> and <a href="https://example.com/">it</a>.</p>`,
    ]);
  });

  it('CHG-04 is limited, and well-formed whatever an entry says', () => {
    const many = Array.from({ length: changelog.feedEntries + 5 }, (_, index) =>
      entry({ id: `e${index}`, title: '<b>"&\'', html: ']]><script>' }),
    );
    const xml = render(many);
    expect(parse(xml).querySelector('parsererror')).toBeNull();
    expect(textsOf(xml, 'entry > title')).toHaveLength(changelog.feedEntries);
    expect(textsOf(render([]), 'entry')).toEqual([]);
  });

  it('CHG-04 is RSS and JSON too', () => {
    const feed = makeFeed([entry({ html: ']]><p>A</p>' })], base);
    const rss = feed.rss2();
    expect(parse(rss).querySelector('parsererror')).toBeNull();
    expect(textsOf(rss, 'item > link')).toEqual([`${base}/docs/changelog/2024#2024-05-02-a`]);
    expect(textsOf(rss, 'item > category')).toEqual(['new', 'Checkout']);
    expect(JSON.parse(feed.json1())).toMatchObject({
      feed_url: base + changelog.feeds.json.path,
      items: [{ title: 'Pay & go', content_html: ']]><p>A</p>', tags: ['new', 'Checkout'] }],
    });
  });
});
