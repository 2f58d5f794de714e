import { readFileSync } from 'node:fs';
import path, { posix } from 'node:path';
import { stringify } from 'yaml';
import { mainArea } from '../../src/shared/areas';
import { isFile } from '../base/is-file';
import { listFiles } from '../base/list-files';
import { scopeNames } from '../compile/source/scope';
import { readRedirectTable, redirectsFile } from '../content/data/redirects';
import { addRedirects } from '../edit/redirect-table';
import { adaptSettings } from './adapt-settings';
import type { DocusaurusSite } from './docusaurus-site';
import { setFrontMatter, writeIsoDay } from './edit-front-matter';
import { collectCode, findForeignFile, hasImports, missingPackages } from './foreign-code';
import { moveImports, moveReferences, readUses } from './import-pages';
import { mendPage } from './mend-page';
import type { Moves } from './import-pages';
import { idAt, placeDocs } from './place-docs';
import type { FolderCategory, PlacedDocs } from './place-docs';
import { readPage, redirectsOf, routesOf } from './page-sources';
import type { PageSource } from './page-sources';
import { readSidebarFile } from './sidebar-items';
import { addImports, readThemeComponents } from './theme-components';
import type { ThemeComponent } from './theme-components';

/** What an import does on disk. Targets are relative to the project root. */
export interface ImportPlan {
  /** Files to copy, by target; sources are absolute. */
  copies: ReadonlyMap<string, string>;
  /** Files to write, by target. */
  texts: ReadonlyMap<string, string>;
  /** What is different from the other site, in sentences. */
  changed: readonly string[];
  /** What needs a hand. */
  byHand: readonly string[];
}

const isPage = (file: string): boolean => /\.mdx?$/.test(file);
const isPartial = (file: string): boolean => file.split('/').some((part) => part.startsWith('_'));

/** Plans the import of a Docusaurus site into the project at `root`. Nothing is written. */
export function planImport(root: string, site: DocusaurusSite): ImportPlan {
  const { folder: docsFolder } = site.docs;
  const byHand: string[] = [...site.leftAlone];
  const inDocs = listFiles(site.root, docsFolder).map((file) => file.slice(docsFolder.length + 1));
  const sources = new Map(
    inDocs.filter(isPage).map((file) => [file, readFileSync(path.join(site.root, docsFolder, file), 'utf8')]),
  );
  const mended = new Map(
    [...sources].map(([file, text]) => [
      file,
      mendPage(writeIsoDay(text), file, site.readsMarkdown && file.endsWith('.md')),
    ]),
  );
  const dated = new Map([...mended].map(([file, { text }]) => [file, text]));
  const docs = [...dated].flatMap(([file, text]) => (isPartial(file) ? [] : [readPage(site, file, text)]));
  const placed = placeDocs(docs, site.sidebars === null ? [] : readSidebarFile(site.sidebars, byHand));
  const files = placeFiles(site, inDocs, placed);
  const needs = readNeeds(site, dated);
  const code = collectCode(site.root, needs.imports, files);
  for (const [file, target] of code.files) files.set(file, target);
  byHand.push(...code.left);

  const texts = new Map<string, string>();
  const moves: Moves = { root: site.root, docsFolder, baseUrl: site.baseUrl, files, routes: routesOf(docs) };
  const ids = new Map(docs.map((doc) => [doc.docId, idOf(doc, placed)]));
  const fields = new Map(docs.map((doc) => [doc.file, fieldsOf(doc, ids, placed)]));
  let rewritten = 0;
  for (const [file, before] of dated) {
    const from = posix.join(docsFolder, file);
    const to = files.get(from) ?? from;
    let text = before;
    try {
      text = moveReferences(before, from, to, moves);
      if (text !== before) rewritten += 1;
    } catch {
      byHand.push(`${to}: its Markdown cannot be parsed, so its addresses were left as they are.`);
    }
    text = setFrontMatter(addImports(text, needs.added.get(file) ?? new Map()), fields.get(file) ?? {});
    if (text !== sources.get(file)) texts.set(to, text);
  }
  for (const [file, text] of categoryTexts(site, placed.categories, files)) texts.set(file, text);
  rewriteCode(moves, texts);
  const landing = landingOf(docs, placed);
  const settings = adaptSettings(root, { landing: landing && idOf(landing, placed), embedOrigins: needs.origins });
  for (const [file, text] of settings.texts) texts.set(file, text);
  const redirects = redirectsOf(site, docs);
  if (landing) redirects.set(mainArea.basePath, posix.join(mainArea.basePath, landing.below));
  if (redirects.size > 0) texts.set(redirectsFile, addRedirects(readRedirectTable(root), redirects));

  for (const [file, { faults }] of mended)
    for (const { line, message } of faults)
      byHand.push(`${files.get(posix.join(docsFolder, file)) ?? file}:${line}: ${message}`);
  for (const { from, to } of site.redirects)
    if (!to.startsWith('/')) byHand.push(`The redirect from ${from} to ${to}, which is another site.`);
  const packages = missingPackages(root, code.packages);
  if (packages.length > 0) byHand.push(`Packages that components import: npm install ${packages.join(' ')}`);
  const copied = [...files].filter(([, to]) => !texts.has(to));
  const moved = docs.filter((doc) => isMoved(doc, placed)).length;
  return {
    copies: new Map(copied.map(([from, to]) => [to, path.join(site.root, from)])),
    texts,
    changed: [
      `${docs.length} pages from ${docsFolder} to ${mainArea.folder}; ${moved} of them in the folder of their category in the sidebar, with the address that they had.`,
      `${rewritten} pages have addresses that lead to where files and pages are here.`,
      `${placed.categories.size} categories of the sidebar are folders with a _category_ file.`,
      `${code.files.size} files of code below content, with what they import.`,
      `${redirects.size} redirects in ${redirectsFile}.`,
      ...settings.changed,
    ],
    byHand: [...new Set(byHand)],
  };
}

