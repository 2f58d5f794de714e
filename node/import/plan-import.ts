import { readFileSync } from 'node:fs';
import path, { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { parse, stringify } from 'yaml';
import { mainArea } from '../../src/shared/areas';
import { splitAnchor, withoutSlash } from '../../src/shared/paths';
import { isFile } from '../base/is-file';
import { isRecord } from '../base/is-record';
import { listFiles } from '../base/list-files';
import { scopeNames } from '../compile/source/scope';
import { readRedirectTable, redirectsFile } from '../content/data/redirects';
import { addRedirects } from '../edit/redirect-table';
import { adaptSettings } from './adapt-settings';
import type { DocsInstance, DocusaurusSite } from './docusaurus-site';
import { setFrontMatter, writeIsoDay } from './edit-front-matter';
import { collectCode, findForeignFile, hasImports, missingPackages } from './foreign-code';
import { moveImports, moveReferences, readUses } from './import-pages';
import { mendPage } from './mend-page';
import type { MendedPage } from './mend-page';
import type { Moves } from './import-pages';
import { readSettings } from './foreign-settings';
import type { Addresses } from './foreign-settings';
import { idAt, placeDocs } from './place-docs';
import type { PlacedDocs } from './place-docs';
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
  /** Files of the empty site that nobody has changed, to delete. */
  removals: readonly string[];
  /** Packages to install. */
  install: readonly string[];
}

const isPage = (file: string): boolean => /\.mdx?$/.test(file);
const isPartial = (file: string): boolean => file.split('/').some((part) => part.startsWith('_'));

/** One of the other site's docs, and its place here. */
interface PlannedDocs {
  instance: DocsInstance;
  /** Its name, its folder and its path here. */
  area: { name: string; folder: string; basePath: string };
  /** Its files, relative to its folder there. */
  inDocs: readonly string[];
  /** Texts of its pages and partials as they were. */
  sources: ReadonlyMap<string, string>;
  mended: ReadonlyMap<string, MendedPage>;
  docs: readonly PageSource[];
  placed: PlacedDocs;
}

/** Plans the import of a Docusaurus site into the project at `root`. Nothing is written. */
export function planImport(root: string, site: DocusaurusSite): ImportPlan {
  const byHand: string[] = [...site.leftAlone];
  const all = site.instances.map((instance, index) => planDocs(site, instance, index === 0, byHand));
  const files = placeFiles(site, all);
  const needs = all.map((each) => readNeeds(site, each));
  const code = collectCode(site.root, new Map(needs.flatMap(({ imports }) => [...imports])), files);
  for (const [file, target] of code.files) files.set(file, target);
  byHand.push(...code.left);

  const texts = new Map<string, string>();
  const routes = new Map(all.flatMap(({ docs, area }) => [...routesOf(docs, area.basePath)]));
  const movesOf = ({ instance }: PlannedDocs): Moves => ({
    root: site.root,
    docsFolder: instance.folder,
    baseUrl: site.baseUrl,
    files,
    routes,
  });
  const [main] = all;
  const rewritten = all.map((each, index) =>
    rewritePages(each, movesOf(each), needs[index]?.added ?? new Map(), texts),
  );
  for (const each of all) for (const [file, text] of categoryTexts(site, each, files)) texts.set(file, text);
  if (main) rewriteCode(movesOf(main), texts);
  byHand.push(...rewritten.flatMap(({ left }) => left));

  const areas = all.map(({ instance, area, docs, placed }, index) => {
    const landing = landingOf(docs, placed);
    // An area of its own must name its page.
    const named = landing ?? (index > 0 ? docs.find(({ below }) => below === '/') : undefined);
    return { id: instance.id, ...area, landing: named ? idOf(named, placed) : null, landingPath: landing?.below };
  });
  const settings = adaptSettings(root, {
    areas,
    embedOrigins: [...new Set(needs.flatMap(({ origins }) => origins))].sort(),
    theirs: readSettings(site.config, addressesOf(site, all)),
  });
  for (const [file, text] of settings.texts) texts.set(file, text);
  const targets = new Map(
    all.flatMap(({ docs, area }) =>
      docs.map(({ oldRoute, below }) => [oldRoute, posix.join(area.basePath, below)] as const),
    ),
  );
  const redirects = redirectsOf(site, targets);
  const kept = redirectsOfMovedRoots(site, all);
  for (const [from, to] of kept) redirects.set(from, to);
  for (const { basePath, landingPath } of areas)
    if (landingPath !== undefined) redirects.set(basePath, posix.join(basePath, landingPath));
  if (redirects.size > 0) texts.set(redirectsFile, addRedirects(readRedirectTable(root), redirects));

  for (const { mended, instance } of all)
    for (const [file, { faults }] of mended)
      for (const { line, message } of faults)
        byHand.push(`${files.get(posix.join(instance.folder, file)) ?? file}:${line}: ${message}`);
  for (const { from, to } of site.redirects)
    if (!to.startsWith('/')) byHand.push(`The redirect from ${from} to ${to}, which is another site.`);
  const packages = missingPackages(root, code.packages);
  if (packages.length > 0) byHand.push(`Packages that components import: npm install ${packages.join(' ')}`);
  const copied = [...files].filter(([, to]) => !texts.has(to));
  return {
    copies: new Map(copied.map(([from, to]) => [to, path.join(site.root, from)])),
    texts,
    removals: untouchedPages(root).filter((file) => !texts.has(file) && !copied.some(([, to]) => to === file)),
    changed: [
      ...all.map(describeDocs),
      ...(kept.size > 0
        ? [`${kept.size} addresses directly below / are redirects: pages are below ${main?.area.basePath ?? ''} here.`]
        : []),
      ...prefixNote(site, all),
      `${rewritten.reduce((sum, { count }) => sum + count, 0)} pages have addresses that lead to where files and pages are here.`,
      `${all.reduce((sum, { placed }) => sum + placed.categories.size, 0)} categories of the sidebar are folders with a _category_ file.`,
      ...describeMended(all),
      `${code.files.size} files of code below content, with what they import.`,
      `${redirects.size} redirects in ${redirectsFile}.`,
      ...settings.changed,
    ],
    byHand: [...new Set([...byHand, ...settings.left])],
    install: packages,
  };
}

