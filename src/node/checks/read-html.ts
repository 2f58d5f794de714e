import { Parser } from 'htmlparser2';

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
  /** Inline scripts, for the security policy. */
  inlineScripts: string[];
  isNoindex: boolean;
}

/** Reads one built page in a single pass; links marked `data-native` and new-tab links are left out (BLD-06). */
export function readHtml(html: string): PageHtml {
  const page: PageHtml = {
    links: [],
    ids: new Set(),
    headings: 0,
    titles: [],
    descriptions: [],
    canonicals: [],
    inlineScripts: [],
    isNoindex: false,
  };
  let text: string[] | null = null;
  let isInSvg = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'svg') isInSvg += 1;
      if (attributes.id !== undefined) page.ids.add(attributes.id);
      if (name === 'a') readAnchor(page, attributes);
      else if (name === 'h1') page.headings += 1;
      else if (name === 'title' && isInSvg === 0) text = [];
      else if (name === 'script' && attributes.src === undefined && isJavaScript(attributes.type)) text = [];
      else if (name === 'meta') readMeta(page, attributes);
      else if (name === 'link' && attributes.rel === 'canonical') page.canonicals.push(attributes.href ?? '');
    },
    ontext(data) {
      text?.push(data);
    },
    onclosetag(name) {
      if (name === 'svg') isInSvg -= 1;
      if (text === null) return;
      if (name === 'title') page.titles.push(text.join(''));
      else if (name === 'script') page.inlineScripts.push(text.join(''));
      text = null;
    },
  });
  parser.end(html);
  return page;
}

function isJavaScript(type: string | undefined): boolean {
  return type === undefined || type === 'module' || type === 'text/javascript';
}

function readAnchor(page: PageHtml, attributes: Record<string, string>): void {
  if (attributes.name !== undefined) page.ids.add(attributes.name);
  const { href } = attributes;
  if (href === undefined || attributes.target === '_blank' || 'download' in attributes || 'data-native' in attributes)
    return;
  page.links.push(href);
}

function readMeta(page: PageHtml, { name, content = '' }: Record<string, string>): void {
  if (name === 'description') page.descriptions.push(content);
  if (name === 'robots' && content.includes('noindex')) page.isNoindex = true;
}
