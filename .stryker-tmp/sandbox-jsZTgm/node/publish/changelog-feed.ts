import { changelog } from '../../src/shared/constants';
import type { ChangelogEntry } from '../../src/shared/content-tree';
import { isBelowPath } from '../../src/shared/paths';
import { settings } from '../../src/shared/settings';
import { runQuery } from '../base/query';
import type { Graphql } from '../base/query';
import type { OutputWriter } from './output-writer';
import type { SitePage } from './site-pages';
import { escapeXml } from './escape-xml';

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

/** Writes the newest changelog entries as an Atom feed. `base` is the site URL with base path. */
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
  writer.write(changelog.feed.slice(1), renderFeed(entries, base));
}

/** Returns the feed as XML; empty without entries. */
export function renderFeed(entries: readonly FeedEntry[], base: string): string {
  const newest = [...entries]
    .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id, 'en'))
    .slice(0, changelog.feedEntries);
  const updated = instantOf(newest[0]?.date ?? '1970-01-01');
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${escapeXml(`${settings.siteTitle}: changelog`)}</title>
<id>${escapeXml(base + changelog.path)}</id>
<link href="${escapeXml(base + changelog.path)}"/>
<link rel="self" type="application/atom+xml" href="${escapeXml(base + changelog.feed)}"/>
<updated>${updated}</updated>
<author><name>${escapeXml(settings.product.name)}</name></author>
${newest.map((entry) => renderEntry(entry, base)).join('\n')}
</feed>
`;
}

function renderEntry({ path, id, date, kind, area, title, html }: FeedEntry, base: string): string {
  const address = escapeXml(`${base}${encodeURI(path)}#${id}`);
  return `<entry>
<title>${escapeXml(title)}</title>
<id>${address}</id>
<link href="${address}"/>
<published>${instantOf(date)}</published>
<updated>${instantOf(date)}</updated>
<category term="${escapeXml(kind)}"/>
<category term="${escapeXml(area)}"/>
<content type="html">${escapeXml(withAbsoluteUrls(html, base))}</content>
</entry>`;
}

/** Entries have a date but no time. */
function instantOf(date: string): string {
  return `${date.slice(0, 10)}T00:00:00Z`;
}

/** Feed readers cannot resolve paths, so they become absolute. */
function withAbsoluteUrls(html: string, base: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${base}/`);
}