/** Reads the pages of one of the docs and finds their places. */
function planDocs(site: DocusaurusSite, instance: DocsInstance, isMain: boolean, byHand: string[]): PlannedDocs {
  const { folder, id } = instance;
  const inDocs = listFiles(site.root, folder)
    .map((file) => file.slice(folder.length + 1))
    .filter((file) => !isPage(file) || isPartial(file) || !instance.isExcluded(file));
  const sources = new Map(
    inDocs.filter(isPage).map((file) => [file, readFileSync(path.join(site.root, folder, file), 'utf8')]),
  );
  const mended = new Map(
    [...sources].map(([file, text]) => [
      file,
      mendPage(writeIsoDay(text), file, site.readsMarkdown && file.endsWith('.md')),
    ]),
  );
  const docs = [...mended].flatMap(([file, { text }]) => (isPartial(file) ? [] : [readPage(instance, file, text)]));
  const sidebars = instance.sidebars === null ? [] : readSidebarFile(instance.sidebars, byHand);
  const placed = placeDocs(docs, sidebars, (name) => readCategoryFile(path.join(site.root, folder, name)));
  return {
    instance,
    area: isMain
      ? { name: mainArea.name, folder: mainArea.folder, basePath: areaPathOf(site, instance) }
      : { name: id, folder: `content/${id}`, basePath: areaPathOf(site, instance) },
    inDocs,
    sources,
    mended,
    docs,
    placed: instance.lacksSidebar ? { ...placed, outside: [] } : placed,
  };
}

/** Where the addresses of the other site's configuration lead. */
function addressesOf({ baseUrl }: DocusaurusSite, all: readonly PlannedDocs[]): Addresses {
  const routes = new Map(
    all.flatMap(({ docs, area }) => docs.map((doc) => [doc.oldRoute, posix.join(area.basePath, doc.below)] as const)),
  );
  return {
    resolve: (address) => {
      const [page, anchor] = splitAnchor(address);
      const below = baseUrl !== '/' && page.startsWith(baseUrl) ? `/${page.slice(baseUrl.length)}` : page;
      const found = routes.get(withoutSlash(below) || '/');
      return found === undefined ? address : withoutSlash(found) + anchor;
    },
    pathOf: (id) => {
      for (const { instance, docs, area, placed } of all) {
        const sidebar = isRecord(instance.sidebars) && id in instance.sidebars ? placed.order[0] : undefined;
        const doc = docs.find(({ docId, file }) => docId === id || file === sidebar);
        if (doc) return withoutSlash(posix.join(area.basePath, doc.below));
      }
      return null;
    },
  };
}

/** Returns the path of an area here: that of the docs, or of this site's where they are directly below `/`. */
function areaPathOf({ baseUrl }: DocusaurusSite, { basePath }: DocsInstance): string {
  if (basePath !== '/') return basePath;
  return baseUrl === '/' ? mainArea.basePath : baseUrl.replace(/\/$/, '');
}

/** Says how addresses below a base URL stay. */
function prefixNote({ baseUrl }: DocusaurusSite, all: readonly PlannedDocs[]): string[] {
  const isPart = all.some(({ instance }) => instance.basePath === '/');
  return baseUrl === '/' || isPart
    ? []
    : [`The site is at ${baseUrl} there: PATH_PREFIX=${baseUrl.replace(/\/$/, '')} in .env keeps it there.`];
}

