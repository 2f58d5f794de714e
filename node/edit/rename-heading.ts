import { readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { visit } from 'unist-util-visit';
import { listFiles } from '../base/list-files';
import { parseMarkdown, textOf } from '../check/writing/markdown';
import { findArea, placeIn } from '../content/doc-files';
import { readFrontMatter } from '../content/read-front-matter';
import type { Plan } from './move';
import { bodyStartOf, fileOf, hasReferences, pathKey, replaceReferences, splitAddress } from './references';

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
  const { text, newAnchor } = renameIn(source, file, anchor, heading);
  const own = pathKey(placeIn(area, file, frontMatter).path);

  const texts = new Map<string, string>();
  for (const other of listFiles(root, 'content').filter(hasReferences)) {
    const before = other === file ? text : readFileSync(path.join(root, other), 'utf8');
    const after = replaceReferences(before, other, (reference) => {
      const [address, rest] = splitAddress(reference);
      if (!rest.endsWith(`#${anchor}`)) return reference;
      const isHere =
        address === ''
          ? other === file
          : /\.mdx?$/.test(address)
            ? fileOf(address, other) === file
            : pathKey(address) === own;
      return isHere ? reference.slice(0, -anchor.length) + newAnchor : reference;
    });
    if (after !== before || other === file) texts.set(other, after);
  }
  return { renames: new Map(), removals: [], texts, redirects: new Map(), mentions: [] };
}

function renameIn(source: string, file: string, anchor: string, heading: string): { text: string; newAnchor: string } {
  const bodyStart = bodyStartOf(source);
  const slugger = new GithubSlugger();
  const taken = new GithubSlugger();
  let place: { start: number; end: number; depth: number } | undefined;
  const anchors: string[] = [];
  visit(parseMarkdown(source.slice(bodyStart)), 'heading', (node) => {
    const last = node.children.at(-1);
    const own = last?.type === 'headingId' ? last.value : slugger.slug(textOf(node).trim());
    anchors.push(own);
    if (own === anchor && !place) {
      const { start, end } = node.position ?? {};
      place = { start: bodyStart + (start?.offset ?? 0), end: bodyStart + (end?.offset ?? 0), depth: node.depth };
    } else {
      taken.slug(own);
    }
  });
  if (!place)
    throw new Error(`${file} has no heading with the anchor "${anchor}". Expected one of: ${anchors.join(', ')}.`);
  const newAnchor = taken.slug(heading);
  const { start, end, depth } = place;
  const kept = newAnchor === anchor ? '' : `<a id="${anchor}"></a>\n\n`;
  const text = `${source.slice(0, start)}${kept}${'#'.repeat(depth)} ${heading}${source.slice(end)}`;
  return { text, newAnchor };
}
