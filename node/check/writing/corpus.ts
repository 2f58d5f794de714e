import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import { parse as parseYamlText } from 'yaml';
import type { Diagnostic } from '../../../src/shared/content-tree';
import { fillProductName, fillProductSlug } from '../../../src/shared/product';
import { settings } from '../../../src/shared/settings';
import { joinBase } from '../../content/doc-path';
import { categorySchema, splitFrontMatter } from '../../content/front-matter';
import type { CategoryMetadata, FrontMatter } from '../../content/front-matter';
import { listFiles } from '../../base/list-files';
import { parseYaml } from '../../content/parse-yaml';
import { parseFrontMatter } from '../../content/read-front-matter';
import { categoryFileName, findArea, isDocFile, placeIn } from '../../content/doc-files';
import { attributeOf, isJsx, isParent, metaOf, parseMarkdown, textOf } from './markdown';

/** What a page is; the length that is expected of it depends on that. */
export type PageKind = 'doc' | 'measure' | 'dimension' | 'unlisted' | 'changelog' | 'guide';

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
  kind: PageKind;
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

/** All that the checks look at. */
export interface Corpus {
  pages: ContentPage[];
  categories: ContentCategory[];
  /** Data files by name, parsed. */
  data: Record<string, unknown>;
  /** Text of `redirects.csv`. */
  redirects: string;
  /** Files that could not be parsed. */
  faults: Diagnostic[];
}

/** Reads the site's own content. */
export function readCorpus(root: string): Corpus {
  return makeCorpus(
    new Map(listFiles(root, 'content').map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
  );
}

/** @param files text by path, for instance `content/docs/x.mdx` */
export function makeCorpus(files: ReadonlyMap<string, string>): Corpus {
  const corpus: Corpus = { pages: [], categories: [], data: {}, redirects: '', faults: [] };
  for (const [file, source] of files) {
    const name = path.posix.basename(file);
    if (isDocFile(file)) addPage(corpus, file, source);
    else if (categoryFileName.test(name)) addCategory(corpus, file, source);
    else if (name === 'redirects.csv') corpus.redirects = source;
    else if (file.startsWith('content/data/') && name.endsWith('.yml')) corpus.data[name] = parseYamlText(source);
  }
  return corpus;
}

function addPage(corpus: Corpus, file: string, source: string): void {
  const area = findArea(file);
  const { data, diagnostics } = parseFrontMatter(source, file);
  corpus.faults.push(...diagnostics);
  if (!area || !data) return;
  const { body, lineOffset } = splitFrontMatter(source);
  try {
    const tree = parseMarkdown(body);
    const page: ContentPage = {
      file,
      kind: kindOf(file, data),
      frontMatter: data,
      path: fillProductSlug(placeIn(area, file, data).path, settings.product),
      source,
      lineOffset,
      tree,
      blocks: [],
    };
    page.blocks = [...frontMatterBlocks(page), ...blocksOf(page)];
    corpus.pages.push(page);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const position = { line: (error.line ?? 1) + lineOffset, column: error.column ?? 1 };
    corpus.faults.push({ severity: 'error', rule: 'mdx-syntax', file, position, message: error.reason });
  }
}

function addCategory(corpus: Corpus, file: string, source: string): void {
  const area = findArea(file);
  const { data, diagnostics } = parseYaml(source, categorySchema, file, 1);
  corpus.faults.push(...diagnostics);
  if (!area || !data) return;
  const slug = data.link?.type === 'generated-index' ? data.link.slug : undefined;
  const ownPath = slug === undefined ? undefined : fillProductSlug(joinBase(area.basePath, slug), settings.product);
  corpus.categories.push({ file, source, metadata: data, path: ownPath });
}

function kindOf(file: string, { unlisted, measure, dimension }: FrontMatter): PageKind {
  if (file.startsWith('content/guides/')) return 'guide';
  if (file.startsWith('content/docs/changelog/')) return 'changelog';
  if (unlisted) return 'unlisted';
  if (measure !== undefined) return 'measure';
  return dimension === undefined ? 'doc' : 'dimension';
}

/** Line of the file on which a front-matter field or a YAML key stands. */
export function lineOfKey(source: string, key: string): number {
  const index = source.split('\n').findIndex((line) => line.trimStart().startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}

/** Line of the file on which a node begins. */
export function lineOf(page: Pick<ContentPage, 'lineOffset'>, node: Node): number {
  return (node.position?.start.line ?? 1) + page.lineOffset;
}

function frontMatterBlocks({ frontMatter, source }: ContentPage): Block[] {
  const { title, description, sidebar_label, group } = frontMatter;
  return Object.entries({ title, description, sidebar_label, group }).flatMap(([key, value]): Block[] => {
    if (value === undefined) return [];
    const text = fillProductName(value, settings.product);
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
