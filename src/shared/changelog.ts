import { isBelowPath } from './paths';
import { site } from './site';

interface Feed {
  path: string;
  type: string;
}

/** The path of the changelog and the feeds of its newest entries. */
export interface Changelog {
  path: string;
  feeds: Readonly<Record<'atom' | 'rss' | 'json', Feed>>;
}

export const changelog: Changelog | null = site.changelog && {
  path: site.changelog.path,
  feeds: {
    atom: { path: `${site.changelog.path}/feed.xml`, type: 'application/atom+xml' },
    rss: { path: `${site.changelog.path}/rss.xml`, type: 'application/rss+xml' },
    json: { path: `${site.changelog.path}/feed.json`, type: 'application/feed+json' },
  },
};

/** Returns the feeds that the page at a path belongs to: those of the changelog on its pages, otherwise none. */
export function feedsOf(path: string): readonly Feed[] {
  return changelog !== null && isBelowPath(path, changelog.path) ? Object.values(changelog.feeds) : [];
}
