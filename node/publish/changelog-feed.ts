import { Feed } from 'feed';
import { changelog } from '../../src/shared/constants';
import type { ChangelogEntry } from '../../src/shared/content-tree';
import { isBelowPath } from '../../src/shared/paths';
import { settings } from '../../src/shared/settings';
import { runQuery } from '../base/query';
import type { Graphql } from '../base/query';
import { escapeXml, withoutControls } from './escape-xml';
import type { OutputWriter } from './output-writer';
import type { SitePage } from './site-pages';

/** An entry and the path of its page. */
export interface FeedEntry extends ChangelogEntry {
  path: string;
}

const query = /* GraphQL */ `
  query ChangelogFeed($paths: [String]!) {
    allDoc(filter: { path: { in: $paths } }) {
      nodes {
        path
        changelogEntries {
          id
          date
          kind
          area
          title
          html
        }
      }
    }
  }
`;

/** Writes the newest changelog entries as Atom, RSS and JSON feeds. `base` is the site URL with base path. */
export async function writeChangelogFeed(
  graphql: Graphql,
  writer: Pick<OutputWriter, 'write'>,
  { pages, base }: { pages: readonly SitePage[]; base: string },
): Promise<void> {
  const paths = pages
    .filter((page) => page.kind === 'doc' && !page.isHidden && isBelowPath(page.path, changelog.path))
    .map(({ path }) => path);
  if (paths.length === 0) return;
  const { allDoc } = await runQuery<Queries.ChangelogFeedQuery>(graphql, query, { paths });
  const entries = allDoc.nodes.flatMap(({ path, changelogEntries }) =>
    changelogEntries.map((entry): FeedEntry => ({ ...entry, path })),
  );
  const { atom, rss, json } = changelog.feeds;
  const feeds = renderFeeds(entries, base);
  writer.write(atom.path.slice(1), feeds.atom);
  writer.write(rss.path.slice(1), feeds.rss);
  writer.write(json.path.slice(1), feeds.json);
}

/** Renders the feed of the newest entries in each format. */
export function renderFeeds(entries: readonly FeedEntry[], base: string): Record<'atom' | 'rss' | 'json', string> {
  // Readers take the titles of Atom and RSS for HTML, those of JSON for text.
  const atom = makeFeed(entries, base, { title: escapeXml }).atom1();
  // The library decodes `&amp;` before it escapes a text, and escapes only `&` in attributes.
  const rss = makeFeed(entries, base, {
    title: escapeXml,
    category: (text) => text.replaceAll('&', '&amp;'),
  }).rss2();
  return {
    atom: withoutControls(atom).replace(/ (?:label|term)="[^"]*"/g, (text) => text.replaceAll('<', '&lt;')),
    rss: withoutControls(rss),
    json: makeFeed(entries, base).json1(),
  };
}

interface FeedEscapes {
  title?: (text: string) => string;
  category?: (text: string) => string;
}

function makeFeed(
  entries: readonly FeedEntry[],
  base: string,
  { title: writeTitle = String, category: writeCategory = String }: FeedEscapes = {},
): Feed {
  const newest = [...entries]
    .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id, 'en'))
    .slice(0, changelog.feedEntries);
  const { atom, rss, json } = changelog.feeds;
  const feed = new Feed({
    id: base + changelog.path,
    link: base + changelog.path,
    title: `${settings.siteTitle}: changelog`,
    description: `What is new in ${settings.product.name}.`,
    language: 'en',
    updated: instantOf(newest[0]?.date ?? '1970-01-01'),
    generator: false,
    author: { name: settings.product.name },
    feedLinks: { atom: base + atom.path, rss: base + rss.path, json: base + json.path },
  });
  for (const { path, id, date, kind, area, title, html } of newest) {
    const address = `${base}${encodeURI(path)}#${id}`;
    feed.addItem({
      id: address,
      link: address,
      title: writeTitle(title),
      date: instantOf(date),
      published: instantOf(date),
      category: [kind, area].map(writeCategory).map((name) => ({ name, term: name })),
      content: withAbsoluteUrls(html, base),
    });
  }
  return feed;
}

/** Entries have a date but no time. */
function instantOf(date: string): Date {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`);
}

/** Feed readers cannot resolve paths, so they become absolute. */
function withAbsoluteUrls(html: string, base: string): string {
  // The library ends a CDATA section at the second `]]>`.
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${base}/`).replaceAll(']]>', ']]&gt;');
}
