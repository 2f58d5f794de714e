import { posix } from 'node:path';
import type { Element, Properties, Root } from 'hast';
import { find, html } from 'property-information';
import { encodePath, isExternal } from '../../../src/shared/paths';
import type { ComponentNode, CompileContext, SourcePlace } from '../compile-context';
import { elementNode, isElement } from '../compile-context';
import { isLocalFile, nameOnDisk, resolveFile } from '../source/imports';
import { propText } from '../tree/prop-nodes';
import { addressOf, findFile, pathOf, suggestFile } from './static-files';
import { visitAll } from '../tree/walk';

/**
 * Resolves Markdown and JSX links and `<Link>`. A link to a content file becomes `mdx:content/docs/x.mdx#y`, one to
 * another local file `asset:content/docs/x.pdf`; both get their URL once all pages are known.
 */
export function links(tree: Root, page: CompileContext): void {
  visitAll(tree, (node, index, parent) => {
    if (node.type === 'component' && node.name === 'Link') {
      const anchor = fromComponent(node);
      parent.children[index] = anchor;
      resolveLink(anchor, page);
    } else if (isElement(node, 'a')) {
      resolveLink(node, page);
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

function resolveLink(node: Element, page: CompileContext): void {
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
    page.warn('broken-link', 'The link has no target (""). Expected a page, a file or a URL.', place);
  } else if (href.startsWith('pathname://')) {
    properties.href = href.slice('pathname://'.length);
    properties.dataNative = '';
  } else if (isExternal(href)) {
    if (/^(?:https?:)?\/\//i.test(href)) openInNewTab(properties);
  } else if (!href.startsWith('#')) {
    resolveLocal(href, properties, place, page);
  }
  recordLink(properties, place, page);
}

/** Records files by what they resolve to, other links as written. */
function recordLink(properties: Properties, place: SourcePlace | undefined, page: CompileContext): void {
  const { href, target, download, dataNative } = properties;
  const leavesApp = target === '_blank' || download !== undefined || dataNative !== undefined;
  // Positions refer to the page itself, so a link in a partial has none.
  const isHere = place?.file === page.input.file;
  page.links.push({
    href: String(href),
    ...(isHere ? { position: { line: place.line, column: place.column } } : {}),
    ...(leavesApp ? { leavesApp } : {}),
  });
}

function resolveLocal(
  href: string,
  properties: Properties,
  place: SourcePlace | undefined,
  page: CompileContext,
): void {
  const path = pathOf(href);
  const suffix = href.slice(href.replace(/[?#].*$/s, '').length);
  if (/\.mdx?$/i.test(path)) {
    // Without such a file it is an address: each page has a Markdown version at its path.
    if (/^\/.*\.md$/.test(path) && !isLocalFile(contentFile(path, place, page), page)) return;
    properties.href = `mdx:${contentFile(path, place, page)}${suffix}`;
    return;
  }
  // Raw HTML may have spaces in it.
  properties.href = encodePath(href);
  // Without an extension it is a path of the site, unless such a file is there: LICENSE, Makefile.
  if (!/\.[a-z\d]+$/i.test(path) && /^$|^\/|(?:^|\/)\.{0,2}$/.test(path)) return;
  const found = findFile(href, page, place);
  if (found) {
    properties.href = `${addressOf(found, page)}${suffix}`;
    properties.target ??= '_blank';
  } else if (found === undefined && href.startsWith('@site/')) {
    const message = `The file "${href}" does not exist.${suggestFile(href, page, place)} Expected a path relative to the project root.`;
    page.warn('broken-link', message, place);
  }
}

/**
 * Returns the content file that a link points to, whether or not it exists; the link check knows all pages. `page.md` is
 * tried beside the page, in the area's folder, in the content folder and from the project root, as in Docusaurus.
 */
function contentFile(path: string, place: SourcePlace | undefined, page: CompileContext): string {
  const from = place?.file ?? page.input.file;
  if (path.startsWith('@site/')) return resolveFile(path, from, page);
  const beside = nameOnDisk(posix.join(posix.dirname(from), path), page);
  if (/^\.{1,2}\//.test(path)) return beside;
  const { contentRoot } = page.input;
  const [area = ''] = from.startsWith(`${contentRoot}/`) ? from.slice(contentRoot.length + 1).split('/') : [];
  const inArea = nameOnDisk(posix.join(contentRoot, area, path), page);
  const inContent = nameOnDisk(posix.join(contentRoot, path), page);
  const candidates = path.startsWith('/') ? [inContent, inArea] : [beside, inArea, inContent];
  candidates.push(posix.join('.', path.replace(/^\//, '')));
  for (const candidate of candidates) page.dependencies.add(candidate);
  return candidates.find((candidate) => isLocalFile(candidate, page)) ?? candidates[0] ?? path;
}

function openInNewTab(properties: Properties): void {
  properties.target ??= '_blank';
  properties.rel ??= ['noopener', 'noreferrer'];
}
