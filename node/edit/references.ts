import type { Node as EstreeNode } from 'estree-jsx';
import { visit as visitEstree } from 'estree-util-visit';
import type { Node } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { mapCssUrls, mapSourceSet } from '../../src/shared/html-addresses';
import { isExternal } from '../../src/shared/paths';
import { isJsx } from '../check/writing/markdown';
import { encodeAddress } from './addresses';
import { parseSource } from '../compile/source/parse-source';

/** A path or URL in the body of a content file, with its place in the file's text. */
interface Reference {
  /** What it means: without escapes, entities and quotes. */
  text: string;
  start: number;
  end: number;
  /** A name of an import, which is no URL: it is not encoded. */
  isFileName: boolean;
  /** Returns another address as it is written in this place, between `start` and `end`. */
  write: (address: string) => string;
}

/** Attributes of components and elements that lead to a page or file. */
const addressAttributes = new Set(['to', 'href', 'src', 'image', 'poster', 'zoomSource', 'data-zoom-src']);

/** Attributes whose text has several addresses, in lower case. */
const addressLists = new Map([
  ['srcset', mapSourceSet],
  ['style', mapCssUrls],
]);

const hasAddress = (name: string): boolean => addressAttributes.has(name) || addressLists.has(name.toLowerCase());

/** An attribute in the tag of HTML: its name, and its value with quotes. */
export const htmlAttribute = /(?<=\s)([a-z-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/gi;

const looksLikePath = (text: string): boolean => /^(?:\.{0,2}\/|@site\/)/.test(text);

/**
 * Returns the references of a file that point into this site, in order: of links, images, definitions, attributes,
 * imports and texts in expressions. Text in code is none. Throws what the parser throws.
 */
function findReferences(source: string, file: string): Reference[] {
  const { tree, destinations, offsetOf } = parseSource(source, file);
  const found: Reference[] = [];
  const add = (start: number, end: number, text: string, write: Reference['write'], isFileName = false): void => {
    // A path that Docusaurus's router leaves alone.
    const [prefix = ''] = /^pathname:\/\/(?=\/)/.exec(text) ?? [];
    const writeAll = (address: string): string => write(prefix + address);
    found.push({ text: text.slice(prefix.length), start, end, write: writeAll, isFileName });
  };

  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') addDestination(node, node.url);
    else if (isJsx(node)) addAttributes(node);
    else if (node.type === 'html') addHtml(node);
    if ('data' in node && node.data && 'estree' in node.data) addEstree(node.data.estree);
  });

  /** Adds the last destination in the node: a picture in the text of a link has one, too. */
  function addDestination({ position }: Node, url: string): void {
    const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const own = destinations.findLast(({ start, end }) => start >= from && end <= to);
    if (url === '' || own === undefined) return;
    const [start, end] = [offsetOf(own.start), offsetOf(own.end)];
    add(start, end, url, source[start] === '<' ? inBrackets : bare);
  }

  function addAttributes(node: MdxJsxFlowElement | MdxJsxTextElement): void {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') {
        addEstree(attribute.data?.estree);
        continue;
      }
      const { name, value, position } = attribute;
      if (typeof value === 'object') addEstree(value?.data?.estree, name);
      else if (typeof value === 'string' && position && (hasAddress(name) || looksLikePath(value))) {
        addQuoted(name, offsetOf(position.start.offset ?? 0), offsetOf(position.end.offset ?? 0), value);
      }
    }
  }

  /** Adds the value of `name="…"`, which ends with its quote. */
  function addQuoted(name: string, start: number, end: number, value: string): void {
    const open = start + source.slice(start, end).search(/["']/);
    if (open >= start) addValue(name, open + 1, end - 1, value, inAttribute);
  }

  /** Adds the address that is the value of an attribute, or each of those in it. */
  function addValue(name: string, start: number, end: number, value: string, write: Reference['write']): void {
    const mapAddresses = addressLists.get(name.toLowerCase());
    if (!mapAddresses) {
      add(start, end, value, write);
      return;
    }
    let next = start;
    mapAddresses(source.slice(start, end), (address) => {
      const at = source.indexOf(address, next);
      next = at + address.length;
      add(at, next, address.replaceAll('&amp;', '&'), write);
      return address;
    });
  }

  function addHtml(node: Node): void {
    const start = offsetOf(node.position?.start.offset ?? 0);
    const html = source.slice(start, offsetOf(node.position?.end.offset ?? 0));
    if (html.startsWith('<!--')) return;
    for (const { 0: attribute, 1: name = '', 2: value = '', index } of html.matchAll(htmlAttribute)) {
      if (!hasAddress(name.toLowerCase())) continue;
      const isQuoted = /^["']/.test(value);
      const end = start + index + attribute.length - (isQuoted ? 1 : 0);
      const text = isQuoted ? value.slice(1, -1) : value;
      addValue(name, end - text.length, end, text.replaceAll('&amp;', '&'), inAttribute);
    }
  }

  function addEstree(tree_: EstreeNode | null | undefined, attribute = ''): void {
    if (!tree_) return;
    visitEstree(tree_, (node, _key, _index, ancestors) => {
      const parent = ancestors.at(-1);
      const value = textIn(node);
      if (value === undefined || !hasOffsets(node)) return;
      const [start, end] = [offsetOf(node.start), offsetOf(node.end)];
      if (parent?.type === 'JSXAttribute') {
        const name = parent.name.type === 'JSXIdentifier' ? parent.name.name : '';
        if (hasAddress(name) || looksLikePath(value)) addQuoted(name, start, end, value);
        return;
      }
      const [, loader = ''] = /^(!!raw-loader!)/.exec(value) ?? [];
      const isFileName = loader !== '' || isImport(parent);
      if (!isFileName && !hasAddress(attribute) && !looksLikePath(value)) return;
      // What is escaped or interpolated is not what is written.
      if (source.slice(start + 1, end - 1) !== value) return;
      if (isFileName) add(start + 1 + loader.length, end - 1, value.slice(loader.length), inCode, true);
      else addValue(attribute, start + 1, end - 1, value, inCodeEncoded);
    });
  }

  return found
    .filter(({ text }) => text !== '' && !isExternal(text))
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, index, all) => start !== all[index - 1]?.start);
}