/** Returns where the files of pages and the static files belong, by where they are. */
function placeFiles(site: DocusaurusSite, inDocs: readonly string[], { placements }: PlacedDocs): Map<string, string> {
  const files = new Map<string, string>();
  for (const file of inDocs)
    files.set(posix.join(site.docs.folder, file), `${mainArea.folder}/${placements.get(file)?.file ?? file}`);
  for (const folder of site.staticFolders)
    for (const file of listFiles(site.root, folder)) files.set(file, `static${file.slice(folder.length)}`);
  return files;
}

/** What the pages of the other site need beside their text. */
interface Needs {
  /** What they import, by their file in the other site. */
  imports: Map<string, readonly string[]>;
  /** Components of the theme that they must import here, by their file in the folder of pages. */
  added: Map<string, ReadonlyMap<string, ThemeComponent>>;
  /** Origins of frames. */
  origins: readonly string[];
}

function readNeeds(site: DocusaurusSite, sources: ReadonlyMap<string, string>): Needs {
  const themed = readThemeComponents(site.root);
  const imports = new Map<string, readonly string[]>();
  const added = new Map<string, ReadonlyMap<string, ThemeComponent>>();
  const origins = new Set<string>();
  for (const [file, text] of sources) {
    const uses = readUses(text, file);
    if (uses === null) continue;
    for (const origin of uses.frames) origins.add(origin);
    const own = new Map([...themed].filter(([name]) => uses.components.has(name) && !scopeNames.includes(name)));
    added.set(file, own);
    const specifiers = [...own.values()].map(({ specifier }) => specifier);
    const from = posix.join(site.docs.folder, file);
    // A missing file that a page shows is a fault of that page, there too.
    const shown = uses.addresses
      .map((address) => (/^(?:\.|\/|@site\/)/.test(address) ? address : `./${address}`))
      .filter((address) => !address.startsWith('/') && findForeignFile(site.root, address, from) !== undefined);
    imports.set(from, [...uses.imports, ...shown, ...specifiers]);
  }
  return { imports, added, origins: [...origins].sort() };
}

/** Returns the page to which `/docs` leads: this site needs one, Docusaurus does not. Null if there is one anyway. */
function landingOf(docs: readonly PageSource[], placed: PlacedDocs): PageSource | null {
  const { landing } = mainArea;
  const isThere = docs.some((doc) => doc.below === '/' || ('doc' in landing && idOf(doc, placed) === landing.doc));
  return isThere ? null : (docs.find(({ file }) => file === placed.order[0]) ?? docs[0] ?? null);
}

function idOf(doc: PageSource, { placements }: PlacedDocs): string {
  return idAt(doc, placements.get(doc.file)?.file ?? doc.file);
}

function isMoved({ file }: PageSource, { placements }: PlacedDocs): boolean {
  return (placements.get(file)?.file ?? file) !== file;
}

function fieldsOf(
  doc: PageSource,
  ids: ReadonlyMap<string, string>,
  placed: PlacedDocs,
): Record<string, string | number> {
  const { label, position } = placed.placements.get(doc.file) ?? {};
  const { slug, ...frontMatter } = doc.frontMatter;
  const neighbours = (['pagination_prev', 'pagination_next'] as const).flatMap((name) => {
    const id = ids.get(frontMatter[name] ?? '');
    return id === undefined || id === frontMatter[name] ? [] : [[name, id] as const];
  });
  return {
    ...(isMoved(doc, placed) && !slug?.startsWith('/') ? { slug: doc.below } : {}),
    ...(label === undefined ? {} : { sidebar_label: label }),
    ...(position === undefined ? {} : { sidebar_position: position }),
    ...Object.fromEntries(neighbours),
  };
}

function categoryTexts(
  site: DocusaurusSite,
  categories: ReadonlyMap<string, FolderCategory>,
  files: ReadonlyMap<string, string>,
): [string, string][] {
  return [...categories].map(([folder, category]) => {
    const target = `${mainArea.folder}/${folder}`;
    const old = posix.join(site.docs.folder, folder);
    const names = ['yml', 'yaml', 'json'].map((extension) => `_category_.${extension}`);
    const name = names.find((each) => files.has(`${old}/${each}`)) ?? '_category_.yml';
    const hasIndex = ['index.md', 'index.mdx', 'README.md'].some((index) => isFile(path.join(site.root, old, index)));
    const { link, ...rest } = category;
    // Without a page of its own, the folder's index page would stand for the category.
    const fields = { ...rest, ...(link ? { link } : hasIndex ? { link: null } : {}) };
    return [`${target}/${name}`, name.endsWith('json') ? `${JSON.stringify(fields, null, 2)}\n` : stringify(fields)];
  });
}

/** Imports of code lead elsewhere when it, or what it imports, has another place here. */
function rewriteCode(moves: Moves, texts: Map<string, string>): void {
  for (const [file, target] of moves.files) {
    if (target.startsWith('static/') || texts.has(target) || !hasImports(file)) continue;
    const text = readFileSync(path.join(moves.root, file), 'utf8');
    const changed = isPage(file) ? moveOrKeep(text, file, target, moves) : moveImports(text, file, target, moves);
    if (changed !== text) texts.set(target, changed);
  }
}

/** Returns a partial with its addresses moved, or as it is if its Markdown cannot be parsed. */
function moveOrKeep(text: string, file: string, target: string, moves: Moves): string {
  try {
    return moveReferences(text, file, target, moves);
  } catch {
    return text;
  }
}
