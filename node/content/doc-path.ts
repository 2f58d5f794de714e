import { posix } from 'node:path';

/** Docusaurus's number prefixes: `01-intro`, `2. Setup`; dates and versions (`2021-11-foo`, `7.0-foo`) are names. */
export function splitNumberPrefix(name: string): { name: string; prefix?: number } {
  if (/^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?.*$|^\d+[-_.]\d+/.test(name)) return { name };
  const match = /^(?<prefix>\d+)\s*[-_.]+\s*(?<rest>[^-_.\s].*)$/.exec(name);
  if (!match?.groups) return { name };
  return { name: match.groups.rest ?? name, prefix: Number(match.groups.prefix) };
}

/** `index`, `README` and a file with its folder's name stand for the folder (same rule as Docusaurus). */
export function isFolderIndex(fileName: string, folders: readonly string[]): boolean {
  const name = fileName.toLowerCase();
  return name === 'index' || name === 'readme' || name === folders.at(-1)?.toLowerCase();
}

/** Where a document is and what it is called, derived from its file and two front-matter fields. */
export interface DocPlace {
  /** Unique in its area: folders and file name without number prefixes, or front matter `id`. */
  docId: string;
  /** Absolute path in declared form. */
  path: string;
  /** Folder below the area, raw names, `''` at the top. */
  folder: string;
  /** Without ending and number prefix: the last resort for a title. */
  fileName: string;
  isIndex: boolean;
  /** Position that the file name gives. */
  prefix?: number;
}

/**
 * @param file path below the area's folder, for instance `get-started/01-intro.mdx`
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
  const natural = isIndex && !frontMatter.id ? `${directory}/` : `${directory}/${own}`;
  const slug = frontMatter.slug;
  const below = slug === undefined ? natural : slug.startsWith('/') ? slug : posix.join(`${directory}/`, slug);
  return {
    docId: [...folders, own].join('/'),
    path: joinBase(basePath, below),
    folder: rawFolders.join('/'),
    fileName: fileName.name,
    isIndex,
    ...(fileName.prefix === undefined ? {} : { prefix: fileName.prefix }),
  };
}

/** Docusaurus authors write an id relative to the area or to the folder, which counts without number prefixes. */
export function idInFolder(folder: string, id: string): string {
  const names = folder.split('/').map((name) => splitNumberPrefix(name).name);
  return `${names.join('/')}/${id}`;
}

/** `/docs` + `/` → `/docs/`; `/` + `/x` → `/x`; `/docs` + `//x` → `/docs/x`. */
export function joinBase(basePath: string, below: string): string {
  return `${basePath}${below}`.replaceAll(/\/{2,}/g, '/');
}
