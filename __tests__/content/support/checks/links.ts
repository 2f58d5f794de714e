import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Link } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../../../../src/shared/content-tree';
import { decodeSafely, isExternal, withSlash } from '../../../../src/shared/paths';
import { fillProductSlug } from '../../../../src/shared/product';
import { settings } from '../../../../src/shared/settings';
import { dimensionsSchema, measuresSchema } from '../../../../src/node/data/measures';
import { lineOf } from '../corpus';
import type { ContentPage, Corpus } from '../corpus';
import { finding } from '../findings';
import { attributeOf, isJsx, textOf } from '../markdown';

/** Routes that no content file makes (specification 2.1). */
const ownRoutes = ['/', '/search', '/dokuspark'];

/** Words that say nothing about where a link leads. */
const vagueText = new Set([
  ...['here', 'click here', 'this', 'this page', 'page', 'link', 'this link', 'more', 'read more', 'learn more'],
  ...[
    'see more',
    'details',
    'more details',
    'more information',
    'see here',
    'article',
    'this article',
    'below',
    'above',
  ],
]);

/** Fewest other pages that a page links to: none is an island. */
const fewestLinks = 2;

interface ContentLink {
  href: string;
  line: number;
}

/** All links of a page to pages of this site, with the path filled in as the site has it. */
function internalLinks(page: ContentPage): ContentLink[] {
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

function splitHref(href: string, page: ContentPage, pathOfFile: ReadonlyMap<string, string>): Target {
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

/** The words of a link say where it leads; addresses are hidden behind words or stand in code. */
export function checkLinkTexts({ pages }: Corpus): Diagnostic[] {
  return pages.flatMap((page) => {
    const found: Diagnostic[] = [];
    visit(page.tree, (node) => {
      if (node.type === 'link') found.push(...judgeLink(page, node));
      else if (node.type === 'text' && /\b(?:https?:\/\/|www\.)/.test(node.value))
        found.push(bareAddress(page, lineOf(page, node), node.value));
    });
    return found;
  });
}

function judgeLink(page: ContentPage, node: Link): Diagnostic[] {
  const text = textOf(node).replace(/\s+/g, ' ').trim();
  const line = lineOf(page, node);
  // The text node below reports the address.
  if (/^(?:https?:\/\/|www\.)/.test(text)) return [];
  if (text === '')
    return [finding('link-text', page.file, line, `The link to "${node.url}" has no text. Expected some.`)];
  if (
    !vagueText.has(
      text
        .toLowerCase()
        .replace(/[.…>→]+$/, '')
        .trim(),
    )
  )
    return [];
  return [
    finding(
      'link-text',
      page.file,
      line,
      `"${text}" does not say where the link leads. Expected the name of the page or of the subject.`,
    ),
  ];
}

function bareAddress(page: ContentPage, line: number, text: string): Diagnostic {
  const address = /(?:https?:\/\/|www\.)\S*/.exec(text)?.[0] ?? text;
  return finding(
    'bare-address',
    page.file,
    line,
    `"${address}" stands in the text. Expected a link with words, or code.`,
  );
}

/**
 * Every page leads on to others and can be reached from another one. The sidebar, category listings and tables of all
 * measures do not count; the fact block of a measure or dimension does: it links to what its entry names.
 */
export function checkIslands({ pages, data }: Corpus): Diagnostic[] {
  const factLinks = readFactLinks(pages, data);
  const pathOfFile = new Map(pages.map(({ file, path: ownPath }) => [file, ownPath]));
  const linked = new Map<string, Set<ContentPage>>();
  const found: Diagnostic[] = [];
  for (const page of pages) {
    const own = withSlash(page.path);
    const targets = internalLinks(page).map(({ href }) => splitHref(href, page, pathOfFile).path);
    for (const target of factLinks(page))
      linked.set(withSlash(target), (linked.get(withSlash(target)) ?? new Set()).add(page));
    const others = new Set(
      targets
        .filter((target) => target !== '')
        .map(withSlash)
        .filter((target) => target !== own),
    );
    for (const target of others) linked.set(target, (linked.get(target) ?? new Set()).add(page));
    if (others.size < fewestLinks) {
      found.push(
        finding(
          'few-links',
          page.file,
          page.lineOffset + 1,
          `The page links to ${others.size} other pages. Expected at least ${fewestLinks}.`,
        ),
      );
    }
  }
  for (const page of pages) {
    if (page.kind === 'guide' || page.kind === 'unlisted' || linked.has(withSlash(page.path))) continue;
    found.push(
      finding('island', page.file, 1, `No other page links to ${page.path}. Expected a link from at least one.`),
    );
  }
  return found;
}

/** Paths that the fact block of a page links to. */
function readFactLinks(pages: readonly ContentPage[], data: Corpus['data']): (page: ContentPage) => string[] {
  const { measures } = measuresSchema.parse(data['measures.yml']);
  const { dimensions } = dimensionsSchema.parse(data['dimensions.yml']);
  const pathsOf = (field: 'measure' | 'dimension', keys: readonly string[]): string[] =>
    pages.flatMap(({ frontMatter, path: ownPath }) => (keys.includes(frontMatter[field] ?? '') ? [ownPath] : []));
  return ({ frontMatter }) => {
    const measure = measures.find(({ key }) => key === frontMatter.measure);
    const dimension = dimensions.find(({ key }) => key === frontMatter.dimension);
    return [
      ...pathsOf('measure', [...(measure?.related ?? []), ...(dimension?.measures ?? [])]),
      ...pathsOf('dimension', [...(measure?.dimensions ?? []), ...(dimension?.related ?? [])]),
    ];
  };
}
