import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { decodeSafely } from '../../src/shared/paths';
import { listFiles } from '../base/list-files';
import type { PlacedHeading } from '../compile/compile-context';
import { compileInput } from '../compile/compile-input';
import { findHeadings } from '../compile/compile-page';
import { findArea, placeIn } from '../content/doc-files';
import { readFrontMatter } from '../content/read-front-matter';
import { findFile, pathKey, splitAddress } from './addresses';
import type { Plan } from './move';
import { parseSource } from '../compile/source/parse-source';
import { hasReferences, replaceReferences } from './references';

/**
 * Plans a new text for a heading of a page, found by its anchor. The heading gets the anchor of its new text, links follow,
 * and the old anchor stays in front of it for addresses that others have. Throws if the page has no such heading.
 */
export function planHeadingRename(root: string, file: string, anchor: string, heading: string): Plan {
  const area = findArea(file);
  const frontMatter = area && readFrontMatter(root, file).data;
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
  const { start, end, depth } = node;
  const indent = nextLineOf(source.slice(source.lastIndexOf('\n', start - 1) + 1, start));
  const withHeading = (before: string): string =>
    `${source.slice(0, start)}${before}${'#'.repeat(depth)} ${heading}${source.slice(end)}`;
  const index = anchors.findIndex(({ id }) => id === anchor);
  const idIn = (text: string): string | undefined => headingAt(index, text, root, file)?.id;
  // The anchor in front of the heading takes an id, too.
  const kept = `<a id="${anchor}"></a>\n${indent.trimEnd()}\n${indent}`;
  const text = idIn(withHeading('')) === anchor ? withHeading('') : withHeading(kept);
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

/** Returns where the heading that begins on a line is written. */
function findNode(
  source: string,
  file: string,
  line: number,
): { start: number; end: number; depth: number } | undefined {
  const { tree, offsetOf, bodyStart } = parseSource(source, file);
  const linesBefore = source.slice(0, bodyStart).split('\n').length - 1;
  const found: Heading[] = [];
  visit(tree, 'heading', (node) => {
    if ((node.position?.start.line ?? 0) + linesBefore === line) found.push(node);
  });
  const [node] = found;
  const { start, end } = node?.position ?? {};
  if (!node || start?.offset === undefined || end?.offset === undefined) return undefined;
  return { start: offsetOf(start.offset), end: offsetOf(end.offset), depth: node.depth };
}
