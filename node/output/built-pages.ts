import { createHash } from 'node:crypto';
import { appendFileSync, closeSync, createReadStream, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { PageHtmlReader } from '../checks/read-html';
import type { PageHtml } from '../checks/read-html';
import { inlineScripts, scriptHash } from '../hosting/inline-scripts';
import { ArticleReader } from '../markdown/article-reader';
import type { Twins } from '../markdown/twins';
import { PageTextReader } from '../search/page-text';
import type { PageText } from '../search/page-text';
import { feedReaders } from './html-reader';

/** What is known of one built page. Pages with the same HTML share it. */
export interface BuiltPage {
  html: PageHtml;
  /** What is searched; `null`: the page has no title. */
  text: PageText | null;
  /** `sha256-…` of each inline script, for the security policy. */
  scriptHashes: string[];
  /** Digest of the Markdown twin; `null`: the page has none. */
  twin: string | null;
}

export interface BuiltPagesInput {
  /** HTML files by path of their page. */
  files: ReadonlyMap<string, string>;
  /** Of the code that reads pages: what another version has kept is not used. */
  version: string;
  /** Where the Markdown twins of pages are written. */
  twins: Pick<Twins, 'has' | 'keep' | 'write'>;
}

/** Relative to the project's root. */
const cacheFile = '.cache/built-pages.jsonl';

const strings = z.array(z.string());
const entrySchema = z.object({
  /** First in its line, so that a line is looked up without being parsed. */
  digest: z.string(),
  html: z.object({
    links: strings,
    ids: strings,
    headings: z.number(),
    titles: strings,
    descriptions: strings,
    canonicals: strings,
    isNoindex: z.boolean(),
  }),
  text: z
    .object({
      title: z.string(),
      sections: z.array(
        z.object({ level: z.number(), heading: z.string(), anchor: z.string().nullable(), blocks: strings }),
      ),
      isNoindex: z.boolean(),
      language: z.string(),
      tag: z.string(),
      description: z.string().nullable(),
      keywords: strings,
    })
    .nullable(),
  scriptHashes: strings,
  twin: z.string().nullable(),
});
const digestOfLine = /^\{"digest":"([0-9a-f]{40})"/;

/**
 * Reads every built page, by its path, in the order of `files`. A page whose HTML has not changed since the build before
 * is not parsed again: the result is kept in `.cache/built-pages.jsonl`, where a line per page keeps memory low. Its Markdown
 * twin is written while it is parsed, and only its digest is kept. A cache or a twin that is missing or damaged costs
 * time only. Fails when a page has no file, or when the cache cannot be written.
 */
export async function readBuiltPages({ files, version, twins }: BuiltPagesInput): Promise<Map<string, BuiltPage>> {
  // All digests first: what the cache keeps of other pages is passed over.
  const sources = [...files].map(([route, file]) => ({ route, file, digest: digestOf(readFileSync(file)) }));
  const { pages: known, isExact } = await readCache(version, new Set(sources.map(({ digest }) => digest)));
  let isChanged = !isExact;
  const built = new Map<string, BuiltPage>();
  for (const { route, file, digest } of sources) {
    let page = known.get(digest);
    if (!page || !hasTwin(page, route, twins)) {
      page = parsePage({ source: readFileSync(file, 'utf8'), digest, route, twins });
      known.set(digest, page);
      isChanged = true;
    }
    built.set(route, page);
  }
  if (isChanged) writeCache(version, known);
  return built;
}

/** Whether the twin is there as it should be. */
function hasTwin({ twin }: BuiltPage, route: string, twins: BuiltPagesInput['twins']): boolean {
  return twin === null || !twins.has(route) || twins.keep(route, twin);
}

interface ParseInput extends Pick<BuiltPagesInput, 'twins'> {
  source: string;
  digest: string;
  route: string;
}

function parsePage({ source, digest, route, twins }: ParseInput): BuiltPage {
  const html = new PageHtmlReader();
  const text = new PageTextReader();
  const article = twins.has(route) ? new ArticleReader() : null;
  feedReaders(source, article ? [html, text, article] : [html, text]);
  const scriptHashes = inlineScripts(source).map(scriptHash);
  const found = article?.finish() ?? null;
  const twin = found && twins.write(route, found);
  const page = { html: html.page, text: text.finish(), scriptHashes, twin };
  // What comes from a line of its own is the same in cold and warm builds, and does not keep the source in memory, of
  // which all parsed strings are slices.
  return parseLine(formatLine(digest, page)) ?? page;
}

/** What is kept of pages with these digests; exact: of all of them and nothing else. */
async function readCache(
  version: string,
  digests: ReadonlySet<string>,
): Promise<{ pages: Map<string, BuiltPage>; isExact: boolean }> {
  const pages = new Map<string, BuiltPage>();
  let lineCount = 0;
  try {
    for await (const line of readLines(path.resolve(cacheFile))) {
      lineCount += 1;
      if (lineCount === 1) {
        if (line !== formatVersion(version)) break;
        continue;
      }
      const digest = digestOfLine.exec(line)?.[1] ?? '';
      const page = digests.has(digest) ? parseLine(line) : null;
      if (page) pages.set(digest, page);
    }
  } catch {
    // A file that is missing or cannot be read keeps nothing more.
  }
  return { pages, isExact: pages.size === digests.size && lineCount === 1 + pages.size };
}

/** Without what follows the last line break: it was cut off. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  // Not `readline`, which takes U+2028 for the end of a line as well: JSON has it in its strings.
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 2 ** 20 })) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function parseLine(line: string): BuiltPage | null {
  try {
    const { html, text, scriptHashes, twin } = entrySchema.parse(JSON.parse(line));
    return { html: { ...html, ids: new Set(html.ids) }, text, scriptHashes, twin };
  } catch {
    return null;
  }
}

function formatLine(digest: string, { html, ...page }: BuiltPage): string {
  const entry: z.infer<typeof entrySchema> = { digest, html: { ...html, ids: [...html.ids] }, ...page };
  return JSON.stringify(entry);
}

function formatVersion(version: string): string {
  return JSON.stringify({ version });
}

/** A reader sees the file before or the new one, whole: a rename is atomic. */
function writeCache(version: string, pages: ReadonlyMap<string, BuiltPage>): void {
  const file = path.resolve(cacheFile);
  const temporary = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  const descriptor = openSync(temporary, 'w');
  try {
    appendFileSync(descriptor, `${formatVersion(version)}\n`);
    for (const [digest, page] of pages) appendFileSync(descriptor, `${formatLine(digest, page)}\n`);
  } finally {
    closeSync(descriptor);
  }
  renameSync(temporary, file);
}

function digestOf(data: Buffer): string {
  return createHash('sha1').update(data).digest('hex');
}
