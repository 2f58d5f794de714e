import path from 'node:path';
import type { Node } from 'mdast';
import { visit } from 'unist-util-visit';
import { decodeSafely, isExternal, withSlash } from '../../src/shared/paths';
import { fillProductSlug } from '../../src/shared/product';
import { settings } from '../../src/shared/settings';
import { isJsx, parseMarkdown } from '../check/writing/markdown';
import { splitFrontMatter } from '../content/front-matter';

/** A path or URL in the body of a content file, with its place in the file's text. */
export interface Reference {
  /** As written. */
  text: string;
  start: number;
  end: number;
}

/** Attributes of components and elements that lead to a page or file. */
const addressAttributes = new Set(['to', 'href', 'src', 'image', 'poster']);

/**
 * Returns the links, images, definitions, address attributes and imports of a file that point into this site, in order.
 * Text in code is none. Throws what the MDX parser throws.
 */
function findReferences(source: string): Reference[] {
  const bodyStart = bodyStartOf(source);
  const body = source.slice(bodyStart);
  const found: Reference[] = [];
  const add = (node: Node, text: string, before: string): void => {
    const start = node.position?.start.offset ?? 0;
    const written = body.slice(start, node.position?.end.offset ?? start);
    const index = written.lastIndexOf(before + text);
    if (text === '' || index === -1) return;
    const at = bodyStart + start + index + before.length;
    found.push({ text, start: at, end: at + text.length });
  };
  visit(parseMarkdown(body), (node) => {
    if (node.type === 'link' || node.type === 'image') {
      add(node, node.url, '(');
      add(node, node.url, '(<');
    } else if (node.type === 'definition') {
      add(node, node.url, ': ');
    } else if (isJsx(node)) {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || !addressAttributes.has(attribute.name)) continue;
        const { name, value } = attribute;
        if (typeof value !== 'string') continue;
        for (const quote of ['"', "'"]) add(node, value, `${name}=${quote}`);
      }
    } else if (node.type === 'mdxjsEsm') {
      for (const [, specifier = ''] of node.value.matchAll(/\bfrom\s*['"]([^'"]+)['"]/g)) {
        for (const quote of ['"', "'"]) add(node, specifier, quote);
      }
    }
  });
  return found
    .filter(({ text }) => !isExternal(text))
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, index, all) => start !== all[index - 1]?.start);
}

/** Whether a file can have references: an MDX or Markdown file but the guide for writers. */
export function hasReferences(file: string): boolean {
  return /\.mdx?$/.test(file) && file !== 'content/README.md';
}

/** Replaces references; the others stay as written. Throws with the file's name if it cannot be parsed. */
export function replaceReferences(source: string, file: string, replace: (text: string) => string): string {
  let end = 0;
  let result = '';
  for (const reference of findReferencesIn(source, file)) {
    result += source.slice(end, reference.start) + replace(reference.text);
    end = reference.end;
  }
  return result + source.slice(end);
}

function findReferencesIn(source: string, file: string): Reference[] {
  try {
    return findReferences(source);
  } catch (cause) {
    throw new Error(`${file} cannot be read, so nothing was changed; npm run check:content says why.`, { cause });
  }
}

/** Splits `a/b.mdx?x#y` into what comes before the query or fragment, and the rest. */
export function splitAddress(text: string): [address: string, rest: string] {
  const index = text.search(/[?#]/);
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index)];
}

/** Returns a file relative to the folder of another, with a leading `./` if the original had one. */
export function relativeTo(from: string, file: string, original: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), file);
  return original.startsWith('./') && !relative.startsWith('.') ? `./${relative}` : relative;
}

/** Returns where the text of a page begins, behind its front matter. */
export function bodyStartOf(source: string): number {
  return source.length - splitFrontMatter(source).body.length;
}

/** Returns what two forms of a page's path have in common: the product filled in, a final slash. */
export function pathKey(address: string): string {
  return withSlash(fillProductSlug(address, settings.product));
}

/** Returns the file that an address would lead to: `@site/…`, `/…` from the content folder, or a relative one. */
export function fileOf(address: string, from: string): string {
  const decoded = decodeSafely(address);
  if (decoded.startsWith('@site/')) return decoded.slice('@site/'.length);
  return decoded.startsWith('/') ? `content${decoded}` : path.posix.join(path.posix.dirname(from), decoded);
}
