import type { CreateResolversArgs } from 'gatsby';
import { areaNamed } from '../../src/shared/areas';
import type { CompiledPage, ContentNode, ElementNode } from '../../src/shared/content-tree';
import { withoutSlash } from '../../src/shared/paths';
import { fillLists } from '../compile/open-lists';
import { rewriteLinks } from '../compile/rewrite-links';
import { toHtml } from '../compile/tree/html';
import { listAnswers } from '../compile/section-questions';
import type { Symptom } from '../compile/symptoms';
import { getCompiledPage } from '../compile/compile-cache';
import { isPublished } from '../content/doc';
import { sourcePathOf } from '../content/doc-files';
import { compiled, createAddressResolver, findFile } from './compiled-page';
import type { DocNode } from './doc-nodes';
import { resolveDescription, resolveTitle } from '../compile/doc-text';
import { assetPath } from '../content/asset-path';
import { listCards } from '../sidebar/list-cards';
import { listAround } from '../sidebar/read-tree';
import { changelogEntries, listChanges } from './newest-changes';
import { findIn } from './node-model';
import type { ResolverContext } from './node-model';
import { siteGraph } from './site-graph';
import { loadSidebarOf } from './sidebar-of-area';

/** Returns the components with these names in the content. */
export function findComponents(content: readonly ContentNode[], names: readonly string[]): ElementNode[] {
  return content.flatMap((node) => {
    if (typeof node === 'string' || 'html' in node) return [];
    return [...(names.includes(node.name) ? [node] : []), ...findComponents(node.children, names)];
  });
}

async function resolveContent(page: CompiledPage, doc: DocNode, context: ResolverContext): Promise<ContentNode[]> {
  const content = rewriteLinks(page.content, await createAddressResolver(page, context));
  let docs: Promise<DocNode[]> | undefined;
  // Only pages with such lists should depend on the sidebar and on other pages.
  return fillLists(content, {
    loadCards: async () => {
      const { items } = await loadSidebarOf(doc.area, context);
      return listCards(listAround(items, doc.path)).flatMap(({ cards }) => cards);
    },
    loadSymptoms: async (folder) => {
      docs ??= findIn<DocNode>(context, 'Doc', doc.area);
      return symptomsBelow(`${areaNamed(doc.area)?.folder ?? ''}/${folder}/`, await docs);
    },
  });
}

/** Returns the symptoms that the pages below a folder explain, in the order of the files. */
function symptomsBelow(folder: string, docs: readonly DocNode[]): Symptom[] {
  return docs
    .filter((doc) => doc.sourcePath.startsWith(folder) && isPublished(doc) && !doc.unlisted)
    .sort((a, b) => (a.sourcePath < b.sourcePath ? -1 : 1))
    .flatMap((doc) =>
      getCompiledPage(doc.sourcePath).symptoms.map(({ text, anchor }) => ({
        text,
        href: `${doc.path}#${anchor}`,
        page: resolveTitle(doc),
      })),
    );
}

/** Returns the data of the components that only this site has and that the page uses. */
async function readSiteData(page: CompiledPage, context: ResolverContext): Promise<Record<string, object> | null> {
  const used = Object.entries(siteGraph.componentData).filter(
    ([name]) => findComponents(page.content, [name]).length > 0,
  );
  if (used.length === 0) return null;
  return Object.fromEntries(
    await Promise.all(
      used.map(async ([name, read]) => [name, await read(context.nodeModel, () => listChanges(context))] as const),
    ),
  );
}

/**
 * Creates the resolvers of the derived fields of `Doc` and of two `Mdx` fields whose stock resolvers would compile each
 * page again and fail on the legacy syntax.
 */
export function createDocResolvers({ createResolvers }: CreateResolversArgs): void {
  const ofMdx = (node: { internal: { contentFilePath: string } }): CompiledPage =>
    getCompiledPage(sourcePathOf(node.internal.contentFilePath));
  createResolvers({
    Doc: {
      title: { resolve: resolveTitle },
      description: { resolve: resolveDescription },
      content: compiled(resolveContent),
      heading: compiled((page) => page.heading),
      headings: compiled((page) => page.headings),
      answers: compiled((page, doc) => listAnswers(doc.questions, page.headings)),
      images: compiled((page, _doc, { nodeModel }) => {
        // A missing image must keep its slot, because the content refers to images by index.
        return Promise.all(page.images.map(({ file }) => findFile<object>(nodeModel, file)));
      }),
      terms: compiled(async (page, doc, { nodeModel }) => {
        const keys = findComponents(page.content, ['Term']).map(({ props }) => props.id);
        const found = [...new Set(keys)].map((key) =>
          nodeModel.findOne<{ page?: string | null }>({
            type: 'GlossaryTerm',
            query: { filter: { key: { eq: key } } },
          }),
        );
        const terms = (await Promise.all(found)).filter((term) => term !== null);
        // Readers of the page that says more are there already.
        return terms.map((term) => (isSamePath(term.page, doc.path) ? { ...term, page: null } : term));
      }),
      aboveText: {
        resolve: async (doc: DocNode, _args: unknown, { nodeModel }: ResolverContext) =>
          (await siteGraph.aboveText(doc, nodeModel)).map(({ content, ...block }) => ({
            ...block,
            html: toHtml(content),
          })),
      },
      siteData: compiled((page, _doc, context) => readSiteData(page, context)),
      image: compiled(({ preview }) =>
        preview?.startsWith('asset:') ? assetPath(preview.slice('asset:'.length)) : preview,
      ),
      plainText: compiled((page) => page.plainText),
      wordCount: compiled((page) => page.wordCount),
      links: compiled(async (page, _doc, context) => {
        const resolve = await createAddressResolver(page, context);
        return page.links.map(({ href, position }) => ({ href: resolve(href), ...position }));
      }),
      assets: compiled((page) => page.assets),
      changelogEntries,
      diagnostics: compiled((page) => page.diagnostics),
    },
    ...siteGraph.resolvers,
    Mdx: {
      excerpt: { resolve: (node: Parameters<typeof ofMdx>[0]) => ofMdx(node).excerpt },
      tableOfContents: { resolve: (node: Parameters<typeof ofMdx>[0]) => ofMdx(node).headings },
    },
  });
}

const isSamePath = (page: string | null | undefined, path: string): boolean =>
  typeof page === 'string' && withoutSlash(page) === withoutSlash(path);
