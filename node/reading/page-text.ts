import type { Element, Root } from 'hast';
import { blockMarks } from '../../src/shared/search-record';
import { admonitionKeywords } from '../content/admonition-kinds';
import { attributeOf, classesOf, collapseSpaces, isElement, isVoid, isWrapper } from './parse';
import type { PageNode } from './parse';
import { isHidden, isUnseen, readHead } from './readable';
import type { PageHead } from './readable';

/** The text under one heading of a page. */
export interface PageSection {
  /** 1 for the page itself, before its first heading. */
  level: number;
  heading: string;
  anchor: string | null;
  /** Paragraphs, list items, table rows. */
  blocks: string[];
  /** What stands beside the prose: code with its title, captions, texts of drawings, alternatives of images. */
  extras: string[];
}

/** The text of a page as readers see it. */
export interface PageText extends Pick<PageHead, 'description' | 'keywords' | 'isNoindex' | 'language' | 'tag'> {
  title: string;
  sections: PageSection[];
}

/** Elements that do not end a paragraph. */
const inlineElements = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr img picture source button'.split(
    ' ',
  ),
);

/** Whether an element is shown to readers and in Markdown, but not searched; the sentences around it are. */
function isNotSearched(element: Element): boolean {
  return ['dataSearchIgnore', 'dataFootnoteRef'].some((name) => attributeOf(element, name) !== undefined);
}

/** Whether a text is beside the prose: code, with the box that has its title, and what describes a figure. */
function isExtra(element: Element): boolean {
  const { tagName } = element;
  const isCodeBox = tagName === 'div' && classesOf(element).some((one) => one.startsWith('language-'));
  return tagName === 'pre' || tagName === 'figcaption' || isCodeBox;
}

/**
 * Returns what an image or a drawing says: its alternative, and the texts in a drawing. Those for dark mode and for narrow
 * columns say the same again.
 */
function textOfPicture(element: Element): string {
  const said = attributeOf(element, 'alt') || attributeOf(element, 'ariaLabel') || '';
  if (classesOf(element).some((name) => name === 'only-dark' || name === 'narrow')) return '';
  const parts = isVoid(element) ? [] : Array.from(textsIn(element.children));
  return collapseSpaces([said, ...parts].join(' '));
}

function* textsIn(nodes: readonly PageNode[]): Generator<string> {
  for (const node of nodes) {
    if (node.type === 'text') yield node.value;
    else if (isElement(node) && node.tagName !== 'style' && node.tagName !== 'script') yield* textsIn(node.children);
  }
}

/**
 * Reads the text of a built page inside `data-search-body` and outside `data-search-ignore`. Returns null if the page has
 * no title.
 */
export function readPageText(document: Root): PageText | null {
  const found = readText(document.children, false);
  if (found.title === '') return null;
  return makePageText(readHead(document), found);
}

/** Puts together the text of a page and what its head says. */
export function makePageText(
  { title, description, keywords, isNoindex, language, tag }: PageHead,
  found: Pick<PageText, 'title' | 'sections'>,
): PageText {
  // The sidebar and the browser may call the page otherwise than its heading does.
  const names = title === null || title === found.title ? keywords : [...keywords, title];
  return { ...found, isNoindex, language, tag, description, keywords: names };
}

/** Reads a part of a page: `isInBody` says whether it is inside `data-search-body`. */
export function readText(nodes: readonly PageNode[], isInBody: boolean): Pick<PageText, 'title' | 'sections'> {
  const reader = new TextReader();
  reader.visit(nodes, isInBody);
  return reader.finish();
}

/** A list item that is being read. */
interface ListItem {
  mark: string;
  /** The section that its text is in, and where among its blocks; null before its first paragraph. */
  place: { blocks: string[]; index: number } | null;
}

class TextReader {
  private title = '';
  private readonly sections: PageSection[] = [];
  private section: PageSection = { level: 1, heading: '', anchor: null, blocks: [], extras: [] };
  private buffer = '';
  private cells: string[] | null = null;
  private cellDepth = 0;
  private isInExtra = false;
  private item: ListItem | null = null;
  private heading: { level: number; anchor: string | null; isTitle: boolean } | null = null;

  visit(nodes: readonly PageNode[], isInBody: boolean, isInSteps = false): void {
    for (const node of nodes) {
      if (node.type === 'text') this.addText(node.value, isInBody);
      else if (isElement(node)) this.visitElement(node, isInBody, isInSteps);
    }
  }

  /** Returns the text once the whole page has been read. */
  finish(): Pick<PageText, 'title' | 'sections'> {
    this.endBlock();
    return { title: this.title, sections: [...this.sections, this.section] };
  }

