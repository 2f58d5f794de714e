import path from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import type { Diagnostic } from '../../src/shared/content-tree';
import { docsVersion } from '../../src/shared/constants';
import { docsArea } from '../../src/shared/docs-area';
import { fillProductName, fillProductSlug } from '../../src/shared/product';
import { settings } from '../../src/shared/settings';
import { formatDiagnostic } from '../base/diagnostics';
import { categoryFileName, findArea, isDocFile, placeIn } from '../content/read-content';
import { categorySchema } from '../content/front-matter';
import type { FrontMatter } from '../content/front-matter';
import { parseYaml } from '../content/parse-yaml';
import { readFrontMatter } from '../content/read-front-matter';

/** The stored fields of a `Doc`; the rest is made by resolvers (`node/graph/doc-resolvers.ts`). */
interface DocFields {
  docId: string;
  area: string;
  sourcePath: string;
  path: string;
  folder: string;
  fileName: string;
  isIndex: boolean;
  sidebar: string | null;
  version: string;
  unlisted: boolean;
  draft: boolean;
  frontmatterTitle: string | null;
  frontmatterDescription: string | null;
  sidebarLabel: string | null;
  sidebarPosition: number | null;
  paginationLabel: string | null;
  /** Document id; the word `null`: no neighbour; `null`: the one in the sidebar. */
  paginationPrevious: string | null;
  paginationNext: string | null;
  group: string | null;
  keywords: string[];
  questions: string[];
  tags: string[];
  hideTitle: boolean;
  hideTableOfContents: boolean;
  tocMinHeadingLevel: number;
  tocMaxHeadingLevel: number;
  /** `YYYY-MM-DD` */
  lastUpdateDate: string | null;
  lastUpdateAuthor: string | null;
  /** The word `null`: no link; `null`: the usual one. */
  customEditUrl: string | null;
  measureKey: string | null;
  dimensionKey: string | null;
  format: 'mdx' | 'md';
}

// Not an extension of `Node`, which has any field of any type.
export type DocNode = DocFields & Pick<Node, 'id' | 'internal'>;

interface CategoryFileFields {
  area: string;
  folder: string;
  sourcePath: string;
  metadata: unknown;
}

export type CategoryFileNode = CategoryFileFields & Pick<Node, 'id' | 'internal'>;

/** Path of a sourced file relative to the project's root, with forward slashes. */
export function sourcePathOf(absolutePath: string): string {
  return path.relative(path.resolve('.'), absolutePath).split(path.sep).join('/');
}

/** Whether a document has a page: drafts only in development (VIS-05). */
export function isPublished({ draft }: Pick<DocNode, 'draft'>): boolean {
  return !draft || process.env.NODE_ENV !== 'production';
}

/** Whether `createContentNodes` looks at a node at all. */
export function isContentNode(node: unknown): boolean {
  const { type } = (node as Node).internal;
  return type === 'Mdx' || type === 'File';
}

/**
 * Makes a `Doc` of each `Mdx` node and a `SidebarCategoryFile` of each `_category_` file. Never throws: a fault would
 * end the build without naming the other files; the preflight has reported it already.
 */
export async function createContentNodes(args: CreateNodeArgs): Promise<void> {
  const { node } = args;
  if (node.internal.type === 'Mdx' && node.internal.contentFilePath) createDoc(args, node.internal.contentFilePath);
  else if (node.internal.type === 'File' && typeof node.absolutePath === 'string') {
    const sourcePath = sourcePathOf(node.absolutePath);
    if (categoryFileName.test(path.basename(sourcePath))) await createCategory(args, sourcePath);
    // Of the file, because one whose YAML Gatsby's parser refuses has no `Mdx` node.
    else if (findArea(sourcePath) && /\.mdx?$/.test(sourcePath)) {
      reportFaults(args, readFrontMatter(path.resolve('.'), sourcePath).diagnostics);
    }
  }
}

/** In development a file may get a fault while Gatsby runs; it goes on with what it can use. */
function reportFaults({ reporter }: CreateNodeArgs, diagnostics: readonly Diagnostic[]): void {
  const faults = diagnostics.filter(({ severity }) => severity === 'error');
  if (faults.length > 0) reporter.error(faults.map(formatDiagnostic).join('\n'));
}

