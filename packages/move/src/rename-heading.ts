import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading, Node } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  compileInput,
  decodeSafely,
  findArea,
  findFile,
  findHeadings,
  hasReferences,
  htmlAttribute,
  isFile,
  isJsx,
  listFiles,
  parseSource,
  pathKey,
  placeIn,
  readFrontMatter,
  replaceReferences,
  splitAddress,
} from './engine';
import type { PlacedHeading } from './engine';
import type { Plan } from './plan';

/**
 * Plans a new text for a heading of a page, found by its anchor. The heading gets the anchor of its new text, links follow,
 * and the old anchor stays in front of it for addresses that others have. Throws if the page has no such heading.
 */
export function planHeadingRename(root: string, file: string, anchor: string, heading: string): Plan {
  const area = findArea(file);
  const isPage = hasReferences(file) && isFile(path.join(root, file));
  const frontMatter = area && isPage ? readFrontMatter(root, file).data : null;
  if (!area || !frontMatter)
    throw new Error(`${file} is no page. Expected one such as content/docs/pricing/discounts.mdx.`);
  const source = readFileSync(path.join(root, file), 'utf8');
  const { text, newAnchor } = renameIn(root, source, file, anchor, heading);
  const own = pathKey(placeIn(area, file, frontMatter).path);

  const texts = new Map<string, string>();
  for (const other of listFiles(root, 'content').filter(hasReferences)) {
    const before = other === file ? text : readFileSync(path.join(root, other), 'utf8');
    const after = replaceReferences(before, other, ({ text: reference, isFileName }) => {
      const [address, rest] = splitAddress(reference);
      const at = rest.indexOf('#');
      if (isFileName || at === -1 || ![rest, decodeSafely(rest)].some((one) => one.endsWith(`#${anchor}`)))
        return reference;
      const isHere =
        address === ''
          ? other === file
          : /\.mdx?$/i.test(address)
            ? findFile(root, decodeSafely(address), other) === file
            : pathKey(address) === own;
      return isHere ? `${address}${rest.slice(0, at)}#${newAnchor}` : reference;
    });
    if (after !== before || other === file) texts.set(other, after);
  }
  return { renames: new Map(), removals: [], texts, redirects: new Map(), mentions: [] };
}

function renameIn(
  root: string,
  source: string,
  file: string,
  anchor: string,
  heading: string,
): { text: string; newAnchor: string } {
  const anchors = findHeadings(compileInput(root, file, source));
  const old = anchors.find(({ id }) => id === anchor);
  const place = old?.place?.file === file ? old.place : undefined;
  if (old && !place)
    throw new Error(`The heading "${anchor}" is in ${old.place?.file ?? 'another file'}. Expected one of ${file}.`);
  const node = place && findNode(source, file, place.line);
  if (!node) {
    const expected = anchors.map(({ id }) => id).join(', ');
    throw new Error(`${file} has no heading with the anchor "${anchor}". Expected one of: ${expected}.`);
  }
  const { start, end, depth, kept } = node;
  const added = kept.filter((part) => !heading.includes(part.trim())).join('');
  // In front of an id of the new text's own.
  const written = heading.replace(/(?=\s*(?:\{[#/][^}]*\}|<!--.*-->)?\s*$)/, () => added);
  const indent = nextLineOf(source.slice(source.lastIndexOf('\n', start - 1) + 1, start));
  const withHeading = (before: string): string =>
    `${source.slice(0, start)}${before}${'#'.repeat(depth)} ${written}${source.slice(end)}`;
  const index = anchors.findIndex(({ id }) => id === anchor);
  const idIn = (text: string): string | undefined => headingAt(index, text, root, file)?.id;
  // The anchor in front of the heading takes an id, too.
  const oldAnchor = `<a id="${anchor}"></a>\n${indent.trimEnd()}\n${indent}`;
  const text = idIn(withHeading('')) === anchor ? withHeading('') : withHeading(oldAnchor);
  const newAnchor = idIn(text);
  if (newAnchor === undefined) throw new Error(`"${heading}" is no heading. Expected words.`);
  return { text, newAnchor };
}

/** Returns what a line has before its text to stay in the quotes and list items that another one begins or continues. */
function nextLineOf(before: string): string {
  return before.replace(/[^>\s]/g, ' ');
}

function headingAt(index: number, text: string, root: string, file: string): PlacedHeading | undefined {
  return findHeadings(compileInput(root, file, text))[index];
}

interface WrittenHeading {
  start: number;
  end: number;
  depth: number;
  /** Its footnote marks, and an anchor for each id in it, as they are written behind a text. */
  kept: string[];
}

/** Returns where the heading that begins on a line is written. */
function findNode(source: string, file: string, line: number): WrittenHeading | undefined {
  const { tree, offsetOf, bodyStart } = parseSource(source, file);
  const linesBefore = source.slice(0, bodyStart).split('\n').length - 1;
  const found: Heading[] = [];
  visit(tree, 'heading', (node) => {
    if ((node.position?.start.line ?? 0) + linesBefore === line) found.push(node);
  });
  const [node] = found;
  const { start, end } = node?.position ?? {};
  if (!node || start?.offset === undefined || end?.offset === undefined) return undefined;
  const textOf = ({ position }: Pick<Node, 'position'>): string =>
    source.slice(offsetOf(position?.start.offset ?? 0), offsetOf(position?.end.offset ?? 0));
  const kept = listKept(node, textOf);
  return { start: offsetOf(start.offset), end: offsetOf(end.offset), depth: node.depth, kept };
}

function listKept(heading: Heading, textOf: (node: Pick<Node, 'position'>) => string): string[] {
  const kept: string[] = [];
  const keepAttribute = (element: string | null, name: string, written: string): void => {
    // The id of a term is its key in the glossary.
    if ((name === 'id' && element !== 'Term') || (name === 'name' && element === 'a')) kept.push(` <a ${written}></a>`);
  };
  visit(heading, (node) => {
    if (node.type === 'footnoteReference') kept.push(textOf(node));
    else if (isJsx(node)) {
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute') keepAttribute(node.name, attribute.name, textOf(attribute));
    } else if (node.type === 'html') {
      const [, element = ''] = /^<([a-z]+)/i.exec(node.value) ?? [];
      for (const [written, name = ''] of node.value.matchAll(htmlAttribute))
        keepAttribute(element.toLowerCase(), name.toLowerCase(), written);
    }
  });
  return kept;
}
