import { readFileSync } from 'node:fs';
import path, { posix } from 'node:path';
import { parse, stringify } from 'yaml';
import { categoryFileName, isFile, isRecord, listFiles, mainArea } from './engine';
import type { DocsInstance } from './docs-instances';
import type { DocusaurusSite } from './docusaurus-site';
import { writeIsoDay } from './edit-front-matter';
import { repairPage } from './repair-page';
import type { RepairedPage } from './repair-page';
import { placeDocs } from './place-docs';
import { sidebarLabels } from './foreign-settings';
import type { PlacedDocs } from './place-docs';
import { readPage } from './page-sources';
import type { PageSource } from './page-sources';
import { readSidebarFile } from './sidebar-items';

/** Whether a file is a page or a partial. */
export const isPage = (file: string): boolean => /\.mdx?$/.test(file);
/** Whether a file is only a part of pages. */
const isPartial = (file: string): boolean => file.split('/').some((part) => part.startsWith('_'));

/** One of the other site's docs, and its place here. */
export interface PlannedDocs {
  instance: DocsInstance;
  /** Its name, its folder and its path here. */
  area: { name: string; folder: string; basePath: string };
  /** Its files, relative to its folder there. */
  inDocs: readonly string[];
  /** Texts of its pages and partials as they were. */
  sources: ReadonlyMap<string, string>;
  repaired: ReadonlyMap<string, RepairedPage>;
  docs: readonly PageSource[];
  placed: PlacedDocs;
}

/** Reads the pages of one of the docs and finds their places. */
export function planDocs(site: DocusaurusSite, instance: DocsInstance, isMain: boolean, byHand: string[]): PlannedDocs {
  const { folder, id } = instance;
  const inDocs = listFiles(site.root, folder)
    .map((file) => file.slice(folder.length + 1))
    .filter((file) => !isPage(file) || isPartial(file) || !instance.isExcluded(file));
  const sources = new Map(
    inDocs.filter(isPage).map((file) => [file, readFileSync(path.join(site.root, folder, file), 'utf8')]),
  );
  const repaired = new Map(
    [...sources].map(([file, text]) => [
      file,
      repairPage(writeIsoDay(text), file, site.readsMarkdown && file.endsWith('.md')),
    ]),
  );
  const docs = [...repaired].flatMap(([file, { text }]) => (isPartial(file) ? [] : [readPage(instance, file, text)]));
  const labels = sidebarLabels(site.config);
  const sidebars = (instance.sidebars === null ? [] : readSidebarFile(instance.sidebars, byHand)).map((each) => ({
    ...each,
    label: labels.get(each.name),
  }));
  const placed = placeDocs(docs, sidebars, (name) => readCategoryFile(path.join(site.root, folder, name)));
  return {
    instance,
    area: isMain
      ? { name: mainArea.name, folder: mainArea.folder, basePath: areaPathOf(site, instance) }
      : { name: id, folder: `content/${id}`, basePath: areaPathOf(site, instance) },
    inDocs,
    sources,
    repaired,
    docs,
    placed: instance.lacksSidebar ? { ...placed, outside: [] } : placed,
  };
}

/** Returns the path of an area here: that of the docs, or of this site's where they are directly below `/`. */
function areaPathOf({ baseUrl }: DocusaurusSite, { basePath }: DocsInstance): string {
  if (basePath !== '/') return basePath;
  return baseUrl === '/' ? mainArea.basePath : baseUrl.replace(/\/$/, '');
}

