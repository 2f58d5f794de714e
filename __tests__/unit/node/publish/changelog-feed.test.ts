/** @jest-environment ./__tests__/setup/browser-environment.cjs */
import { changelog } from '../../../support/changelog';
import { renderFeeds } from '../../../../node/publish/changelog-feed';
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
const render = (entries: FeedEntry[]): string => renderFeeds(entries, base, changelog).atom;
const parse = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml');
/** What a reader shows of titles that are HTML. */
const shown = (html: string | null): string | null =>
  new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent;
const textsOf = (xml: string, selector: string): (string | null)[] =>
  [...parse(xml).querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('feed of the changelog', () => {
  it('CHG-04 has the entries in their order, with absolute addresses and whole dates', () => {
    const xml = render([entry({ id: 'b', date: '2024-06-01', title: 'Later' }), entry()]);
    expect(textsOf(xml, 'entry > title').map(shown)).toEqual(['Later', 'Pay & go']);
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

  it.each(['<b>Bold</b> & "co"', 'AT&amp;T &lt;/title&gt;', ']]> twice ]]>', "it's {x} \u001b[0m"])(
    'CHG-04 shows %s as it is in every format',
    (text) => {
      const printable = text.replace('\u001b', '');
      const html = '<pre>if (a[b[0]]>1 && c[d[0]]>2)</pre>';
      const { atom, rss, json } = renderFeeds([entry({ title: text, area: text, html })], base, changelog);
      for (const xml of [atom, rss]) expect(parse(xml).querySelector('parsererror')).toBeNull();
      expect(textsOf(atom, 'entry > title').map(shown)).toEqual([printable]);
      expect(textsOf(rss, 'item > title').map(shown)).toEqual([printable]);
      expect(textsOf(rss, 'item > category')).toEqual(['new', printable]);
      const terms = [...parse(atom).querySelectorAll('entry > category')].map((node) => node.getAttribute('term'));
      expect(terms).toEqual(['new', printable]);
      for (const selector of ['content', 'encoded'])
        for (const content of textsOf(selector === 'content' ? atom : rss, selector))
          expect(shown(content)).toBe('if (a[b[0]]>1 && c[d[0]]>2)');
      expect(JSON.parse(json)).toMatchObject({ items: [{ title: text, tags: ['new', text] }] });
    },
  );

  it('CHG-04 has absolute addresses below the base path, of places on the page of the entry too', () => {
    const html =
      '<a href="/docs/b#c">B</a> <a href="#below">C</a> <img src="/static/a.png" alt=""> <a href="//x.example/y">D</a>';
    const { json } = renderFeeds([entry({ html })], 'https://docs.example.com/help', changelog);
    expect(JSON.parse(json)).toMatchObject({
      items: [
        {
          content_html:
            '<a href="https://docs.example.com/help/docs/b#c">B</a> <a href="https://docs.example.com/help/docs/changelog/2024#below">C</a> <img src="https://docs.example.com/help/static/a.png" alt=""> <a href="https://x.example/y">D</a>',
        },
      ],
    });
  });

  it('CHG-04 is RSS and JSON too', () => {
    const { rss, json } = renderFeeds([entry({ html: ']]><p>A</p>' })], base, changelog);
    expect(parse(rss).querySelector('parsererror')).toBeNull();
    expect(textsOf(rss, 'item > link')).toEqual([`${base}/docs/changelog/2024#2024-05-02-a`]);
    expect(textsOf(rss, 'item > category')).toEqual(['new', 'Checkout']);
    expect(JSON.parse(json)).toMatchObject({
      feed_url: base + changelog.feeds.json.path,
      items: [{ title: 'Pay & go', content_html: ']]&gt;<p>A</p>', tags: ['new', 'Checkout'] }],
    });
  });
});
