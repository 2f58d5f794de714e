import { Feed } from 'feed';
import { changelog } from '../../src/shared/changelog';
import type { Changelog } from '../../src/shared/changelog';
import { feedEntries } from '../../src/shared/constants';
import { rewriteHtmlAddresses } from '../../src/shared/html-addresses';
import { site } from '../../src/shared/site';
import { runQuery } from '../base/query';
import type { Graphql } from '../base/query';
import { absolute } from '../reading/markdown/article';
import { escapeXml, withoutControls } from './escape-xml';
import type { OutputWriter } from './output-writer';

export type FeedEntry = Queries.ChangelogFeedQuery['newestChanges'][number];

const query = /* GraphQL */ `
  query ChangelogFeed($limit: Int!) {
    newestChanges(limit: $limit) {
      path
      id
      date
      kind
      area
      title
      html
    }
  }
`;

/** Writes the newest changelog entries as Atom, RSS and JSON feeds. `base` is the site URL with base path. */
export async function writeChangelogFeed(
  graphql: Graphql,
  writer: Pick<OutputWriter, 'write'>,
  base: string,
): Promise<void> {
  if (changelog === null) return;
  const { newestChanges } = await runQuery<Queries.ChangelogFeedQuery>(graphql, query, { limit: feedEntries });
  if (newestChanges.length === 0) return;
  const texts = renderFeeds(newestChanges, base, changelog);
  for (const format of ['atom', 'rss', 'json'] as const)
    writer.write(changelog.feeds[format].path.slice(1), texts[format]);
}

/** Renders the feed of the newest entries in each format. */
export function renderFeeds(
  entries: readonly FeedEntry[],
  base: string,
  log: Changelog,
): Record<keyof Changelog['feeds'], string> {
  // Readers take the titles of Atom and RSS for HTML, those of JSON for text.
  const atom = makeFeed(entries, base, log, { title: escapeXml }).atom1();
  // The library decodes `&amp;` before it escapes a text, and escapes only `&` in attributes.
  const rss = makeFeed(entries, base, log, {
    title: escapeXml,
    category: (text) => text.replaceAll('&', '&amp;'),
  }).rss2();
  return {
    atom: withoutControls(atom).replace(/ (?:label|term)="[^"]*"/g, (text) => text.replaceAll('<', '&lt;')),
    rss: withoutControls(rss),
    json: makeFeed(entries, base, log).json1(),
  };
}

interface FeedEscapes {
  title?: (text: string) => string;
  category?: (text: string) => string;
}

function makeFeed(
  entries: readonly FeedEntry[],
  base: string,
  { path: logPath, feeds: { atom, rss, json } }: Changelog,
  { title: writeTitle = String, category: writeCategory = String }: FeedEscapes = {},
): Feed {
  const feed = new Feed({
    id: base + logPath,
    link: base + logPath,
    title: `${site.siteTitle}: changelog`,
    description: `What is new in ${site.product.name}.`,
    language: 'en',
    updated: instantOf(entries[0]?.date ?? '1970-01-01'),
    generator: false,
    author: { name: site.product.name },
    feedLinks: { atom: base + atom.path, rss: base + rss.path, json: base + json.path },
  });
  for (const { path, id, date, kind, area, title, html } of entries) {
    const address = `${base}${encodeURI(path)}#${id}`;
    feed.addItem({
      id: address,
      link: address,
      title: writeTitle(title),
      date: instantOf(date),
      published: instantOf(date),
      category: [kind, area].map(writeCategory).map((name) => ({ name, term: name })),
      content: withAbsoluteUrls(html, base, base + encodeURI(path)),
    });
  }
  return feed;
}

/** Entries have a date but no time. */
function instantOf(date: string): Date {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`);
}

/** Feed readers cannot resolve addresses, so they become absolute. */
function withAbsoluteUrls(html: string, base: string, page: string): string {
  const resolve = (address: string): string => absolute(/^\/(?!\/)/.test(address) ? base + address : address, page);
  // The library ends a CDATA section at the second `]]>`.
  return rewriteHtmlAddresses(html, resolve).replaceAll(']]>', ']]&gt;');
}
