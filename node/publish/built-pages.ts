import { readFileSync } from 'node:fs';
import { digestOf } from '../base/digest';
import { DiskCache } from '../base/disk-cache';
import { collectFacts } from './checks/page-facts';
import type { PageFacts } from './checks/page-facts';
import { inlineScripts, scriptHash } from './hosting/inline-scripts';
import { parseHtml } from './html/parse';
import { readArticle } from './markdown/article';
import { articleMarkdown } from './markdown/article-markdown';
import { readPageText } from './search/page-text';
import type { PageText } from './search/page-text';

/** What is read of one built page, and kept for the next build. */
interface PageReading {
  facts: PageFacts;
  /** `null`: the page has no title. */
  text: PageText | null;
  /** The page as Markdown; `null`: it has no article, or search engines must not list it. */
  markdown: string | null;
}

/** What stays in memory of one built page. */
export interface BuiltPage {
  facts: PageFacts;
  title: string | null;
  /** `sha256-…` of each inline script, for the security policy. */
  scriptHashes: string[];
}

export interface BuiltPagesInput {
  /** HTML files by path of their page. */
  files: ReadonlyMap<string, string>;
  /** Of the code that reads pages: what another version has kept is not used. */
  version: string;
  /** Takes the text and the Markdown of each page, in the order of `files`: most of what a site holds. */
  onRead: (path: string, reading: Pick<PageReading, 'text' | 'markdown'>) => void;
}

/**
 * Reads every built page, in the order of `files`: each is parsed once into a tree, from which checks, search and
 * Markdown take what they need. A page whose HTML is that of the build before is not parsed again.
 * @throws when a page has no file
 */
export function readBuiltPages({ files, version, onRead }: BuiltPagesInput): Map<string, BuiltPage> {
  const cache = new DiskCache<PageReading>('built-pages');
  // Most scripts, links and ids stand on every page: each is made once, and is in memory once.
  const hashOf = remember(scriptHash);
  const once = remember((text) => text);
  const pages = new Map<string, BuiltPage>();
  const keys: string[] = [];
  for (const [path, file] of files) {
    const source = readFileSync(file, 'utf8');
    const key = digestOf(version + withoutCompilation(source));
    keys.push(key);
    const { facts, text, markdown } = cache.read(key) ?? readAndKeep(cache, key, source);
    onRead(path, { text, markdown });
    const shared = { ...facts, links: facts.links.map(once), ids: facts.ids.map(once) };
    pages.set(path, { facts: shared, title: text?.title ?? null, scriptHashes: inlineScripts(source).map(hashOf) });
  }
  cache.prune(keys);
  return pages;
}

function readAndKeep(cache: DiskCache<PageReading>, key: string, source: string): PageReading {
  const document = parseHtml(source);
  const article = readArticle(document);
  const reading: PageReading = {
    facts: collectFacts(document),
    text: readPageText(document),
    markdown: article && articleMarkdown(article),
  };
  cache.write(key, reading);
  // What was parsed are slices, each of which would keep the whole source in memory.
  return structuredClone(reading);
}

/** webpack names the first build after a cold one differently; nothing that is read of a page depends on it. */
function withoutCompilation(source: string): string {
  return source.replace(/___webpackCompilationHash="[^"]*"/, '');
}

/** The same function, which answers a text that it knows from memory. */
function remember(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const made = known.get(text) ?? make(text);
    known.set(text, made);
    return made;
  };
}
