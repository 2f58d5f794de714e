import path from 'node:path';
import { visit } from 'unist-util-visit';
import { decodeSafely, isExternal, withSlash } from '../../../../src/shared/paths';
import { fillProductSlug } from '../../../../src/shared/product';
import { site } from '../../../../src/shared/site';
import { resolveRedirects } from '../../../pages/redirects';
import { lineOf } from '../corpus';
import type { ContentPage } from '../corpus';
import { finding } from '../finding';
import { defineRule } from '../rule';
import { attributeOf, isJsx } from '../markdown';

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
    links.push({ href: fillProductSlug(href, site.product), line: lineOf(page, node) });
  });
  return links;
}

/** Path of the page that a link leads to, without fragment and query; `''` when only a fragment is given. */
export function targetOf(href: string, page: ContentPage, pathOfFile: ReadonlyMap<string, string>): string {
  const target = href.replace(/[?#].*$/s, '');
  if (!/\.mdx?$/.test(target)) return decodeSafely(target);
  const folder = target.startsWith('/') ? 'content' : path.posix.dirname(page.file);
  const file = path.posix.join(folder, target);
  return pathOfFile.get(file) ?? file;
}

/** A link is written as its page is declared: with or without the trailing slash, and not as one of its aliases. */
export const checkLinkForms = defineRule(['link-form'], ({ pages, categories, redirects }) => {
  const declared = [...categories, ...pages].flatMap(({ path: ownPath }) => ownPath ?? []);
  const expected = new Map(declared.map((route) => [withSlash(route), route]));
  for (const { from, to } of resolveRedirects(redirects, declared, site.product).redirects)
    expected.set(withSlash(from), to);
  const pathOfFile = new Map(pages.map(({ file, path: ownPath }) => [file, ownPath]));
  return pages.flatMap((page) =>
    internalLinks(page).flatMap(({ href, line }) => {
      const target = targetOf(href, page, pathOfFile);
      const right = expected.get(withSlash(target));
      if (target === '' || right === undefined || target === right) return [];
      return finding(
        'link-form',
        page.file,
        line,
        `"${href}" is not written as its page is declared. Expected "${right}".`,
      );
    }),
  );
});
