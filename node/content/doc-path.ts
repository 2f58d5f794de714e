import { posix } from 'node:path';
import { decodeSafely } from '../../src/shared/paths';

/**
 * Splits off a number prefix as Docusaurus does: `01-intro`, `2. Setup`. Dates and versions (`2021-11-foo`, `7.0-foo`)
 * have none.
 */
export function splitNumberPrefix(name: string): { name: string; prefix?: number } {
  if (/^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?.*$|^\d+[-_.]\d+/.test(name)) return { name };
  const match = /^(?<prefix>\d+)\s*[-_.]+\s*(?<rest>[^-_.\s].*)$/.exec(name);
  if (!match?.groups) return { name };
  return { name: match.groups.rest ?? name, prefix: Number(match.groups.prefix) };
}

/** Whether a file is its folder's page: `index`, `README` or the folder's own name, as in Docusaurus. */
export function isFolderIndex(fileName: string, folders: readonly string[]): boolean {
  const name = fileName.toLowerCase();
  return name === 'index' || name === 'readme' || name === folders.at(-1)?.toLowerCase();
}

/** A document's id and path, derived from its file name and front matter. */
export interface DocPlace {
  /** Unique within its area: folders and file name without number prefixes, or front matter `id`. */
  docId: string;
  /** Absolute path in declared form. */
  path: string;
  /** Folder relative to the area with number prefixes, `''` at the top. */
  folder: string;
  /** Without extension and number prefix; the fallback title. */
  fileName: string;
  isIndex: boolean;
  /** Sidebar position from the file name's number prefix. */
  prefix?: number;
}

/**
 * Returns where a document belongs.
 * @param file path relative to the area's folder, for instance `get-started/01-intro.mdx`
 * @param basePath path of the area, for instance `/docs`
 */
export function placeDoc(
  file: string,
  basePath: string,
  frontMatter: { id?: string; slug?: string; parse_number_prefixes?: boolean },
): DocPlace {
  const split = frontMatter.parse_number_prefixes === false ? (name: string) => ({ name }) : splitNumberPrefix;
  const rawFolders = posix.dirname(file) === '.' ? [] : posix.dirname(file).split('/');
  const folders = rawFolders.map((folder) => split(folder).name);
  const fileName: { name: string; prefix?: number } = split(posix.basename(file).replace(/\.mdx?$/, ''));
  const isIndex = isFolderIndex(fileName.name, folders);
  const own = frontMatter.id ?? fileName.name;
  const directory = folders.length > 0 ? `/${folders.join('/')}` : '';
  const natural = isIndex ? `${directory}/` : `${directory}/${own}`;
  const slug = frontMatter.slug;
  const below = slug === undefined ? natural : slug.startsWith('/') ? slug : posix.join(`${directory}/`, slug);
  return {
    docId: [...folders, own].join('/').normalize(),
    path: joinBase(basePath, below),
    folder: rawFolders.join('/'),
    fileName: fileName.name,
    isIndex,
    ...(fileName.prefix === undefined ? {} : { prefix: fileName.prefix }),
  };
}

/**
 * Resolves an id relative to a folder, whose number prefixes do not count. Docusaurus accepts ids relative to the area
 * or to the folder.
 */
export function idInFolder(folder: string, id: string): string {
  const names = folder.split('/').map((name) => splitNumberPrefix(name).name);
  return `${names.join('/')}/${id}`.normalize();
}

/**
 * Returns the declared path of a page below an area's: `/docs` + `/` → `/docs/`; `/` + `/x` → `/x`; `/docs` + `//a%20b` →
 * `/docs/a b`. Letters are composed, as browsers send what a reader types; file names of some systems are not.
 */
export function joinBase(basePath: string, below: string): string {
  return decodeSafely(`${basePath}${below}`.replaceAll(/\/{2,}/g, '/')).normalize();
}
