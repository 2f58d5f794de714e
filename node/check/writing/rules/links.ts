import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { visit } from 'unist-util-visit';
import { changelog } from '../../../../src/shared/constants';
import type { Diagnostic } from '../../../../src/shared/content-tree';
import { decodeSafely, isExternal, withSlash } from '../../../../src/shared/paths';
import { fillProductSlug } from '../../../../src/shared/product';
import { settings } from '../../../../src/shared/settings';
import { lineOf } from '../corpus';
import type { ContentPage, Corpus } from '../corpus';
import { finding } from '../finding';
import { attributeOf, isJsx, textOf } from '../markdown';

/** Routes and files that no content file makes (specification 2.1, CHG-04). */
const ownRoutes = ['/', '/search', '/dokuspark', changelog.feed];

interface ContentLink {
  href: string;
  line: number;
}

/** All links of a page to pages of this site, with the path filled in as the site has it. */
export function internalLinks(page: ContentPage): ContentLink[] {
  const links: ContentLink[] = [];
  visit(page.tree, (node) => {
    const href =
      node.type === 'link'
        ? node.url
        : isJsx(node)
          ? (attributeOf(node, 'to') ?? attributeOf(node, 'href'))
          : undefined;
    if (href === undefined || isExternal(href)) return;
    links.push({ href: fillProductSlug(href, settings.product), line: lineOf(page, node) });
  });
  return links;
}

interface Target {
  /** Path without fragment and query, `''` when only a fragment is given. */
  path: string;
  fragment: string;
}

export function splitHref(href: string, page: ContentPage, pathOfFile: ReadonlyMap<string, string>): Target {
  const [withQuery = '', fragment = ''] = href.split('#');
  const target = withQuery.split('?')[0] ?? '';
  if (!/\.mdx?$/.test(target)) return { path: decodeSafely(target), fragment };
  const folder = target.startsWith('/') ? 'content' : path.posix.dirname(page.file);
  const file = path.posix.join(folder, target);
  return { path: pathOfFile.get(file) ?? file, fragment };
}

/** Every internal link leads to a route, in the form in which the route is declared, and to an anchor that exists. */
export function checkLinks({ pages, categories }: Corpus): Diagnostic[] {
  const routes = new Map<string, { declared: string; page?: ContentPage }>();
  for (const declared of ownRoutes) routes.set(withSlash(declared), { declared });
  for (const { path: declared } of categories)
    if (declared !== undefined) routes.set(withSlash(declared), { declared });
  for (const page of pages) routes.set(withSlash(page.path), { declared: page.path, page });
  const pathOfFile = new Map(pages.map(({ file, path: ownPath }) => [file, ownPath]));
  const anchors = new Map<ContentPage, Set<string>>();

  return pages.flatMap((page) =>
    internalLinks(page).flatMap(({ href, line }) => {
      const target = splitHref(href, page, pathOfFile);
      const route = target.path === '' ? { declared: '', page } : routes.get(withSlash(target.path));
      if (!route)
        return finding(
          'link-unknown',
          page.file,
          line,
          `"${href}" leads to no page. Expected the path of a page; an alias of redirects.csv does not do.`,
        );
      if (target.path !== route.declared && target.path !== '') {
        return finding(
          'link-form',
          page.file,
          line,
          `"${href}" is not written as its page is declared. Expected "${route.declared}".`,
        );
      }
      if (target.fragment === '') return [];
      if (!route.page)
        return finding(
          'link-anchor',
          page.file,
          line,
          `"${href}" names an anchor of a page that has none. Expected the path alone.`,
        );
      const known = anchors.get(route.page) ?? anchorsOf(route.page);
      anchors.set(route.page, known);
      if (known.has(decodeSafely(target.fragment))) return [];
      return finding(
        'link-anchor',
        page.file,
        line,
        `"${href}" names an anchor that ${route.page.file} does not have. Expected one of: ${[...known].join(', ')}.`,
      );
    }),
  );
}

function anchorsOf(page: ContentPage): Set<string> {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  visit(page.tree, (node) => {
    if (node.type === 'heading') {
      const last = node.children.at(-1);
      const explicit = last?.type === 'headingId' ? last.value : undefined;
      anchors.add(explicit ?? slugger.slug(textOf(node).trim()));
    } else if (isJsx(node)) {
      const id = attributeOf(node, 'id');
      const date = attributeOf(node, 'date');
      if (id !== undefined) anchors.add(id);
      if (node.name === 'ChangelogEntry' && date !== undefined)
        anchors.add(slugger.slug(`${date} ${attributeOf(node, 'title') ?? ''}`));
    }
  });
  return anchors;
}
