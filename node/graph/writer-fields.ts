import type { CreateResolversArgs } from 'gatsby';
import { areas } from '../../src/shared/areas';
import { decodeSafely, withoutSlash } from '../../src/shared/paths';
import { lastChangeOf } from '../content/git-dates';
import { getCompiledPage } from '../compile/compile-cache';
import { isPublished } from '../content/doc';
import type { CategoryFileNode, DocNode } from './doc-nodes';
import { loadSidebar } from '../sidebar/load-sidebar';
import { listTrails } from '../sidebar/read-tree';
import { createAddressResolver } from './compiled-page';
import { findComponents } from './doc-resolvers';
import { findAll } from './node-model';
import type { ResolverContext } from './node-model';

/** Links, sidebar sections and explained terms of all pages. */
interface SiteMap {
  /** Labels of the enclosing categories, outermost first. */
  sections: ReadonlyMap<string, readonly string[]>;
  /** Pages that a page links to and is linked from, by path without trailing slash. */
  linksTo: ReadonlyMap<string, readonly DocNode[]>;
  linksFrom: ReadonlyMap<string, readonly DocNode[]>;
  /** Pages that explain a term, by its key. */
  explainedOn: ReadonlyMap<string, readonly DocNode[]>;
}

/** The latest map and the content that it was built from, because writers query many pages at once. */
let latest: { state: string; map: Promise<SiteMap> } | null = null;

async function readMap(context: ResolverContext): Promise<SiteMap> {
  const docs = (await findAll<DocNode>(context.nodeModel, 'Doc')).filter(isPublished);
  const categories = await findAll<CategoryFileNode>(context.nodeModel, 'SidebarCategoryFile');
  const state = [...docs, ...categories].map(({ internal }) => internal.contentDigest).join();
  if (latest?.state !== state) latest = { state, map: buildMap(docs, categories, context) };
  return latest.map;
}

async function buildMap(docs: DocNode[], categories: CategoryFileNode[], context: ResolverContext): Promise<SiteMap> {
  const linksTo = new Map<string, DocNode[]>();
  const linksFrom = new Map<string, DocNode[]>();
  const explainedOn = new Map<string, DocNode[]>();
  const byPath = new Map(docs.map((doc) => [withoutSlash(doc.path), doc]));
  for (const doc of docs) {
    const page = getCompiledPage(doc.sourcePath);
    const resolve = await createAddressResolver(page, context);
    const targets = new Set(page.links.map(({ href }) => byPath.get(pathOf(resolve(href), doc.path))));
    for (const target of targets) {
      if (!target || target === doc) continue;
      add(linksTo, doc.path, target);
      add(linksFrom, target.path, doc);
    }
    const terms = new Set(findComponents(page.content, ['Term']).map(({ props }) => props.id));
    for (const key of terms) if (typeof key === 'string') add(explainedOn, key, doc);
  }
  const sections = new Map<string, string[]>();
  for (const { name, basePath } of areas) {
    const isHere = ({ area }: { area: string }): boolean => area === name;
    const { items } = loadSidebar(docs.filter(isHere), categories.filter(isHere), basePath);
    for (const [path, trail] of listTrails(items)) {
      sections.set(
        withoutSlash(path),
        trail.slice(0, -1).map(({ label }) => label),
      );
    }
  }
  return { sections, linksTo, linksFrom, explainedOn };
}

function add(links: Map<string, DocNode[]>, path: string, doc: DocNode): void {
  const key = withoutSlash(path);
  links.set(key, [...(links.get(key) ?? []), doc]);
}

/** Returns the path of a link as the browser resolves it, without trailing slash; empty for other sites. */
function pathOf(href: string, from: string): string {
  const origin = 'https://site.invalid';
  const base = new URL(encodeURI(from), origin);
  if (!URL.canParse(href, base)) return '';
  const url = new URL(href, base);
  return url.origin === origin ? withoutSlash(decodeSafely(url.pathname)) : '';
}

/**
 * Creates the resolvers of `Doc` fields for content maintainers: sections, incoming and outgoing links, last change. No
 * page of the site queries them.
 */
export function createWriterResolvers({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>): void {
  const fromMap = <Value>(pick: (map: SiteMap, path: string) => Value) => ({
    resolve: async (doc: DocNode, _args: unknown, context: ResolverContext): Promise<Value> =>
      pick(await readMap(context), withoutSlash(doc.path)),
  });
  createResolvers({
    Doc: {
      sections: fromMap((map, path) => map.sections.get(path) ?? []),
      linksTo: fromMap((map, path) => map.linksTo.get(path) ?? []),
      linksFrom: fromMap((map, path) => map.linksFrom.get(path) ?? []),
      incomingLinks: fromMap((map, path) => map.linksFrom.get(path)?.length ?? 0),
      lastChange: { resolve: (doc: DocNode) => lastChangeOf(doc) ?? null },
      imageCount: {
        resolve: ({ sourcePath }: DocNode) => getCompiledPage(sourcePath).images.length,
      },
      imagesWithoutCaption: {
        resolve: ({ sourcePath }: DocNode) =>
          getCompiledPage(sourcePath).images.flatMap(({ file, lacksCaption }) => (lacksCaption ? [file] : [])),
      },
    },
    GlossaryTerm: {
      explainedOn: {
        resolve: async ({ key }: { key: string }, _args: unknown, context: ResolverContext) =>
          (await readMap(context)).explainedOn.get(key) ?? [],
      },
    },
  });
}