function textIn(node: EstreeNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  return node.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}

function hasOffsets(node: EstreeNode): node is EstreeNode & { start: number; end: number } {
  return 'start' in node && typeof node.start === 'number' && 'end' in node && typeof node.end === 'number';
}

/** Whether a text in that node names a module: `import`, `export … from`, `import()`, `require()`. */
function isImport(parent: EstreeNode | undefined): boolean {
  if (parent === undefined) return false;
  if (parent.type === 'CallExpression') return parent.callee.type === 'Identifier' && parent.callee.name === 'require';
  return /^(?:Import(?:Declaration|Expression)|Export(?:Named|All)Declaration)$/.test(parent.type);
}

/** An ampersand would begin an entity. */
const bare = (address: string): string => encodeAddress(address).replace(/&(?=#?\w+;)/g, '&amp;');
const inBrackets = (address: string): string =>
  `<${address.replace(/[\\<>]/g, '\\$&').replace(/&(?=#?\w+;)/g, '&amp;')}>`;
const inAttribute = (address: string): string => encodeAddress(address).replaceAll('&', '&amp;');
const inCode = (name: string): string => name.replace(/[\\"'`]/g, '\\$&').replaceAll('${', '\\${');
const inCodeEncoded = (address: string): string => encodeAddress(address).replaceAll('`', '%60');

/** Whether a file can have references: an MDX or Markdown file but the guide for writers. */
export function hasReferences(file: string): boolean {
  return /\.mdx?$/.test(file) && file !== 'content/README.md';
}

/** Replaces references; those that stay are not written again. Throws with the file's name if it cannot be parsed. */
export function replaceReferences(source: string, file: string, replace: (reference: Reference) => string): string {
  let end = 0;
  let result = '';
  for (const reference of findReferencesIn(source, file)) {
    const address = replace(reference);
    result += source.slice(end, reference.start);
    result += address === reference.text ? source.slice(reference.start, reference.end) : reference.write(address);
    end = reference.end;
  }
  return result + source.slice(end);
}

function findReferencesIn(source: string, file: string): Reference[] {
  try {
    return findReferences(source, file);
  } catch (cause) {
    throw new Error(`${file} cannot be read, so nothing was changed; npm run check says why.`, { cause });
  }
}
