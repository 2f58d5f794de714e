import { feedReaders } from '../html-reader';
import type { HtmlReader } from '../html-reader';

/** What the checks need of one built page. */
export interface PageHtml {
  /** Internal and external addresses of `<a href>`, as written, in order. */
  links: string[];
  /** Every id and `<a name>`: targets of anchors (BLD-06). */
  ids: Set<string>;
  headings: number;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
}

/** Reads one built page. */
export function readHtml(html: string): PageHtml {
  const reader = new PageHtmlReader();
  feedReaders(html, [reader]);
  return reader.page;
}

/** Collects in `page` what the checks need; links marked `data-native` and new-tab links are left out (BLD-06). */
export class PageHtmlReader implements HtmlReader {
  readonly page: PageHtml = {
    links: [],
    ids: new Set(),
    headings: 0,
    titles: [],
    descriptions: [],
    canonicals: [],
  };
  private title: string | null = null;
  private svgDepth = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'svg') this.svgDepth += 1;
    if (attributes.id !== undefined) this.page.ids.add(attributes.id);
    if (name === 'a') this.readAnchor(attributes);
    else if (name === 'h1') this.page.headings += 1;
    else if (name === 'title' && this.svgDepth === 0) this.title = '';
    else if (name === 'meta' && attributes.name === 'description')
      this.page.descriptions.push(attributes.content ?? '');
    else if (name === 'link' && attributes.rel === 'canonical') this.page.canonicals.push(attributes.href ?? '');
  }

  text(text: string): void {
    if (this.title !== null) this.title += text;
  }

  close(name: string): void {
    if (name === 'svg') this.svgDepth -= 1;
    if (this.title === null) return;
    if (name === 'title') this.page.titles.push(this.title);
    this.title = null;
  }

  private readAnchor(attributes: Readonly<Record<string, string>>): void {
    if (attributes.name !== undefined) this.page.ids.add(attributes.name);
    const { href } = attributes;
    if (href === undefined || attributes.target === '_blank' || 'download' in attributes || 'data-native' in attributes)
      return;
    this.page.links.push(href);
  }
}
