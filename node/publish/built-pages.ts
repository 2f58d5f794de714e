import { readFileSync } from 'node:fs';
import { digestOf } from '../base/digest';
import { DiskCache } from '../base/disk-cache';
import type { PageFacts } from '../reading/page-facts';
import { inlineScripts, scriptHash } from './hosting/inline-scripts';
import type { PageReading } from '../reading/page-reading';
import { readHtml, showsMoreThanContent } from '../reading/read-html';
import type { ContentReading } from './content-readings';

/** The data of a built page that stays in memory. */
export interface BuiltPage {
  facts: PageFacts;
  title: string | null;
  /** `sha256-…` of each inline script, for the Content-Security-Policy. */
  scriptHashes: string[];
}

export interface BuiltPagesInput {
  /** HTML files by page path. */
  files: ReadonlyMap<string, string>;
  /** Returns what a page says without its HTML; null if that is not known. */
  readContent: (path: string) => ContentReading | null;
  /** Version of the code that reads pages; entries of another version are ignored. */
  version: string;
  /**
   * Receives the text and Markdown of each page in the order of `files`, because together they are too large to keep.
   */
  onRead: (path: string, reading: Pick<PageReading, 'text' | 'markdown'>) => void;
  /** Receives what was thrown while a page was read; the page is left out. */
  onFailure: (path: string, cause: unknown) => void;
}

/**
 * Reads every built page in the order of `files`, its HTML only where that shows more than its content. Checks, search and
 * Markdown ask the same reading. Parsed pages whose HTML has not changed come from the cache.
 * @throws if a page has no file
 */
export function readBuiltPages({
  files,
  readContent,
  version,
  onRead,
  onFailure,
}: BuiltPagesInput): Map<string, BuiltPage> {
  const cache = new DiskCache<PageReading>('built-pages');
  // Most scripts, links and ids occur on every page, so share one copy of each.
  const hashOf = memoize(scriptHash);
  const once = memoize((text) => text);
  const pages = new Map<string, BuiltPage>();
  const keys: string[] = [];
  for (const [path, file] of files) {
    const source = readFileSync(file, 'utf8');
    try {
      const known = showsMoreThanContent(source) ? null : readContent(path);
      const { facts, text, markdown } =
        known?.isPartial === false
          ? { ...known, markdown: known.markdown() }
          : readParsed(cache, keys, version, source);
      onRead(path, { text, markdown });
      const shared = { ...facts, links: facts.links.map(once), ids: facts.ids.map(once) };
      pages.set(path, { facts: shared, title: text?.title ?? null, scriptHashes: inlineScripts(source).map(hashOf) });
    } catch (cause) {
      onFailure(path, cause);
    }
  }
  cache.prune(keys);
  return pages;
}

function readParsed(cache: DiskCache<PageReading>, keys: string[], version: string, source: string): PageReading {
  const key = digestOf(version + withoutCompilation(source));
  keys.push(key);
  return cache.read(key) ?? readAndKeep(cache, key, source);
}

function readAndKeep(cache: DiskCache<PageReading>, key: string, source: string): PageReading {
  const reading = readHtml(source);
  cache.write(key, reading);
  // Parsed strings are slices, each of which would keep the whole source in memory.
  return structuredClone(reading);
}

/**
 * Removes webpack's compilation hash, which differs in the first build after a cold one and affects nothing that is
 * read.
 * @reach gatsby: writes the hash of the compilation as `___webpackCompilationHash="…"`; pages are read again in the
 *   second build: `site/reaches.test.ts`
 */
function withoutCompilation(source: string): string {
  return source.replace(/___webpackCompilationHash="[^"]*"/, '');
}

/** Memoizes a function of text. */
function memoize(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const made = known.get(text) ?? make(text);
    known.set(text, made);
    return made;
  };
}