  /** `isInSteps`: whether it stands in a list whose items are numbered. */
  private visitElement(element: Element, isAroundBody: boolean, isInSteps: boolean): void {
    const { tagName: name } = element;
    if (name === 'br') this.addText(' ', isAroundBody);
    if (name === 'math') this.addText(attributeOf(element, 'alttext') ?? '', isAroundBody);
    if (name === 'math' || isNotSearched(element)) return;
    const isPicture = name === 'img' || name === 'svg';
    if (isPicture && isAroundBody && !isUnseen(element)) this.addExtra(textOfPicture(element));
    if (isVoid(element) || isHidden(element)) return;
    const isInBody = isAroundBody || attributeOf(element, 'dataSearchBody') !== undefined;
    if (name === 'h1' && this.title === '') {
      this.endBlock();
      this.readHeading(element, { level: 1, anchor: null, isTitle: true }, isInBody);
      return;
    }
    if (!isInBody) this.visit(element.children, isInBody);
    else if (/^h[2-6]$/.test(name)) {
      this.endBlock();
      this.readHeading(
        element,
        { level: Number(name[1]), anchor: attributeOf(element, 'id') ?? null, isTitle: false },
        isInBody,
      );
    } else if (isExtra(element) && !this.isInExtra) this.readExtra(element);
    else if (name === 'tr') this.readRow(element);
    else if (name === 'li') this.readItem(element, isInSteps);
    else if (name === 'td' || name === 'th') this.readCell(element);
    else if (inlineElements.has(name) || isWrapper(element)) this.visit(element.children, isInBody);
    else this.readBlock(element);
  }

  private addText(text: string, isInBody: boolean): void {
    if (isInBody || this.heading?.isTitle) this.buffer += text;
  }

  private readBlock(element: Element): void {
    this.endBlock();
    const label = attributeOf(element, 'dataLabel');
    if (label !== undefined) {
      this.buffer = `${label}:`;
      this.endBlock();
    }
    this.visit(element.children, true, element.tagName === 'ol');
    // A title that only repeats the kind adds nothing.
    const isKind = (): boolean => admonitionKeywords.has(collapseSpaces(this.buffer).toLowerCase());
    if (classesOf(element).includes('admonition-title') && isKind()) this.buffer = '';
    else this.endBlock();
  }

  /** Whether paragraphs and rows are merged: within a table cell, a heading and what is beside the prose. */
  private get isOne(): boolean {
    return this.cellDepth > 0 || this.heading !== null || this.isInExtra;
  }

  private endBlock(): void {
    if (this.isOne) {
      this.buffer += ' ';
      return;
    }
    const block = this.takeBuffer();
    if (block !== '') this.addBlock(block);
  }

  private addBlock(block: string): void {
    const { blocks } = this.section;
    const place = this.item?.place;
    if (this.item === null) blocks.push(block);
    // Further paragraphs of an item continue it, unless a heading, another list or a table came between.
    else if (place?.blocks === blocks && place.index === blocks.length - 1)
      blocks.push(`${blocks.pop() ?? ''} ${block}`);
    else this.item.place = { blocks, index: blocks.push(this.item.mark + block) - 1 };
  }

  /** Reads what is beside the prose, of which the text before and after it knows nothing. */
  private readExtra(element: Element): void {
    this.endBlock();
    this.isInExtra = true;
    this.addExtra(this.readApart(element));
    this.isInExtra = false;
  }

  private addExtra(text: string): void {
    if (text !== '') this.section.extras.push(text);
  }

  /** Returns the text of an element, which does not become a part of the text around it. */
  private readApart(element: Element, isInBody = true): string {
    const around = this.buffer;
    this.buffer = '';
    this.visit(element.children, isInBody);
    const text = this.takeBuffer();
    this.buffer = around;
    return text;
  }

  private readHeading(element: Element, heading: NonNullable<TextReader['heading']>, isInBody: boolean): void {
    const before = this.section.extras.length;
    const around = this.heading;
    this.heading = heading;
    const text = this.readApart(element, isInBody);
    this.heading = around;
    if (text === '') return;
    if (heading.isTitle) {
      this.title = text;
      this.section.heading = text;
      return;
    }
    this.sections.push(this.section);
    const { level, anchor } = heading;
    // A picture in a heading belongs to what is below it.
    this.section = { level, heading: text, anchor, blocks: [], extras: this.section.extras.splice(before) };
  }

  private readItem(element: Element, isStep: boolean): void {
    this.endBlock();
    const around = this.item;
    this.item = { mark: isStep ? blockMarks.step : blockMarks.item, place: null };
    this.visit(element.children, true);
    this.endBlock();
    this.item = around;
  }

  private readCell(element: Element): void {
    this.endBlock();
    this.cellDepth += 1;
    this.visit(element.children, true);
    this.cellDepth -= 1;
    if (this.cellDepth > 0) return;
    this.cells?.push(this.takeBuffer());
  }

  /** A row is one block, because its cells belong together. That of a table in a cell is text of the cell. */
  private readRow(element: Element): void {
    if (this.isOne) {
      this.readBlock(element);
      return;
    }
    this.endBlock();
    const around = this.cells;
    const cells: string[] = [];
    this.cells = cells;
    this.visit(element.children, true);
    this.endBlock();
    this.cells = around;
    const row = cells.some(Boolean) ? cells.join(blockMarks.cell) : '';
    const isHead = element.children.filter(isElement).every(({ tagName }) => tagName === 'th');
    if (row !== '') this.section.blocks.push(isHead ? blockMarks.head + row : row);
  }

  private takeBuffer(): string {
    const text = collapseSpaces(this.buffer);
    this.buffer = '';
    return text;
  }
}
