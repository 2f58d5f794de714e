import path from 'node:path';
import type { CreateResolversArgs } from 'gatsby';
import type { CompiledPage, ContentNode } from '../../shared/content-tree';
import { getCompiledPage } from '../content/compile-cache';
import type { DocNode } from '../content/doc-nodes';
import { sourcePathOf } from '../content/doc-nodes';
import { rewriteLinks } from '../compile';

/** What we use of Gatsby's node model: look-ups through it are tracked, so that a changed target re-runs the query. */
export interface NodeModel {
  findOne: <Found>(args: { type: string; query: { filter: object } }) => Promise<Found | null>;
  findAll: <Found>(args: { type: string; query?: object }) => Promise<{ entries: Iterable<Found> }>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

type Compiled<Result> = (page: CompiledPage, doc: DocNode, context: ResolverContext) => Result | Promise<Result>;

/** A field that is derived from the compiled page. */
function compiled<Result>(pick: Compiled<Result>) {
  return {
    resolve: async (doc: DocNode, _args: unknown, context: ResolverContext): Promise<Result> => {
      const page = await getCompiledPage(doc.sourcePath, doc.internal.contentDigest);
      await trackDependencies(page, context);
      return pick(page, doc, context);
    },
  };
}

async function trackDependencies(page: CompiledPage, { nodeModel }: ResolverContext): Promise<void> {
  for (const file of page.dependencies) await findFile(nodeModel, file);
}

function findFile<Found>(nodeModel: NodeModel, file: string): Promise<Found | null> {
  return nodeModel.findOne<Found>({ type: 'File', query: { filter: { absolutePath: { eq: path.resolve(file) } } } });
}

/** Title of a page: front matter, else its first h1, else the file's name (MDX-07). */
export async function resolveTitle(doc: DocNode): Promise<string> {
  if (doc.frontmatterTitle !== null) return doc.frontmatterTitle;
  const page = await getCompiledPage(doc.sourcePath, doc.internal.contentDigest);
  return page.heading ?? doc.fileName;
}

/** Description of a page: front matter, else its first paragraph (MDX-07). */
export async function resolveDescription(doc: DocNode): Promise<string | null> {
  if (doc.frontmatterDescription !== null) return doc.frontmatterDescription;
  const page = await getCompiledPage(doc.sourcePath, doc.internal.contentDigest);
  return page.excerpt || null;
}

async function resolveContent(page: CompiledPage, _doc: DocNode, { nodeModel }: ResolverContext): Promise<ContentNode[]> {
  const files = page.links.flatMap(({ href }) => (href.startsWith('mdx:') ? [targetFile(href)] : []));
  const paths = new Map<string, string>();
  for (const file of new Set(files)) {
    const target = await nodeModel.findOne<DocNode>({ type: 'Doc', query: { filter: { sourcePath: { eq: file } } } });
    if (target && !target.draft) paths.set(file, target.path);
  }
  return rewriteLinks(page.content, (href) => resolveHref(href, paths));
}

function targetFile(href: string): string {
  return href.slice('mdx:'.length).replace(/[?#].*$/, '');
}

/** `mdx:content/docs/x.mdx#y` → `/docs/x#y`; a link without target stays readable and is reported by the checks. */
function resolveHref(href: string, paths: ReadonlyMap<string, string>): string {
  if (!href.startsWith('mdx:')) return href;
  const file = targetFile(href);
  const rest = href.slice('mdx:'.length + file.length);
  return (paths.get(file) ?? `/${file}`) + rest;
}

/**
 * The derived fields of `Doc`, and the overrides of the two `Mdx` fields whose stock resolvers would compile each page
 * again and choke on the legacy syntax.
 */
export function createDocResolvers({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>): void {
  const ofMdx = async (node: { internal: { contentFilePath: string; contentDigest: string } }): Promise<CompiledPage> =>
    getCompiledPage(sourcePathOf(node.internal.contentFilePath), node.internal.contentDigest);
  createResolvers({
    Doc: {
      title: { resolve: resolveTitle },
      description: { resolve: resolveDescription },
      content: compiled(resolveContent),
      headings: compiled((page) => page.headings),
      images: compiled(async (page, _doc, { nodeModel }) => {
        const files = await Promise.all(page.images.map(({ file }) => findFile<object>(nodeModel, file)));
        return files.filter((file) => file !== null);
      }),
      plainText: compiled((page) => page.plainText),
      wordCount: compiled((page) => page.wordCount),
      links: compiled((page) => page.links.map(({ href, position }) => ({ href, ...position }))),
      assets: compiled((page) => page.assets),
      changelogEntries: compiled((page) => page.changelogEntries),
      diagnostics: compiled((page) => page.diagnostics),
    },
    Mdx: {
      excerpt: { resolve: async (node: Parameters<typeof ofMdx>[0]) => (await ofMdx(node)).excerpt },
      tableOfContents: { resolve: async (node: Parameters<typeof ofMdx>[0]) => (await ofMdx(node)).headings },
    },
  });
}
