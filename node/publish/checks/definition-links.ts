import { existsSync, readFileSync } from 'node:fs';
import { isExternal } from '../../../src/shared/paths';
import { site } from '../../../src/shared/site';
import { isDropdown, siteFile } from '../../../src/shared/site-definition';
import { searchSettings } from '../../../src/shared/site-search';
import type { DocLinks } from './describe-links';

const searchFile = 'site/search.ts';

/** Returns the links that the owner defined, as those of two documents: most stand on every page, some only in search. */
export function readDefinitionLinks(): DocLinks[] {
  const { navbar, footer, notFound, ownPages, support } = site;
  const inBar = [...navbar.left, ...navbar.right].flatMap((item) => (isDropdown(item) ? item.items : item));
  const inPages = [...footer.flatMap(({ links }) => links), ...notFound, ...ownPages, ...(support ? [support] : [])];
  const ofSite = [...inBar, ...inPages].map(({ to }) => to);
  return [
    locate(siteFile, ofSite),
    locate(
      searchFile,
      searchSettings.popularPages.map(({ path }) => path),
    ),
  ];
}

/** Returns the links as the link check asks for them, with the base path as in built pages. */
export function asCheckedPages(
  docs: readonly DocLinks[],
  pathPrefix: string,
): Map<string, { links: string[]; ids: string[] }> {
  const prefixed = (href: string): string => (isExternal(href) ? href : `${pathPrefix}${href}`);
  return new Map(docs.map(({ path, links }) => [path, { links: links.map(({ href }) => prefixed(href)), ids: [] }]));
}

function locate(file: string, addresses: readonly string[]): DocLinks {
  // A site without such a file has no links of its own there.
  const lines = (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n');
  const links = addresses.map((href) => {
    // One that the owner's code computes stands in no line: the first is named then.
    const index = Math.max(
      0,
      lines.findIndex((line) => line.includes(`'${href}'`)),
    );
    return { href, line: index + 1, column: Math.max(0, lines[index]?.indexOf(`'${href}'`) ?? 0) + 1 };
  });
  return { path: file, sourcePath: file, links };
}
