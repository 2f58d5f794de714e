import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Document, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readStoredContent } from '../../../node/content/stored-content';
import { publicDir } from './site';

/** A built page. */
export interface BuiltPage {
  path: string;
  kind: 'page' | 'doc' | 'category';
  unlisted: boolean;
  /** Content file of a document. */
  sourcePath?: string;
  html: string;
  document: Document;
}

/** A file of the output as text. */
export function readOutput(name: string): string {
  return readFileSync(path.join(publicDir, name), 'utf8');
}

/** Name of the HTML file of a path. */
export function htmlOf(route: string): string {
  return path.posix.join(route.slice(1), 'index.html');
}

const built = new Map<string, BuiltPage>();

/** Every built page but those for what was not found, parsed. */
export function readPages(): BuiltPage[] {
  if (built.size === 0) {
    const { docs: stored } = readStoredContent(path.resolve('.'));
    const docs = new Map(stored.filter(({ draft }) => !draft).map((doc) => [doc.path, doc]));
    for (const route of JSON.parse(readOutput('routes.json')) as string[]) {
      if (route.startsWith('/404')) continue;
      const doc = docs.get(route);
      const kind = doc ? 'doc' : route.startsWith('/docs/category/') ? 'category' : 'page';
      const html = readOutput(htmlOf(route));
      const facts = { kind, unlisted: doc?.unlisted === true, ...(doc ? { sourcePath: doc.sourcePath } : {}) } as const;
      built.set(route, { path: route, ...facts, html, document: parseDocument(html) });
    }
  }
  return [...built.values()];
}

/** The page of a path. */
export function findPage(route: string): BuiltPage {
  readPages();
  const page = built.get(route);
  if (!page) throw new Error(`There is no page ${route}.`);
  return page;
}

/** Elements that a test accepts, in document order. */
export function select(root: Document | Element, accepts: (element: Element) => boolean): Element[] {
  return DomUtils.findAll(accepts, root.children);
}

/** Content of the metas with a name or property. */
export function metas(page: BuiltPage, key: string): string[] {
  const found = select(
    page.document,
    ({ name, attribs }) => name === 'meta' && (attribs.name ?? attribs.property) === key,
  );
  return found.map(({ attribs }) => attribs.content ?? '');
}

/** Addresses of the links with a relation. */
export function links(page: BuiltPage, rel: string): string[] {
  const found = select(page.document, ({ name, attribs }) => name === 'link' && attribs.rel === rel);
  return found.map(({ attribs }) => attribs.href ?? '');
}

/** Structured data by type. */
export function structuredData(page: BuiltPage): Record<string, unknown>[] {
  const found = select(
    page.document,
    ({ name, attribs }) => name === 'script' && attribs.type === 'application/ld+json',
  );
  return found.map((element) => JSON.parse(DomUtils.textContent(element)) as Record<string, unknown>);
}

/** Paths of the links below an element, those of this site only, without query and hash. */
export function linkedPaths(root: Document | Element): string[] {
  const anchors = select(root, ({ name, attribs }) => name === 'a' && attribs.href !== undefined);
  return anchors.flatMap(({ attribs }) => {
    const href = attribs.href ?? '';
    return /^\/(?!\/)/.test(href) ? [decodeURI(href.replace(/[?#].*$/, ''))] : [];
  });
}

/** The navigation with a label. */
export function navigation(page: BuiltPage, label: string): Element | undefined {
  return select(page.document, ({ name, attribs }) => name === 'nav' && attribs['aria-label'] === label)[0];
}

/** The sidebar as the browser gets it: the static query that holds it. */
export function readSidebarFile(): { name: string; items: SidebarEntry[] } {
  for (const name of readdirSync(path.join(publicDir, 'page-data/sq/d'))) {
    const { data } = JSON.parse(readOutput(`page-data/sq/d/${name}`)) as {
      data: { allSidebar?: { nodes: { items: SidebarEntry[] }[] } };
    };
    const [sidebar] = data.allSidebar?.nodes ?? [];
    if (sidebar) return { name: `page-data/sq/d/${name}`, items: sidebar.items };
  }
  throw new Error('No static query holds the sidebar.');
}

export interface SidebarEntry {
  label: string;
  path?: string;
  unlisted?: true;
  items?: SidebarEntry[];
}

/** All entries, depth first. */
export function flatten(items: readonly SidebarEntry[]): SidebarEntry[] {
  return items.flatMap((item) => [item, ...flatten(item.items ?? [])]);
}
