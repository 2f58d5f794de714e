import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import { fillProductName, fillProductSlug } from '../../../src/shared/product';
import { site } from '../../../src/shared/site';
import { joinBase } from '../../content/doc-path';
import { categorySchema, splitFrontMatter } from '../../content/front-matter';
import type { CategoryMetadata, FrontMatter } from '../../content/front-matter';
import { listFiles } from '../../base/list-files';
import { dataFolder } from '../../content/data/read-data';
import { parseYaml } from '../../content/parse-yaml';
import { lineOfKey } from '../../content/line-of-key';
import { parseFrontMatter } from '../../content/read-front-matter';
import { categoryFileName, findArea, isDocFile, placeIn } from '../../content/doc-files';
import { dataSchemas } from '../../content/data/schemas';
import type { ContentData, DataFile } from '../../content/data/schemas';
import { redirectsFile } from '../../content/data/redirects';
import { parseSource } from '../../compile/source/parse-source';
import { attributeOf, isJsx, isParent, metaOf, textOf } from './markdown';

/** A stretch of text that is read as one: it has no other block in it. */
export interface Block {
  type: 'paragraph' | 'heading' | 'cell' | 'attribute' | 'front matter';
  /** As readers see it, with line endings where the source has them. */
  text: string;
  /** The same with inline code masked: what spelling and wording are judged by. */
  prose: string;
  /** Line of the file on which it begins. */
  line: number;
}

export interface ContentPage {
  file: string;
  /** Whether the sidebar lists it. */
  isInSidebar: boolean;
  frontMatter: FrontMatter;
  /** Path in declared form, product filled in. */
  path: string;
  /** Front matter and body. */
  source: string;
  lineOffset: number;
  tree: Root;
  blocks: Block[];
}

export interface ContentCategory {
  file: string;
  source: string;
  metadata: CategoryMetadata;
  /** `undefined` when its page is a written one. */
  path: string | undefined;
}

/** What the writing rules look at. Files with faults of syntax or front matter, which a build reports, are left out. */
export interface Corpus {
  pages: ContentPage[];
  categories: ContentCategory[];
  data: ContentData;
  /** Text of `redirects.csv`. */
  redirects: string;
}

/** Reads the content of a site. */
export function readCorpus(root: string): Corpus {
  return makeCorpus(
    new Map(listFiles(root, 'content').map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
  );
}

/** @param files text by path, for instance `content/docs/x.mdx` */
export function makeCorpus(files: ReadonlyMap<string, string>): Corpus {
  const corpus: Corpus = { pages: [], categories: [], data: {}, redirects: '' };
  for (const [file, source] of files) {
    const name = path.posix.basename(file);
    if (isDocFile(file)) addPage(corpus, file, source);
    else if (categoryFileName.test(name)) addCategory(corpus, file, source);
    else if (file === redirectsFile) corpus.redirects = source;
    else if (path.posix.dirname(file) === dataFolder && name in dataSchemas) addData(corpus, name as DataFile, source);
  }
  return corpus;
}

function addData({ data }: Corpus, name: DataFile, source: string): void {
  const valid = parseYaml(source, dataSchemas[name], name, 1).data;
  if (valid !== null) Object.assign(data, { [name]: valid });
}

/** The latest version of each page, because parsing takes most of the time of a check. */
const parsed = new Map<string, { source: string; page: ContentPage | null }>();

function addPage(corpus: Corpus, file: string, source: string): void {
  const known = parsed.get(file);
  const page = known?.source === source ? known.page : parsePage(file, source);
  parsed.set(file, { source, page });
  if (page) corpus.pages.push(page);
}

/** Returns null if the page has a fault, which the build reports. */
function parsePage(file: string, source: string): ContentPage | null {
  const area = findArea(file);
  const { data } = parseFrontMatter(source, file);
  if (!area || !data) return null;
  const { lineOffset } = splitFrontMatter(source);
  try {
    const page: ContentPage = {
      file,
      isInSidebar: area.sidebar !== null && data.unlisted !== true,
      frontMatter: data,
      path: fillProductSlug(placeIn(area, file, data).path, site.product),
      source,
      lineOffset,
      tree: parseSource(source, file, { data }).tree,
      blocks: [],
    };
    page.blocks = [...frontMatterBlocks(page), ...blocksOf(page)];
    return page;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return null;
  }
}

function addCategory(corpus: Corpus, file: string, source: string): void {
  const area = findArea(file);
  const { data } = parseYaml(source, categorySchema, file, 1);
  if (!area || !data) return;
  const slug = data.link?.type === 'generated-index' ? data.link.slug : undefined;
  const ownPath = slug === undefined ? undefined : fillProductSlug(joinBase(area.basePath, slug), site.product);
  corpus.categories.push({ file, source, metadata: data, path: ownPath });
}

/** Line of the file on which a node begins. */
export function lineOf(page: Pick<ContentPage, 'lineOffset'>, node: Node): number {
  return (node.position?.start.line ?? 1) + page.lineOffset;
}

function frontMatterBlocks({ frontMatter, source }: ContentPage): Block[] {
  const { title, description, summary, sidebar_label, group } = frontMatter;
  return Object.entries({ title, description, summary, sidebar_label, group }).flatMap(([key, value]): Block[] => {
    if (value === undefined) return [];
    const text = fillProductName(value, site.product);
    return [{ type: 'front matter', text, prose: text, line: lineOfKey(source, key) }];
  });
}

/** Attributes of components that readers see. */
const visibleAttributes = ['title', 'label', 'alt'];

function blocksOf(page: ContentPage): Block[] {
  const blocks: Block[] = [];
  const add = (type: Block['type'], node: Node, text = textOf(node), prose = textOf(node, true)): void => {
    if (text.trim() !== '') blocks.push({ type, text, prose, line: lineOf(page, node) });
  };
  visit(page.tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading') add(node.type, node);
    else if (node.type === 'tableCell') add('cell', node);
    else if (node.type === 'code') {
      for (const text of [metaOf(node.meta, 'title'), metaOf(node.meta, 'alt')]) {
        if (text !== undefined && isDiagram(node.lang)) add('attribute', node, text, text);
      }
    } else if (isJsx(node)) {
      for (const name of visibleAttributes) {
        const text = attributeOf(node, name);
        if (text !== undefined) add('attribute', node, text, text);
      }
      const loose =
        isParent(node) && node.type === 'mdxJsxFlowElement' ? node.children.filter(({ type }) => isPhrasing(type)) : [];
      for (const child of loose) add('paragraph', child);
    }
  });
  return blocks;
}

/** Text that stands directly in a block component, as in `<summary>` on lines of its own. */
function isPhrasing(type: string): boolean {
  return ['text', 'strong', 'emphasis', 'link', 'inlineCode'].includes(type);
}

/** Fences that are drawn. */
export function isDiagram(language: string | null | undefined): boolean {
  return language === 'mermaid' || language === 'schematic';
}

/** The words of a page's body: letters or digits, code samples left out. */
export function wordsOf({ blocks }: Pick<ContentPage, 'blocks'>): string[] {
  return blocks
    .filter(({ type }) => type !== 'front matter' && type !== 'attribute')
    .flatMap(({ text }) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)));
}

/** Line of a match inside a block. */
export function lineInBlock({ text, line }: { text: string; line: number }, index: number): number {
  return line + text.slice(0, index).split('\n').length - 1;
}
