import { feedReaders } from '../html-reader';
import type { HtmlReader } from '../html-reader';

/** The text below one heading of a page. */
export interface PageSection {
  /** 1 is the page itself, before its first heading. */
  level: number;
  heading: string;
  anchor: string | null;
  /** Paragraphs, list items, table rows. */
  blocks: string[];
}

/** What a built page says, as its reader sees it. */
export interface PageText {
  title: string;
  sections: PageSection[];
  isNoindex: boolean;
  language: string;
  tag: string;
  description: string | null;
  keywords: string[];
}

export interface PageTextOptions {
  /** Whether code blocks are searched too. */
  includeCode?: boolean;
}

/** Elements whose text is no content: controls, drawings, scripts. */
const ignoredElements = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'nav',
  'button',
  'form',
  'select',
  'textarea',
  'figcaption',
  'iframe',
]);
/** Elements that do not end a paragraph. */
const inlineElements = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr img picture source button'.split(
    ' ',
  ),
);
const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Titles that every admonition of a kind has say nothing. */
const defaultAdmonitionTitle = /^(?:note|tip|info|warning|danger|example)$/i;

/** Reads the text of one built page, with the defaults of `PageTextOptions`; `null`: the page has no title. */
export function readPageText(html: string, options: PageTextOptions = {}): PageText | null {
  const reader = new PageTextReader(options);
  feedReaders(html, [reader]);
  return reader.finish();
}

/**
 * Reads the text of a built page: what is inside `data-search-body` and outside of `data-search-ignore`. It is taken from
 * the HTML because only there everything is resolved: components, partials, tabs, anchors.
 */
export class PageTextReader implements HtmlReader {
  private readonly page: PageText = {
    title: '',
    sections: [],
    isNoindex: false,
    language: 'en',
    tag: 'default',
    description: null,
    keywords: [],
  };
  private section: PageSection = { level: 1, heading: '', anchor: null, blocks: [] };
  private readonly stack: { ignored: boolean; body: boolean; admonitionTitle: boolean }[] = [];
  private buffer = '';
  private cells: string[] | null = null;
  private cellDepth = 0;
  private heading: { level: number; anchor: string | null; isTitle: boolean } | null = null;

  private readonly includeCode: boolean;

  constructor({ includeCode = false }: PageTextOptions = {}) {
    this.includeCode = includeCode;
  }

  private get place(): { ignored: boolean; body: boolean; admonitionTitle: boolean } {
    return this.stack.at(-1) ?? { ignored: false, body: false, admonitionTitle: false };
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'meta') this.readMeta(attributes);
    if (voidElements.has(name)) {
      if (name === 'br') this.text(' ');
      return;
    }
    const { ignored, body } = this.place;
    // The word of a glossary term is part of the sentence, its definition is not.
    const isTermButton = name === 'button' && 'popovertarget' in attributes;
    const classes = (attributes.class ?? '').split(/\s+/);
    this.stack.push({
      ignored:
        ignored ||
        (ignoredElements.has(name) && !isTermButton) ||
        'popover' in attributes ||
        (name === 'pre' && !this.includeCode) ||
        'data-search-ignore' in attributes ||
        attributes['aria-hidden'] === 'true' ||
        classes.includes('anchor'),
      body: body || 'data-search-body' in attributes,
      admonitionTitle: classes.includes('admonition-title'),
    });
    if (this.place.ignored) return;
    if (name === 'h1' && this.page.title === '') {
      this.flush();
      this.heading = { level: 1, anchor: null, isTitle: true };
    }
    if (!this.place.body) return;
    if (!inlineElements.has(name)) this.flush();
    if (/^h[2-6]$/.test(name)) this.heading = { level: Number(name[1]), anchor: attributes.id ?? null, isTitle: false };
    else if (name === 'tr') this.cells = [];
    else if (name === 'td' || name === 'th') this.cellDepth += 1;
  }

  text(text: string): void {
    const { ignored, body } = this.place;
    if (ignored || !(body || this.heading?.isTitle)) return;
    this.buffer += text;
  }

  close(name: string): void {
    if (voidElements.has(name)) return;
    const place = this.stack.pop();
    if (!place || place.ignored) return;
    if (name === 'h1' && this.heading?.isTitle) this.endHeading();
    if (!place.body) return;
    if (/^h[2-6]$/.test(name)) this.endHeading();
    else if (name === 'td' || name === 'th') this.endCell();
    else if (name === 'tr') this.endRow();
    else if (place.admonitionTitle && defaultAdmonitionTitle.test(squash(this.buffer))) this.buffer = '';
    else if (!inlineElements.has(name)) this.flush();
  }

  /** What the page says, once it has been read to its end; `null`: it has no title. */
  finish(): PageText | null {
    this.flush();
    this.page.sections.push(this.section);
    return this.page.title === '' ? null : this.page;
  }

  /** Ends a paragraph; inside of a table cell paragraphs become one. */
  private flush(): void {
    if (this.cellDepth > 0) {
      this.buffer += ' ';
      return;
    }
    const block = squash(this.buffer);
    this.buffer = '';
    if (block !== '' && this.heading === null) this.section.blocks.push(block);
  }

  private endHeading(): void {
    const text = squash(this.buffer);
    this.buffer = '';
    const heading = this.heading;
    this.heading = null;
    if (heading === null || text === '') return;
    if (heading.isTitle) {
      this.page.title = text;
      this.section.heading = text;
      return;
    }
    this.page.sections.push(this.section);
    this.section = { level: heading.level, heading: text, anchor: heading.anchor, blocks: [] };
  }

  private endCell(): void {
    this.cellDepth -= 1;
    if (this.cellDepth > 0) return;
    const cell = squash(this.buffer);
    this.buffer = '';
    if (cell !== '') this.cells?.push(cell);
  }

  /** A row is one block: its cells belong together. */
  private endRow(): void {
    const row = (this.cells ?? []).join(' | ');
    this.cells = null;
    this.buffer = '';
    if (row !== '') this.section.blocks.push(row);
  }

  private readMeta({ name, content = '' }: Record<string, string>): void {
    if (name === 'robots' && content.includes('noindex')) this.page.isNoindex = true;
    else if (name === 'docsearch:language') this.page.language = content;
    else if (name === 'docsearch:docusaurus_tag') this.page.tag = content;
    else if (name === 'description') this.page.description = squash(content) || null;
    else if (name === 'keywords')
      this.page.keywords = content
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean);
  }
}

function squash(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
