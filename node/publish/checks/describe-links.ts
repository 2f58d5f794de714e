import path from 'node:path';
import type { Diagnostic } from '../../../src/shared/content-tree';
import { decodeSafely, withoutSlash } from '../../../src/shared/paths';
import { isShortened } from '../../base/diagnostics';
import { findSimilarName } from '../../base/similar-name';
import type { BrokenLink } from './links';

/** A document and the links in its source, as recorded by the compile step. */
export interface DocLinks {
  path: string;
  sourcePath: string;
  links: readonly { href: string; line: number | null; column: number | null }[];
  /** Faults of its text. */
  diagnostics?: readonly Diagnostic[];
}

/** A link broken on this many pages, but in none of their sources, is probably in the layout. */
const layoutThreshold = 5;

/**
 * Returns a warning for each broken link, with its line if it is in the page's own source, and a single one for all
 * pages if it is in the layout. Anchors on a page whose text is not known as a whole are not judged.
 */
export function describeBrokenLinks(
  broken: readonly BrokenLink[],
  docs: readonly DocLinks[],
  pathPrefix: string,
): Diagnostic[] {
  const byPath = new Map(docs.map((doc) => [doc.path, doc]));
  const shortened = new Set(docs.flatMap((doc) => (isShortened(doc.diagnostics ?? []) ? withoutSlash(doc.path) : [])));
  const judged = broken.filter(({ kind, resolved }) => kind === 'route' || !shortened.has(withoutSlash(resolved)));
  const found = judged.map((link) => {
    const doc = byPath.get(link.page);
    return { link, doc, place: doc && findPlace(doc, link.href, pathPrefix) };
  });
  // Those of the layout that the owner defined are named in the definition, which has no path of a page.
  const defined = new Set(judged.flatMap(({ page, href }) => (page.startsWith('/') ? [] : href)));
  const withoutSource = new Map<string, number>();
  for (const { link, place } of found) {
    if (!place) withoutSource.set(link.href, (withoutSource.get(link.href) ?? 0) + 1);
  }
  const isInLayout = (href: string): boolean => (withoutSource.get(href) ?? 0) >= layoutThreshold;

  const diagnostics: Diagnostic[] = [];
  const described = new Set<string>();
  for (const { link, doc, place } of found) {
    const { page, href } = link;
    if (!place && defined.has(href)) continue;
    if (place || !isInLayout(href)) {
      diagnostics.push({
        severity: 'warning',
        rule: ruleOf(link),
        file: doc?.sourcePath ?? `page ${page}`,
        ...(place ? { position: place } : {}),
        message: describe(link),
      });
    } else if (!described.has(href)) {
      described.add(href);
      const message = `${describe(link)} It is on ${withoutSource.get(href)} pages, so it is probably in the layout.`;
      diagnostics.push({ severity: 'warning', rule: ruleOf(link), file: 'layout', message });
    }
  }
  return diagnostics;
}

function ruleOf({ kind }: BrokenLink): string {
  return kind === 'anchor' ? 'broken-anchor' : 'broken-link';
}

function describe({ href, resolved, kind, similar }: BrokenLink): string {
  if (kind === 'anchor') return `The link "${href}" points to an anchor that does not exist on ${resolved}.`;
  // The form in which the compile step leaves a link to a content file that is not a page.
  const [, file] = /^\/(.+\.mdx?)$/.exec(decodeSafely(resolved)) ?? [];
  if (file !== undefined) {
    const other = findSimilarName('.', file, (name) => name.toLowerCase());
    const hint = other === null || other === file ? '' : ` Did you mean "${path.basename(other)}"?`;
    return `The link to the file "${file}" does not lead to a page.${hint} Expected a file that exists and is not a draft.`;
  }
  const address = href === resolved ? '' : ` (resolved as ${resolved})`;
  const hint = similar === undefined ? '' : ` Did you mean ${withoutSlash(similar)}?`;
  return `The link "${href}" does not lead to a page${address}.${hint} Expected the path of a page or a file.`;
}

/** Finds a link of the built HTML in the page's source. */
function findPlace({ links }: DocLinks, href: string, pathPrefix: string): Diagnostic['position'] {
  const hasPrefix = pathPrefix !== '' && href.startsWith(`${pathPrefix}/`);
  const plain = decodeSafely(hasPrefix ? href.slice(pathPrefix.length) : href);
  const link = links.find((candidate) => candidate.line !== null && decodeSafely(candidate.href) === plain);
  return link?.line ? { line: link.line, column: link.column ?? 1 } : undefined;
}
