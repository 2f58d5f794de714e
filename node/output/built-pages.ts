import { readFileSync } from 'node:fs';
import { PageHtmlReader } from '../checks/read-html';
import type { PageHtml } from '../checks/read-html';
import { inlineScripts, scriptHash } from '../hosting/inline-scripts';
import { ArticleReader } from '../markdown/article-reader';
import type { Twins } from '../markdown/twins';
import { PageTextReader } from '../search/page-text';
import type { PageText } from '../search/page-text';
import { digestOf } from './digest';
import { feedReaders } from './html-reader';
import { PageCache } from './page-cache';

/** What is known of one built page. */
export interface BuiltPage {
  html: PageHtml;
  /** `null`: the page has none. */
  title: string | null;
  /** `sha256-…` of each inline script, for the security policy. */
  scriptHashes: string[];
  /** Digest of the Markdown twin; `null`: the page has none. */
  twin: string | null;
}

/** A page with what is searched, which is most of it and is not kept in memory; `null`: the page has no title. */
export interface ReadPage extends Omit<BuiltPage, 'title'> {
  text: PageText | null;
}

export interface BuiltPagesInput {
  /** HTML files by path of their page. */
  files: ReadonlyMap<string, string>;
  /** Of the code that reads pages: what another version has kept is not used. */
  version: string;
  /** Where the Markdown twins of pages are written. */
  twins: Pick<Twins, 'has' | 'keep' | 'write'>;
  /** Takes the text of each page, in the order of `files`. */
  onText: (route: string, text: PageText | null) => void;
}

/**
 * Reads every built page, by its path, in the order of `files`. A page whose HTML has not changed since the build before
 * is not parsed again (`PageCache`). Its Markdown twin is written while it is parsed, and only its digest is kept; its
 * text is handed over. A cache or a twin that is missing or damaged costs time only. Fails when a page has no file, or
 * when the cache cannot be written.
 */
export function readBuiltPages({ files, version, twins, onText }: BuiltPagesInput): Map<string, BuiltPage> {
  // All digests first: a page that is missing fails before anything is written.
  const sources = [...files].map(([route, file]) => ({ route, file, digest: digestOf(readFileSync(file)) }));
  const cache = new PageCache(version, new Set(sources.map(({ digest }) => digest)));
  const built = new Map<string, BuiltPage>();
  // Most links and ids stand on every page: each is in memory once.
  const strings = new Map<string, string>();
  const once = (text: string): string => {
    const known = strings.get(text);
    if (known === undefined) strings.set(text, text);
    return known ?? text;
  };
  try {
    for (const { route, file, digest } of sources) {
      const known = cache.get(digest);
      const page =
        known && hasTwin(known, route, twins)
          ? known
          : cache.add(digest, parsePage({ source: readFileSync(file, 'utf8'), route, twins }));
      const { text, html, scriptHashes, twin } = page;
      onText(route, text);
      built.set(route, {
        html: { ...html, links: html.links.map(once), ids: new Set(Array.from(html.ids, once)) },
        title: text?.title ?? null,
        scriptHashes: scriptHashes.map(once),
        twin,
      });
    }
    cache.finish();
  } finally {
    cache.close();
  }
  return built;
}

/** Whether the twin is there as it should be. */
function hasTwin({ twin }: ReadPage, route: string, twins: BuiltPagesInput['twins']): boolean {
  return twin === null || !twins.has(route) || twins.keep(route, twin);
}

interface ParseInput extends Pick<BuiltPagesInput, 'twins'> {
  source: string;
  route: string;
}

function parsePage({ source, route, twins }: ParseInput): ReadPage {
  const html = new PageHtmlReader();
  const text = new PageTextReader();
  const article = twins.has(route) ? new ArticleReader() : null;
  feedReaders(source, article ? [html, text, article] : [html, text]);
  const scriptHashes = inlineScripts(source).map(scriptHash);
  const found = article?.finish() ?? null;
  const twin = found && twins.write(route, found);
  return { html: html.page, text: text.finish(), scriptHashes, twin };
}
