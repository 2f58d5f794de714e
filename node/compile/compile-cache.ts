import { createRequire } from 'node:module';
import path from 'node:path';
import { areas } from '../../src/shared/areas';
import type { CompiledPage, Diagnostic } from '../../src/shared/content-tree';
import { site } from '../../src/shared/site';
import { digestOf, digestOfFile } from '../base/digest';
import { DiskCache } from '../base/disk-cache';
import { isFile } from '../base/is-file';
import { listFiles } from '../base/list-files';
import { readText } from '../base/read-text';
import { glossaryKeys } from '../content/data/glossary';
import { isPublished } from '../content/doc';
import { isDocFile } from '../content/doc-files';
import { readFrontMatter } from '../content/read-front-matter';
import { compileInput } from './compile-input';
import type { CompileInput } from './compile-context';
import type * as CompilePage from './compile-page';
import type { TreeReading } from './reading/read-tree';
import { compilerVersion } from './compiler-version';
import { countTimeouts } from './source/page-code';
import { rememberOutsideFiles } from './outside-files';

interface Cached {
  /** Digest of each imported file; a changed one makes the entry stale. */
  dependencyDigests: Record<string, string>;
}

interface CachedPage extends Cached {
  page: CompiledPage;
}

interface CachedReading extends Cached {
  reading: TreeReading;
}

const root = path.resolve('.');
const cache = new DiskCache<CachedPage>('compiled-pages');
/** Beside the pages, because few steps need both. */
const readings = new DiskCache<CachedReading>('readings');
/** Limited, because all pages together would grow with the site. */
const memory = new Map<string, CachedPage>();
const memoryLimit = 32;

/**
 * Returns a compiled page, compiling it once per content. It is kept in memory for a while, because several GraphQL
 * fields ask for it, and on disk, because page queries run in workers and later builds reuse it. Diagnostics are part
 * of it, so that an unchanged page with a fault fails the next strict build too.
 */
export function getCompiledPage(sourcePath: string): CompiledPage {
  const key = keyOf(sourcePath);
  const inMemory = memory.get(key);
  if (inMemory && isFresh(inMemory)) return inMemory.page;
  const cached = loadOrCompile(sourcePath, key);
  memory.set(key, cached);
  const [oldest] = memory.keys();
  if (memory.size > memoryLimit && oldest !== undefined) memory.delete(oldest);
  return cached.page;
}

/** Returns what the text of a page says. */
export function getReading(sourcePath: string): TreeReading {
  const key = keyOf(sourcePath);
  const cached = readings.read(key);
  return cached && isFresh(cached) ? cached.reading : recompile(sourcePath, key).reading;
}

/** Compiles a page into the disk cache unless it is there already. */
export function compileToDisk(sourcePath: string): void {
  const key = keyOf(sourcePath);
  if (!cache.has(key)) loadOrCompile(sourcePath, key);
}

function keyOf(sourcePath: string): string {
  const terms = glossaryKeys();
  // A glossary that cannot be read is not an empty one: no term is judged by it.
  const versions = [compilerVersion(), site.product, terms ? [...terms] : null];
  return digestOf(JSON.stringify([sourcePath, digestFile(sourcePath), ...versions]));
}

function loadOrCompile(sourcePath: string, key: string): CachedPage {
  const cached = cache.read(key);
  if (cached && isFresh(cached)) return cached;
  return recompile(sourcePath, key).page;
}

function recompile(sourcePath: string, key: string): { page: CachedPage; reading: TreeReading } {
  const before = countTimeouts();
  const { page, reading } = loadCompiler().compileAndRead(inputOf(sourcePath));
  rememberOutsideFiles(page.dependencies);
  const dependencyDigests = Object.fromEntries(page.dependencies.map((name) => [name, digestFile(name)]));
  const cached = { page, dependencyDigests };
  // What took too long on a busy machine may not the next time.
  if (countTimeouts() === before) {
    readings.write(key, { reading, dependencyDigests });
    cache.write(key, cached);
  }
  return { page: cached, reading };
}

/** Loads what takes half a second and is needed only for pages that have changed. */
export function loadCompiler(): typeof CompilePage {
  return createRequire(__filename)('./compile-page') as typeof CompilePage;
}

function inputOf(sourcePath: string): CompileInput {
  // `gatsby develop` asks for a page once more when its file is gone.
  if (!isFile(path.join(root, sourcePath))) return compileInput(root, sourcePath, '');
  const text = readText(root, sourcePath, []) ?? '';
  return compileInput(root, sourcePath, text, readFrontMatter(root, sourcePath));
}

/**
 * Returns the diagnostics of all published pages that can be read, compiled outside Gatsby, without those that the
 * preflight reports.
 */
export function findCompileFaults(): Diagnostic[] {
  return listPublishedFiles().flatMap((file) => getCompiledPage(file).diagnostics);
}

/** Returns the files of all pages that a build creates, as far as their front matter is readable. */
export function listPublishedFiles(): string[] {
  return listDocFiles().filter((file) => {
    const { data } = readFrontMatter(root, file);
    return data !== null && isPublished({ draft: data.draft ?? false });
  });
}

/** Returns the files of all pages, drafts too. */
export function listDocFiles(): string[] {
  return areas.flatMap(({ folder }) => listFiles(root, folder)).filter(isDocFile);
}

/** Deletes cache entries that no document uses any more: of earlier texts and compiler versions. */
export function pruneCompiledPages(): void {
  const keys = listDocFiles().map(keyOf);
  cache.prune(keys);
  readings.prune(keys);
}

function isFresh({ dependencyDigests }: Cached): boolean {
  return Object.entries(dependencyDigests).every(([name, value]) => digestFile(name) === value);
}

function digestFile(name: string): string {
  return digestOfFile(name) ?? 'missing';
}
