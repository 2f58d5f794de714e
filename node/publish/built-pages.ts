import { readFileSync } from 'node:fs';
import type { PageHtml } from './checks/read-html';
import { inlineScripts, scriptHash } from './hosting/inline-scripts';
import type { Twins } from './markdown/twins';
import type { PageText } from './search/page-text';
import { digestOf } from '../base/digest';
import { PageCache } from './page-cache';
import { parsePage } from './parse-page';
import { ReadAhead } from './read-ahead';
import type { ReadAheadOptions } from './read-ahead';

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

/** What is kept of a page between builds, with what is searched, which is most of it; `null`: the page has no title. */
export interface ReadPage extends Omit<BuiltPage, 'title' | 'scriptHashes'> {
  text: PageText | null;
}

export interface BuiltPagesInput extends ReadAheadOptions {
  /** HTML files by path of their page. */
  files: ReadonlyMap<string, string>;
  /** Of the code that reads pages: what another version has kept is not used. */
  version: string;
  /** Where the Markdown twins of pages are written. */
  twins: Pick<Twins, 'has' | 'fileOf' | 'keep' | 'write'>;
  /** Takes the text of each page, in the order of `files`. */
  onText: (route: string, text: PageText | null) => void;
}

/**
 * Reads every built page, by its path, in the order of `files`. A page whose HTML has not changed since the build before
 * is not parsed again (`PageCache`). Its Markdown twin is written while it is parsed, and only its digest is kept; its
 * text is handed over. Many new pages are read by several threads. A cache or a twin that is missing or damaged costs
 * time only. Fails when a page has no file, or when the cache cannot be written.
 */
export function readBuiltPages(input: BuiltPagesInput): Map<string, BuiltPage> {
  const { files, version, twins, onText } = input;
  // Most of these stand on every page: each is made once, and is in memory once.
  const hashOf = remember(scriptHash);
  const once = remember((text) => text);
  // All digests first: a page that is missing fails before anything is written.
  const sources = [...files].map(([route, file]) => {
    const source = readFileSync(file, 'utf8');
    return {
      route,
      file,
      digest: digestOf(withoutCompilation(source)),
      scriptHashes: inlineScripts(source).map(hashOf),
    };
  });
  const cache = new PageCache(version, new Set(sources.map(({ digest }) => digest)));
  const built = new Map<string, BuiltPage>();
  const unread = new Map(
    sources
      .filter(({ digest }) => !cache.has(digest))
      .map(({ route, file, digest }) => [digest, { file, digest, twinFile: twins.fileOf(route) }]),
  );
  const ahead = new ReadAhead([...unread.values()], input);
  try {
    for (const { route, file, digest, scriptHashes } of sources) {
      ahead.claim(digest);
      for (const read of ahead.take()) cache.addLine(read.digest, read.line);
      const known = cache.get(digest);
      const page = known && hasTwin(known, route, twins) ? known : cache.add(digest, readPage(file, route, twins));
      const { text, html, twin } = page;
      onText(route, text);
      built.set(route, {
        html: { ...html, links: html.links.map(once), ids: new Set(Array.from(html.ids, once)) },
        title: text?.title ?? null,
        scriptHashes,
        twin,
      });
    }
    cache.finish();
  } finally {
    ahead.close();
    cache.close();
  }
  return built;
}

/** webpack names the first build after a cold one differently; nothing that is read of a page depends on it. */
function withoutCompilation(source: string): string {
  return source.replace(/___webpackCompilationHash="[^"]*"/, '');
}

/** The same function, which answers a text that it knows from memory. */
function remember(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    known.set(text, made);
    return made;
  };
}

/** Whether the twin is there as it should be. */
function hasTwin({ twin }: ReadPage, route: string, twins: BuiltPagesInput['twins']): boolean {
  return twin === null || !twins.has(route) || twins.keep(route, twin);
}

function readPage(file: string, route: string, twins: BuiltPagesInput['twins']): ReadPage {
  const { page, markdown } = parsePage(readFileSync(file, 'utf8'), twins.has(route));
  if (markdown !== null) twins.write(route, markdown);
  return page;
}
