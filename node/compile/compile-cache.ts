import path from 'node:path';
import { areas } from '../../src/shared/areas';
import type { CompiledPage, Diagnostic } from '../../src/shared/content-tree';
import { settings } from '../../src/shared/settings';
import { digestOf, digestOfFile } from '../base/digest';
import { DiskCache } from '../base/disk-cache';
import { listFiles } from '../base/list-files';
import { readText } from '../base/read-text';
import { glossaryKeys } from '../content/data/glossary';
import { isPublished } from '../content/doc';
import { isDocFile } from '../content/doc-files';
import { splitFrontMatter } from '../content/front-matter';
import { readFrontMatter } from '../content/read-front-matter';
import { compilePage } from './compile-page';
import { compilerVersion } from './compiler-version';
import { rememberOutsideFiles } from './outside-files';

interface CachedPage {
  page: CompiledPage;
  /** Digest of each file that the page imports; another content makes the entry stale. */
  dependencyDigests: Record<string, string>;
}

const root = path.resolve('.');
const cache = new DiskCache<CachedPage>('compiled-pages');
/** Pages that several fields of a query ask for one after another; more would grow with the site. */
const memory = new Map<string, Promise<CompiledPage>>();
const memoryLimit = 32;

/**
 * Compiles a page once per content. The result is kept in memory for a while, because several
 * GraphQL fields ask for it, and on disk, because page queries run in worker processes and later builds reuse it.
 * Diagnostics are part of the result, so that an unchanged page with a fault fails the next strict build as well.
 */
export function getCompiledPage(sourcePath: string): Promise<CompiledPage> {
  const key = keyOf(sourcePath);
  const cached = memory.get(key);
  // `gatsby develop` lives long: a page whose imports changed must not come from memory.
  if (cached && process.env.NODE_ENV === 'production') return cached;
  const promise = loadOrCompile(sourcePath, key);
  memory.set(key, promise);
  const [oldest] = memory.keys();
  if (memory.size > memoryLimit && oldest !== undefined) memory.delete(oldest);
  return promise;
}

/** Compiles a page for the processes that will ask for it, unless that was done. */
export async function compileToDisk(sourcePath: string): Promise<void> {
  const key = keyOf(sourcePath);
  if (!cache.has(key)) await loadOrCompile(sourcePath, key);
}

function keyOf(sourcePath: string): string {
  const versions = [compilerVersion(), settings.product, [...glossaryKeys()]];
  return digestOf(JSON.stringify([sourcePath, digestFile(sourcePath), ...versions]));
}

async function loadOrCompile(sourcePath: string, key: string): Promise<CompiledPage> {
  const cached = cache.read(key);
  if (cached && isFresh(cached)) return cached.page;
  const page = await compileFile(sourcePath);
  rememberOutsideFiles(page.dependencies);
  const dependencyDigests = Object.fromEntries(page.dependencies.map((name) => [name, digestFile(name)]));
  cache.write(key, { page, dependencyDigests });
  return page;
}

async function compileFile(sourcePath: string): Promise<CompiledPage> {
  const text = readText(root, sourcePath, []) ?? '';
  const { yaml, body, lineOffset } = splitFrontMatter(text);
  const { data, value } = readFrontMatter(root, sourcePath);
  return compilePage({
    file: sourcePath,
    body,
    lineOffset,
    format: data?.format === 'md' ? 'md' : 'mdx',
    root,
    contentRoot: 'content',
    staticRoots: ['static'],
    product: settings.product,
    frontMatter: isRecord(value) ? value : {},
    yaml,
    knownTerms: glossaryKeys(),
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Faults of all published pages that can be read, compiled outside of Gatsby; what the preflight reports is left out. */
export async function findCompileFaults(): Promise<Diagnostic[]> {
  const pages = listPublishedFiles().map(async (file) => (await compileFile(file)).diagnostics);
  return (await Promise.all(pages)).flat();
}

/** Files of the pages that a build makes, as far as their front matter can be read. */
export function listPublishedFiles(): string[] {
  return listDocFiles().filter((file) => {
    const { data } = readFrontMatter(root, file);
    return data !== null && isPublished({ draft: data.draft ?? false });
  });
}

function listDocFiles(): string[] {
  return areas.flatMap(({ folder }) => listFiles(root, folder)).filter(isDocFile);
}

/** Deletes the results that no document has any more: of former texts and former compile steps. */
export function pruneCompiledPages(): void {
  cache.prune(listDocFiles().map(keyOf));
}

function isFresh({ dependencyDigests }: CachedPage): boolean {
  return Object.entries(dependencyDigests).every(([name, value]) => digestFile(name) === value);
}

function digestFile(name: string): string {
  return digestOfFile(name) ?? 'missing';
}