function createDoc({ node, actions, createNodeId }: CreateNodeArgs, absolutePath: string): void {
  const sourcePath = sourcePathOf(absolutePath);
  const area = findArea(sourcePath);
  if (!area || !isDocFile(sourcePath)) return;
  const frontMatter: FrontMatter = readFrontMatter(path.resolve('.'), sourcePath).data ?? {};
  const place = placeIn(area, sourcePath, frontMatter);
  const product = settings.product;
  const name = (text: string | undefined): string | null =>
    text === undefined ? null : fillProductName(text, product);
  const doc: DocFields = {
    docId: place.docId,
    area: area.name,
    sourcePath,
    path: fillProductSlug(place.path, product),
    folder: place.folder,
    fileName: place.fileName,
    isIndex: place.isIndex,
    sidebar: area.name === 'docs' ? docsArea.sidebarName : null,
    version: docsVersion.name,
    unlisted: frontMatter.unlisted ?? false,
    draft: frontMatter.draft ?? false,
    frontmatterTitle: name(frontMatter.title),
    frontmatterDescription: name(frontMatter.description),
    sidebarLabel: name(frontMatter.sidebar_label),
    sidebarPosition: frontMatter.sidebar_position ?? place.prefix ?? null,
    paginationLabel: name(frontMatter.pagination_label),
    paginationPrevious: nullAsWord(frontMatter.pagination_prev),
    paginationNext: nullAsWord(frontMatter.pagination_next),
    group: frontMatter.group ?? null,
    keywords: (frontMatter.keywords ?? []).map((keyword) => fillProductName(keyword, product)),
    questions: (frontMatter.questions ?? []).map((question) => fillProductName(question, product)),
    tags: (frontMatter.tags ?? []).map((tag) => (typeof tag === 'string' ? tag : tag.label)),
    hideTitle: frontMatter.hide_title ?? false,
    hideTableOfContents: frontMatter.hide_table_of_contents ?? false,
    tocMinHeadingLevel: frontMatter.toc_min_heading_level ?? docsArea.minHeadingLevel,
    tocMaxHeadingLevel: frontMatter.toc_max_heading_level ?? docsArea.maxHeadingLevel,
    lastUpdateDate: isoDate(frontMatter.last_update?.date),
    lastUpdateAuthor: frontMatter.last_update?.author ?? null,
    customEditUrl: nullAsWord(frontMatter.custom_edit_url),
    measureKey: frontMatter.measure ?? null,
    dimensionKey: frontMatter.dimension ?? null,
    format: frontMatter.format === 'md' ? 'md' : 'mdx',
  };
  const id = createNodeId(`Doc ${sourcePath}`);
  const child = {
    ...doc,
    id,
    parent: node.id,
    children: [],
    internal: { type: 'Doc', contentDigest: node.internal.contentDigest },
  };
  void actions.createNode(child);
  actions.createParentChildLink({ parent: node, child: child });
}

/** GraphQL cannot tell a missing field from `null`, which switches a neighbour or a link off. */
function nullAsWord(value: string | null | undefined): string | null {
  return value === undefined ? null : (value ?? 'null');
}

function isoDate(date: string | undefined): string | null {
  if (date === undefined) return null;
  // What is written counts, whatever the time zone of the machine.
  return /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? new Date(date).toISOString().slice(0, 10);
}

async function createCategory(args: CreateNodeArgs, sourcePath: string): Promise<void> {
  const { node, actions, createNodeId, createContentDigest, loadNodeContent } = args;
  const area = findArea(sourcePath);
  if (!area) return;
  const text = await loadNodeContent(node);
  const { data, diagnostics } = parseYaml(text, categorySchema, sourcePath, 1);
  reportFaults(args, diagnostics);
  const folder = path.posix.dirname(sourcePath).slice(area.folder.length + 1);
  const file: CategoryFileFields = { area: area.name, folder, sourcePath, metadata: fillProduct(data ?? {}) };
  await actions.createNode({
    ...file,
    id: createNodeId(`SidebarCategoryFile ${sourcePath}`),
    parent: node.id,
    children: [],
    internal: { type: 'SidebarCategoryFile', contentDigest: createContentDigest({ sourcePath, text }) },
  });
}

function fillProduct(value: unknown, key?: string): unknown {
  if (typeof value === 'string') return (key === 'slug' ? fillProductSlug : fillProductName)(value, settings.product);
  if (Array.isArray(value)) return value.map((item) => fillProduct(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillProduct(item, name)]));
}
