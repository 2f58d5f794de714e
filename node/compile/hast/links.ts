import { posix } from 'node:path';
import type { Element, Properties, Root } from 'hast';
import { find, html } from 'property-information';
import { encodePath, isExternal } from '../../../src/shared/paths';
import type { ComponentNode, CompileContext, SourcePlace } from '../compile-context';
import { elementNode, isElement } from '../compile-context';
import { findArea } from '../../content/doc-files';
import { isLocalFile, nameOnDisk, resolveFile } from '../source/imports';
import { propText } from '../tree/prop-nodes';
import { addressOf, findFile, pathOf, suggestFile } from './static-files';
import { visitAll } from '../tree/walk';

/**
 * Resolves Markdown and JSX links and `<Link>`. A link to a content file becomes `mdx:content/docs/x.mdx#y`, one to
 * another local file `asset:content/docs/x.pdf`; both get their URL once all pages are known.
 */
export function links(tree: Root, context: CompileContext): void {
  visitAll(tree, (node, index, parent) => {
    if (node.type === 'component' && node.name === 'Link') {
      const anchor = fromComponent(node);
      parent.children[index] = anchor;
      resolveLink(anchor, context);
    } else if (isElement(node, 'a')) {
      resolveLink(node, context);
    }
  });
}

function fromComponent({ props, children, data }: ComponentNode): Element {
  const { to, href, ...rest } = props;
  const properties: Properties = { href: propText(to) ?? propText(href) ?? '' };
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value !== 'string' && typeof value !== 'number' && value !== true) continue;
    properties[find(html, name).property] = value;
  }
  return elementNode('a', properties, children, data?.place);
}

function resolveLink(node: Element, context: CompileContext): void {
  const { properties } = node;
  const { href: written } = properties;
  if (
    typeof written !== 'string' ||
    properties.dataFootnoteRef !== undefined ||
    properties.dataFootnoteBackref !== undefined
  ) {
    return;
  }
  const { place } = node.data ?? {};
  const href = written.trim();
  if (href === '') {
    context.warn('broken-link', 'The link has no target (""). Expected a page, a file or a URL.', place);
  } else if (href.startsWith('pathname://')) {
    properties.href = href.slice('pathname://'.length);
    properties.dataNative = '';
  } else if (isExternal(href)) {
    if (/^(?:https?:)?\/\//i.test(href)) openInNewTab(properties);
  } else if (!href.startsWith('#')) {
    resolveLocal(href, properties, place, context);
  }
  recordLink(properties, place, context);
}

/** Records files by what they resolve to, other links as written. */
function recordLink(properties: Properties, place: SourcePlace | undefined, context: CompileContext): void {
  const { href, target, download, dataNative } = properties;
  const leavesApp = target === '_blank' || download !== undefined || dataNative !== undefined;
  // Positions refer to the page itself, so a link in a partial has none.
  const isHere = place?.file === context.input.file;
  context.links.push({
    href: String(href),
    ...(isHere ? { position: { line: place.line, column: place.column } } : {}),
    ...(leavesApp ? { leavesApp } : {}),
  });
}

function resolveLocal(
  href: string,
  properties: Properties,
  place: SourcePlace | undefined,
  context: CompileContext,
): void {
  const path = pathOf(href);
  const suffix = href.slice(href.replace(/[?#].*$/s, '').length);
  if (/\.mdx?$/i.test(path)) {
    // Without such a file it is an address: each page has a Markdown version at its path.
    if (/^\/.*\.md$/.test(path) && !isLocalFile(contentFile(path, place, context), context)) return;
    properties.href = `mdx:${contentFile(path, place, context)}${suffix}`;
    return;
  }
  // Raw HTML may have spaces in it.
  properties.href = encodePath(href);
  // Without an extension it is a path of the site, unless such a file is there: LICENSE, Makefile.
  if (!/\.[a-z\d]+$/i.test(path) && /^$|^\/|(?:^|\/)\.{0,2}$/.test(path)) return;
  const found = findFile(href, context, place);
  if (found) {
    properties.href = `${addressOf(found, context)}${suffix}`;
    properties.target ??= '_blank';
  } else if (found === undefined && href.startsWith('@site/')) {
    const message = `The file "${href}" does not exist.${suggestFile(href, context, place)} Expected a path relative to the project root.`;
    context.warn('broken-link', message, place);
  }
}

/**
 * Returns the content file that a link points to, whether or not it exists; the link check knows all pages. `page.md` is
 * tried beside the page, in the area's folder, in the content folder and from the project root, as in Docusaurus.
 */
function contentFile(path: string, place: SourcePlace | undefined, context: CompileContext): string {
  const from = place?.file ?? context.input.file;
  if (path.startsWith('@site/')) return resolveFile(path, from, context);
  const beside = nameOnDisk(posix.join(posix.dirname(from), path), context);
  if (/^\.{1,2}\//.test(path)) return beside;
  const { contentRoot } = context.input;
  const inArea = nameOnDisk(posix.join(findArea(from)?.folder ?? contentRoot, path), context);
  const inContent = nameOnDisk(posix.join(contentRoot, path), context);
  const candidates = path.startsWith('/') ? [inContent, inArea] : [beside, inArea, inContent];
  candidates.push(posix.join('.', path.replace(/^\//, '')));
  for (const candidate of candidates) context.dependencies.add(candidate);
  return candidates.find((candidate) => isLocalFile(candidate, context)) ?? candidates[0] ?? path;
}

function openInNewTab(properties: Properties): void {
  properties.target ??= '_blank';
  properties.rel ??= ['noopener', 'noreferrer'];
}
