import { appendFileSync, closeSync, mkdirSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ReadPage } from './built-pages';

/** Relative to the project's root. */
const cacheFile = '.cache/built-pages.jsonl';
/** Bytes that are read at once. */
const chunkSize = 2 ** 20;

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
  twin: z.string().nullable(),
});
const digestOfLine = /^\{"digest":"([0-9a-f]{40})"/;

/** Where a line stands in a file, in bytes and without its line break. */
interface Place {
  file: number;
  start: number;
  length: number;
}

/**
 * What was read of built pages, by digest of their HTML: a line each in `.cache/built-pages.jsonl`. Only places of lines
 * are in memory: the pages of a large site take more than all else that a build holds.
 */
export class PageCache {
  private readonly places = new Map<string, Place>();
  private readonly old: number | null;
  private readonly file = path.resolve(cacheFile);
  /** Gets what is new, and takes the place of the old file in the end. */
  private readonly freshFile = `${this.file}.${process.pid}`;
  private fresh: number | null = null;
  private freshSize = 0;
  private isExact = false;

  /** @param digests of all pages: what is kept of others is passed over */
  constructor(
    private readonly version: string,
    private readonly digests: ReadonlySet<string>,
  ) {
    this.old = openExisting(this.file);
    if (this.old !== null) this.readPlaces(this.old);
  }

  /** Whether a page is kept; its line may be damaged. */
  has(digest: string): boolean {
    return this.places.has(digest);
  }

  /** `null`: not kept, or damaged. */
  get(digest: string): ReadPage | null {
    const place = this.places.get(digest);
    return place ? parseLine(readLine(place)) : null;
  }

  /**
   * Keeps a page, and returns it as the cache will: the same in cold and warm builds, without holding the source, of
   * which all parsed strings are slices.
   */
  add(digest: string, page: ReadPage): ReadPage {
    const line = formatLine(digest, page);
    this.addLine(digest, line);
    return parseLine(line) ?? page;
  }

  /** Keeps a page that is a line already. */
  addLine(digest: string, line: string): void {
    this.places.set(digest, this.append(line));
  }

  /** Writes the file anew when anything has changed. A reader sees the file before or the new one, whole. */
  finish(): void {
    if (this.isExact && this.fresh === null) return;
    for (const digest of this.digests) {
      const place = this.places.get(digest);
      if (place && place.file === this.old) this.append(readLine(place));
    }
    this.begin();
    renameSync(this.freshFile, this.file);
  }

  close(): void {
    for (const file of [this.old, this.fresh]) if (file !== null) closeSync(file);
    rmSync(this.freshFile, { force: true });
  }

  /** The new file, with the version in its first line. */
  private begin(): number {
    if (this.fresh === null) {
      mkdirSync(path.dirname(this.file), { recursive: true });
      this.fresh = openSync(this.freshFile, 'w+');
      this.append(formatVersion(this.version));
    }
    return this.fresh;
  }

  private append(line: string): Place {
    const file = this.begin();
    const bytes = Buffer.from(`${line}\n`);
    appendFileSync(file, bytes);
    const place = { file, start: this.freshSize, length: bytes.length - 1 };
    this.freshSize += bytes.length;
    return place;
  }

  private readPlaces(file: number): void {
    let lineCount = 0;
    try {
      for (const { start, length } of findLines(file)) {
        lineCount += 1;
        if (lineCount === 1) {
          if (readLine({ file, start, length }) !== formatVersion(this.version)) break;
          continue;
        }
        const head = readLine({ file, start, length: Math.min(length, 64) });
        const digest = digestOfLine.exec(head)?.[1] ?? '';
        if (this.digests.has(digest)) this.places.set(digest, { file, start, length });
      }
    } catch {
      // A file that cannot be read keeps nothing more.
    }
    this.isExact = this.places.size === this.digests.size && lineCount === 1 + this.places.size;
  }
}

function openExisting(file: string): number | null {
  try {
    return openSync(file, 'r');
  } catch {
    return null;
  }
}

/** Without what follows the last line break: it was cut off. */
function* findLines(file: number): Generator<{ start: number; length: number }> {
  const chunk = Buffer.allocUnsafe(chunkSize);
  let start = 0;
  let position = 0;
  for (
    let size = readSync(file, chunk, 0, chunkSize, 0);
    size > 0;
    size = readSync(file, chunk, 0, chunkSize, position)
  ) {
    for (let end = chunk.indexOf(10); end !== -1 && end < size; end = chunk.indexOf(10, end + 1)) {
      yield { start, length: position + end - start };
      start = position + end + 1;
    }
    position += size;
  }
}

function readLine({ file, start, length }: Place): string {
  const bytes = Buffer.allocUnsafe(length);
  const size = readSync(file, bytes, 0, length, start);
  return bytes.toString('utf8', 0, size);
}

function parseLine(line: string): ReadPage | null {
  try {
    const { html, text, twin } = entrySchema.parse(JSON.parse(line));
    return { html: { ...html, ids: new Set(html.ids) }, text, twin };
  } catch {
    return null;
  }
}

/** The line of a page. */
export function formatLine(digest: string, { html, ...page }: ReadPage): string {
  const entry: z.infer<typeof entrySchema> = { digest, html: { ...html, ids: [...html.ids] }, ...page };
  return JSON.stringify(entry);
}

function formatVersion(version: string): string {
  return JSON.stringify({ version });
}
