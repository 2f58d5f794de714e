import { existsSync, readFileSync } from 'node:fs';
import path, { posix } from 'node:path';
import { stringify } from 'yaml';
import { docsArea } from '../../src/shared/areas';
import { isFile } from '../base/is-file';
import { listFiles } from '../base/list-files';
import { scopeNames } from '../compile/source/scope';
import { splitFrontMatter } from '../content/front-matter';
import { parseFrontMatter } from '../content/read-front-matter';
import { readRedirectTable, redirectsFile } from '../content/data/redirects';
import { addRedirects } from '../edit/redirect-table';
import { adaptSettings } from './adapt-settings';
import type { DocusaurusSite } from './docusaurus-site';
import { setFrontMatter } from './edit-front-matter';
import { collectCode, missingPackages } from './foreign-code';
import { moveReferences, readUses } from './import-pages';
import type { Moves } from './import-pages';
import { idAt, placeDocs } from './place-docs';
import type { FolderCategory, PlacedDocs } from './place-docs';
import { readPage, redirectsOf, routesOf } from './page-sources';
import type { PageSource } from './page-sources';
import { readSidebarFile } from './sidebar-items';
import { addImports, readThemeComponents } from './theme-components';

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
  const byHand: string[] = [...site.leftAlone];
  const { folder: docsFolder } = site.docs;
  const inDocs = listFiles(site.root, docsFolder).map((file) => file.slice(docsFolder.length + 1));
  const docs = inDocs.filter((file) => isPage(file) && !isPartial(file)).map((file) => readPage(site, file));
  const sidebars = site.sidebars === null ? [] : readSidebarFile(site.sidebars, byHand);
  const placed = placeDocs(docs, sidebars);

  const files = new Map<string, string>();
  for (const file of inDocs)
    files.set(posix.join(docsFolder, file), `${docsArea.folder}/${placed.placements.get(file)?.file ?? file}`);
  for (const folder of site.staticFolders)
    for (const file of listFiles(site.root, folder)) files.set(file, `static${file.slice(folder.length)}`);

  const themed = readThemeComponents(site.root);
  const origins = new Set<string>();
  const starts = new Map<string, string[]>();
  const added = new Map<string, ReadonlyMap<string, { specifier: string; exported: string }>>();
  for (const file of inDocs.filter(isPage)) {
    const source = posix.join(docsFolder, file);
    const uses = readUses(readFileSync(path.join(site.root, source), 'utf8'));
    if (uses === null) continue;
    for (const origin of uses.frames) origins.add(origin);
    const own = new Map([...themed].filter(([name]) => uses.components.has(name) && !scopeNames.includes(name)));
    added.set(file, own);
    starts.set(source, [...uses.imports, ...[...own.values()].map(({ specifier }) => specifier)]);
  }
  const code = collectCode(site.root, starts, (file) => files.has(file));
  for (const file of code.files) files.set(file, `content/${file}`);
  byHand.push(...code.left);

  const moves: Moves = { root: site.root, docsFolder, baseUrl: site.baseUrl, files, routes: routesOf(docs) };
  const copies = new Map([...files].map(([from, to]) => [to, path.join(site.root, from)]));
  const texts = new Map<string, string>();
  const counts = { moved: 0, rewritten: 0 };
  for (const file of inDocs.filter(isPage)) {
    const source = posix.join(docsFolder, file);
    const target = files.get(source) ?? source;
    const original = readFileSync(path.join(site.root, source), 'utf8');
    let text = original;
    try {
      text = moveReferences(text, source, target, moves);
      if (text !== original) counts.rewritten += 1;
    } catch {
      byHand.push(`${target}: its Markdown cannot be parsed, so its addresses were left as they are.`);
    }
    text = addImports(text, text.length - splitFrontMatter(text).body.length, added.get(file) ?? new Map());
    const doc = docs.find((each) => each.file === file);
    if (doc) text = setFrontMatter(text, fieldsOf(doc, docs, placed));
    if (doc && placed.placements.get(file)?.file !== file) counts.moved += 1;
    if (text !== original) texts.set(target, text);
  }
  for (const [file, text] of categoryTexts(site, placed.categories, files)) texts.set(file, text);
  rewriteCode(site.root, code.files, texts);
  const landing = landingOf(docs, placed);
  const settings = adaptSettings(root, {
    landing: landing && idOf(landing, placed),
    embedOrigins: [...origins].sort(),
  });
  for (const [file, text] of settings.texts) texts.set(file, text);
  const redirects = redirectsOf(site, docs);
  if (landing) redirects.set(docsArea.basePath, posix.join(docsArea.basePath, landing.below));
  if (redirects.size > 0) texts.set(redirectsFile, addRedirects(readRedirectTable(root), redirects));
  for (const target of texts.keys()) copies.delete(target);

  for (const { from, to } of site.redirects)
    if (!to.startsWith('/')) byHand.push(`The redirect from ${from} to ${to}, which is another site.`);
  const packages = missingPackages(root, code.packages);
  if (packages.length > 0) byHand.push(`Packages that components import: npm install ${packages.join(' ')}`);
  return {
    copies,
    texts,
    changed: [
      `${docs.length} pages from ${docsFolder} to ${docsArea.folder}; ${counts.moved} of them in the folder of their category in the sidebar, with the address that they had.`,
      `${counts.rewritten} pages have addresses that lead to where files and pages are here.`,
      `${placed.categories.size} categories of the sidebar are folders with a _category_ file.`,
      `${code.files.size} files of code below content, with what they import.`,
      `${redirects.size} redirects in ${redirectsFile}.`,
      ...settings.changed,
    ],
    byHand: [...new Set(byHand)],
  };
}