/** Returns what a folder's `_category_` file says; nothing if there is none or it cannot be read. */
function readCategoryFile(folder: string): Readonly<Record<string, unknown>> {
  const file = ['yml', 'yaml', 'json'].map((extension) => path.join(folder, `_category_.${extension}`)).find(isFile);
  if (file === undefined) return {};
  try {
    const value: unknown = parse(readFileSync(file, 'utf8'));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Returns the folders here that are above a page of the sidebar. */
function categoryFolders({ placements, outside }: PlacedDocs): Set<string> {
  const folders = new Set<string>();
  for (const [old, { file }] of placements)
    if (!outside.includes(old))
      for (let folder = posix.dirname(file); !folders.has(folder); folder = posix.dirname(folder)) folders.add(folder);
  return folders;
}

/** Returns where the files of pages and the static files belong, by where they are. */
export function placeFiles(site: DocusaurusSite, all: readonly PlannedDocs[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { instance, inDocs, placed, area } of all) {
    const folders = categoryFolders(placed);
    // The pages of a category may have moved: what it says, such as its link to one of them, has moved with them.
    for (const file of inDocs.filter(
      (each) => !categoryFileName.test(posix.basename(each)) || folders.has(posix.dirname(each)),
    ))
      files.set(posix.join(instance.folder, file), `${area.folder}/${placed.placements.get(file)?.file ?? file}`);
  }
  for (const folder of site.staticFolders)
    for (const file of listFiles(site.root, folder)) files.set(file, `static${file.slice(folder.length)}`);
  return files;
}

/** Returns the page to which the path of an area leads: this site needs one, Docusaurus does not. */
export function landingOf(docs: readonly PageSource[], { order }: PlacedDocs): PageSource | undefined {
  return docs.find(({ below }) => below === '/') ?? docs.find(({ file }) => file === order[0]) ?? docs[0];
}

/** Returns the id that a page has here. */
export function idOf(doc: PageSource, { placements }: PlacedDocs): string {
  return placements.get(doc.file)?.id ?? doc.docId;
}

/** Whether a page has another folder or name here. */
export function isMoved({ file }: PageSource, { placements }: PlacedDocs): boolean {
  return (placements.get(file)?.file ?? file) !== file;
}

/** Returns the front matter that a page needs in its place here. */
export function fieldsOf(
  doc: PageSource,
  ids: ReadonlyMap<string, string>,
  placed: PlacedDocs,
  { keepsNumbers }: DocsInstance,
): Record<string, string | number | boolean> {
  const { label, position, id } = placed.placements.get(doc.file) ?? {};
  const ownId = id?.split('/').at(-1);
  const { slug, ...frontMatter } = doc.frontMatter;
  const neighbours = (['pagination_prev', 'pagination_next'] as const).flatMap((name) => {
    const id = ids.get(frontMatter[name] ?? '');
    return id === undefined || id === frontMatter[name] ? [] : [[name, id] as const];
  });
  return {
    ...(isMoved(doc, placed) && !slug?.startsWith('/') ? { slug: doc.below } : {}),
    ...(frontMatter.id !== undefined && ownId !== undefined && ownId !== frontMatter.id ? { id: ownId } : {}),
    ...(label === undefined ? {} : { sidebar_label: label }),
    ...(position === undefined ? {} : { sidebar_position: position }),
    ...(keepsNumbers && /(?:^|\/)\d/.test(doc.file) ? { parse_number_prefixes: false } : {}),
    // The folder tree is the sidebar here. What is at the path of the area stays for search engines.
    ...(placed.outside.includes(doc.file) && doc.below !== '/' ? { unlisted: true } : {}),
    ...Object.fromEntries(neighbours),
  };
}

/** Returns the `_category_` files of the sidebar, by their path. */
export function categoryTexts(
  site: DocusaurusSite,
  { placed, instance, area }: PlannedDocs,
  files: ReadonlyMap<string, string>,
): [string, string][] {
  return [...placed.categories].map(([folder, category]) => {
    const target = `${area.folder}/${folder}`;
    const old = posix.join(instance.folder, folder);
    const names = ['yml', 'yaml', 'json'].map((extension) => `_category_.${extension}`);
    const name = names.find((each) => files.has(`${old}/${each}`)) ?? '_category_.yml';
    const hasIndex = ['index.md', 'index.mdx', 'README.md'].some((index) => isFile(path.join(site.root, old, index)));
    const { link, ...rest } = category;
    // Without a page of its own, the folder's index page would stand for the category.
    const fields = { ...rest, ...(link ? { link } : hasIndex ? { link: null } : {}) };
    return [`${target}/${name}`, name.endsWith('json') ? `${JSON.stringify(fields, null, 2)}\n` : stringify(fields)];
  });
}