/** Returns redirects for pages and categories that are directly below `/` there, where this site has other pages. */
function redirectsOfMovedRoots(site: DocusaurusSite, all: readonly PlannedDocs[]): Map<string, string> {
  const moved = all.filter(({ instance }) => instance.basePath === '/' && site.baseUrl === '/');
  return new Map(
    moved.flatMap(({ docs, area, placed }) => [
      ...docs
        .filter(({ oldRoute }) => oldRoute !== '/')
        .map(({ oldRoute, below }) => [oldRoute, posix.join(area.basePath, below)] as const),
      ...[...placed.categories.values()].flatMap(({ label = '', link }) => {
        if (link?.type !== 'generated-index') return [];
        const slug = posix.join('/', link.slug ?? `/category/${new GithubSlugger().slug(label)}`);
        return [[slug, posix.join(area.basePath, slug)] as const];
      }),
    ]),
  );
}

function describeDocs({ docs, instance, area, placed }: PlannedDocs): string {
  const moved = docs.filter((doc) => isMoved(doc, placed)).length;
  const isSame = docs.every(({ oldRoute, below }) => withoutSlash(posix.join(area.basePath, below)) === oldRoute);
  const outside = placed.outside.length > 0 ? ` ${placed.outside.length} that are in no sidebar are unlisted.` : '';
  return `${docs.length} pages from ${instance.folder} to ${area.folder}, below ${area.basePath}${isSame ? ', with the addresses that they had' : ''}; ${moved} of them in the folder of their category in the sidebar.${outside}`;
}

function describeMended(all: readonly PlannedDocs[]): string[] {
  const changes = all.flatMap(({ mended }) => [...mended.values()].flatMap((each) => [...each.changes]));
  const count = (change: string): number => changes.filter((each) => each === change).length;
  return [
    ...(count('autolinks') > 0
      ? [`${count('autolinks')} pages have links for addresses in angle brackets, which MDX does not read.`]
      : []),
    ...(count('format') > 0 ? [`${count('format')} pages that MDX cannot read are CommonMark ("format: md").`] : []),
  ];
}

/** Returns the pages of an empty site that nobody has changed. */
function untouchedPages(root: string): string[] {
  const template = path.join(root, 'scripts/site-template');
  const isSame = (file: string): boolean =>
    isFile(path.join(root, file)) &&
    readFileSync(path.join(root, file), 'utf8') === readFileSync(path.join(template, file), 'utf8');
  return listFiles(template, mainArea.folder).filter(isSame);
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

/** Writes the pages of one of the docs into `texts`, with addresses that lead to the same from their places here. */
function rewritePages(
  { instance, mended, sources, docs, placed }: PlannedDocs,
  moves: Moves,
  added: Needs['added'],
  texts: Map<string, string>,
): { count: number; left: string[] } {
  const ids = new Map(docs.map((doc) => [doc.docId, idOf(doc, placed)]));
  const fields = new Map(docs.map((doc) => [doc.file, fieldsOf(doc, ids, placed, instance)]));
  const left: string[] = [];
  let count = 0;
  for (const [file, { text: before }] of mended) {
    const from = posix.join(instance.folder, file);
    const to = moves.files.get(from) ?? from;
    let text = before;
    try {
      text = moveReferences(before, from, to, moves);
      if (text !== before) count += 1;
    } catch {
      left.push(`${to}: its Markdown cannot be parsed, so its addresses were left as they are.`);
    }
    text = setFrontMatter(addImports(text, added.get(file) ?? new Map()), fields.get(file) ?? {});
    if (text !== sources.get(file)) texts.set(to, text);
  }
  return { count, left };
}

/** Returns where the files of pages and the static files belong, by where they are. */
function placeFiles(site: DocusaurusSite, all: readonly PlannedDocs[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { instance, inDocs, placed, area } of all)
    for (const file of inDocs)
      files.set(posix.join(instance.folder, file), `${area.folder}/${placed.placements.get(file)?.file ?? file}`);
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

function readNeeds(site: DocusaurusSite, { instance, mended }: PlannedDocs): Needs {
  const themed = readThemeComponents(site.root);
  const imports = new Map<string, readonly string[]>();
  const added = new Map<string, ReadonlyMap<string, ThemeComponent>>();
  const origins = new Set<string>();
  for (const [file, { text }] of mended) {
    const uses = readUses(text, file);
    if (uses === null) continue;
    for (const origin of uses.frames) origins.add(origin);
    const own = new Map([...themed].filter(([name]) => uses.components.has(name) && !scopeNames.includes(name)));
    added.set(file, own);
    const specifiers = [...own.values()].map(({ specifier }) => specifier);
    const from = posix.join(instance.folder, file);
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
  { keepsNumbers }: DocsInstance,
): Record<string, string | number | boolean> {
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
    ...(keepsNumbers && /(?:^|\/)\d/.test(doc.file) ? { parse_number_prefixes: false } : {}),
    // The folder tree is the sidebar here. What is at the path of the area stays for search engines.
    ...(placed.outside.includes(doc.file) && doc.below !== '/' ? { unlisted: true } : {}),
    ...Object.fromEntries(neighbours),
  };
}

function categoryTexts(
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