/** Returns the page to which `/docs` leads: this site needs one, Docusaurus does not. Null if there is one anyway. */
function landingOf(docs: readonly PageSource[], placed: PlacedDocs): PageSource | null {
  const { landing } = docsArea;
  const isThere = docs.some((doc) => doc.below === '/' || ('doc' in landing && idOf(doc, placed) === landing.doc));
  return isThere ? null : (docs.find(({ file }) => file === placed.order[0]) ?? docs[0] ?? null);
}

function idOf(doc: PageSource, { placements }: PlacedDocs): string {
  return idAt(doc, placements.get(doc.file)?.file ?? doc.file);
}

function fieldsOf(doc: PageSource, docs: readonly PageSource[], placed: PlacedDocs): Record<string, string | number> {
  const { file = doc.file, label, position } = placed.placements.get(doc.file) ?? {};
  const { slug, ...frontMatter } = parseFrontMatter(doc.text, doc.file).data ?? {};
  const neighbours = (['pagination_prev', 'pagination_next'] as const).flatMap((name) => {
    const other = docs.find(({ docId }) => docId === frontMatter[name]);
    const id = other && idOf(other, placed);
    return id === undefined || id === frontMatter[name] ? [] : [[name, id] as const];
  });
  const moved = posix.dirname(file) !== posix.dirname(doc.file) || posix.basename(file) !== posix.basename(doc.file);
  return {
    ...(moved && !slug?.startsWith('/') ? { slug: doc.below } : {}),
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
    const target = `${docsArea.folder}/${folder}`;
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

/** Code reaches the static folder by relative paths, which lead elsewhere from below `content`. */
function rewriteCode(root: string, files: ReadonlySet<string>, texts: Map<string, string>): void {
  for (const file of files) {
    if (!/\.(?:[cm]?[jt]sx?|mdx?)$/.test(file) || !existsSync(path.join(root, file))) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    const changed = text.replace(/(['"])(?:\.\.\/)+static\//g, '$1@site/static/');
    if (changed !== text) texts.set(`content/${file}`, changed);
  }
}
