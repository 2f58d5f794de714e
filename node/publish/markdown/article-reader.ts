import type { Element, Properties, Root } from 'hast';
import { settings } from '../../../src/shared/settings';
import type { HtmlReader } from '../html-reader';

/** What a built page says, as a tree of HTML without what only a screen needs. */
export interface Article {
  title: string;
  description: string | null;
  /** Canonical address. */
  address: string;
  /** Addresses in it are absolute. */
  content: Root;
}

/** Controls, drawings, scripts. A drawing with a text alternative becomes that text. */
const ignoredElements = new Set(
  'script style template noscript svg nav button form select textarea iframe legend'.split(' '),
);
const ignoredClasses = new Set(['anchor', 'data-footnote-backref', 'needs-script', 'no-print', 'visually-hidden']);
const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const shownVoidElements = new Set(['br', 'hr', 'img']);

/** Attributes that Markdown has a place for, and their names in the tree. */
const keptAttributes: Readonly<Record<string, string>> = {
  align: 'align',
  alt: 'alt',
  colspan: 'colSpan',
  'data-footnote-ref': 'dataFootnoteRef',
  'data-label': 'dataLabel',
  id: 'id',
  role: 'role',
  rowspan: 'rowSpan',
  start: 'start',
};

/** An open element. */
interface Place {
  /** Where its content goes; null: outside of the article. */
  parent: Element | Root | null;
  isIgnored: boolean;
  /** Whether its text is a title: of the article or of the document. */
  title?: 'h1' | 'title' | undefined;
}

const outside: Place = { parent: null, isIgnored: false };

/**
 * Collects the article of a built page: its title and what is inside `data-search-body` or `data-markdown`. Navigation,
 * controls and anchors of headings are left out (ANC-05).
 */
export class ArticleReader implements HtmlReader {
  private readonly content: Root = { type: 'root', children: [] };
  private readonly stack: Place[] = [];
  private readonly titles = { h1: '', title: '' };
  private description: string | null = null;
  private address: string | null = null;
  private isNoindex = false;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const place = this.stack.at(-1) ?? outside;
    if (voidElements.has(name)) {
      if (place.parent === null) this.readHead(name, attributes);
      else if (!place.isIgnored) this.addVoid(name, attributes, place.parent);
      return;
    }
    this.stack.push(place.isIgnored ? place : this.enter(name, attributes, place));
  }

  text(text: string): void {
    const { parent, isIgnored, title } = this.stack.at(-1) ?? outside;
    if (isIgnored) return;
    if (title) this.titles[title] += text;
    else if (parent) addText(parent, text);
  }

  close(name: string): void {
    if (!voidElements.has(name)) this.stack.pop();
  }

  /** The article, once the page has been read to its end; `null`: it has none, or search engines must not list it. */
  finish(): Article | null {
    const title = squash(this.titles.h1) || squash(this.titles.title).replace(` | ${settings.siteTitle}`, '');
    if (this.isNoindex || this.address === null || title === '' || this.content.children.length === 0) return null;
    return { title, description: this.description, address: this.address, content: this.content };
  }

  private enter(name: string, attributes: Readonly<Record<string, string>>, { parent, title }: Place): Place {
    const classes = classesOf(attributes);
    if (isIgnored(name, attributes, classes)) {
      const alternative = attributes.role === 'img' ? attributes['aria-label'] : undefined;
      if (parent && alternative) parent.children.push(paragraph(alternative));
      return { parent, isIgnored: true };
    }
    if (name === 'h1') return { parent: null, isIgnored: false, title: 'h1' };
    if (parent === null) {
      const isArticle = 'data-search-body' in attributes || 'data-markdown' in attributes;
      return { parent: isArticle ? this.content : null, isIgnored: false, title: name === 'title' ? 'title' : title };
    }
    if (isTransparent(name, classes)) return { parent, isIgnored: false };
    const element: Element = {
      type: 'element',
      tagName: name,
      properties: this.propertiesOf(attributes, classes),
      children: [],
    };
    parent.children.push(element);
    return { parent: element, isIgnored: false };
  }

  private addVoid(name: string, attributes: Readonly<Record<string, string>>, parent: Element | Root): void {
    const isCheckbox = name === 'input' && attributes.type === 'checkbox';
    if (!isCheckbox && !shownVoidElements.has(name)) return;
    const properties = isCheckbox ? { checked: 'checked' in attributes } : this.propertiesOf(attributes, []);
    parent.children.push({ type: 'element', tagName: name, properties, children: [] });
  }

  private propertiesOf(attributes: Readonly<Record<string, string>>, className: string[]): Properties {
    const properties: Properties = className.length > 0 ? { className } : {};
    for (const [name, value] of Object.entries(attributes)) {
      const kept = keptAttributes[name];
      if (kept !== undefined) properties[kept] = value;
      else if (name === 'href' || name === 'src') properties[name] = this.absolute(value);
    }
    return properties;
  }

  /** An address that is none stays as it is: the link check reports it. */
  private absolute(address: string): string {
    try {
      return new URL(address, this.address ?? undefined).href;
    } catch {
      return address;
    }
  }

  private readHead(name: string, { name: key, rel, href, content = '' }: Readonly<Record<string, string>>): void {
    if (name === 'link' && rel === 'canonical') this.address = href ?? null;
    else if (name === 'meta' && key === 'description') this.description = squash(content) || null;
    else if (name === 'meta' && key === 'robots' && content.includes('noindex')) this.isNoindex = true;
  }
}

function isIgnored(name: string, attributes: Readonly<Record<string, string>>, classes: readonly string[]): boolean {
  // The word of a glossary term is part of the sentence, its definition is not.
  const isTerm = name === 'button' && 'popovertarget' in attributes;
  return (
    (ignoredElements.has(name) && !isTerm) ||
    'popover' in attributes ||
    'data-search-ignore' in attributes ||
    attributes['aria-hidden'] === 'true' ||
    classes.some((className) => ignoredClasses.has(className))
  );
}

/** Elements of which only the content counts. */
function isTransparent(name: string, classes: readonly string[]): boolean {
  return name === 'button' || (name === 'span' && !classes.some((className) => className.startsWith('changelog-')));
}

function addText(parent: Element | Root, value: string): void {
  const last = parent.children.at(-1);
  if (last?.type === 'text') last.value += value;
  else parent.children.push({ type: 'text', value });
}

function paragraph(value: string): Element {
  return { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] };
}

function classesOf({ class: names = '' }: Readonly<Record<string, string>>): string[] {
  return names === '' ? [] : names.split(/\s+/);
}

function squash(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
