import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import type { Diagnostic } from '../../shared/content-tree';
import type { Redirect } from '../build/redirects';
import { htmlFileOf } from '../output/site-pages';
import type { SitePage } from '../output/site-pages';
import { findBrokenLinks, formatBrokenLinks } from './links';
import type { BrokenLink } from './links';
import { checkMetadata } from './metadata';
import { readHtml } from './read-html';
import type { PageHtml } from './read-html';

/** Where the machine-readable report of the last build stands (BLD-09). */
export const reportFile = path.resolve('.cache/content-report.json');

interface CheckInput {
  graphql: BuildArgs['graphql'];
  publicFolder: string;
  pages: readonly SitePage[];
  redirects: readonly Redirect[];
  pathPrefix: string;
}

interface DocLinks {
  path: string;
  sourcePath: string;
  links: { href: string; line: number | null; column: number | null }[];
  diagnostics: Diagnostic[];
}

/** All checks after the build: what compiling found, links and anchors, metadata. */
export async function checkSite({ graphql, publicFolder, pages, redirects, pathPrefix }: CheckInput): Promise<Diagnostic[]> {
  const { data } = await graphql<{ allDoc: { nodes: DocLinks[] } }>(
    '{ allDoc(filter: { draft: { eq: false } }) { nodes { path sourcePath diagnostics links { href line column } } } }',
  );
  const docs = new Map((data?.allDoc.nodes ?? []).map((doc) => [doc.path, doc]));
  const html = new Map(pages.flatMap(({ path: route }) => readPage(publicFolder, route)));
  const broken = findBrokenLinks({
    pages: html,
    redirects: redirects.map(({ from }) => from),
    pathPrefix,
    isFile: (file) => isFile(path.join(publicFolder, file)),
  });
  const diagnostics = [
    ...[...docs.values()].flatMap((doc) => doc.diagnostics),
    ...broken.map((link) => describeBrokenLink(link, docs.get(link.page))),
    ...checkMetadata(pages, html),
  ];
  mkdirSync(path.dirname(reportFile), { recursive: true });
  const summary = { broken: formatBrokenLinks(broken), diagnostics };
  writeFileSync(reportFile, `${JSON.stringify(summary, null, 2)}\n`);
  return diagnostics;
}

function readPage(publicFolder: string, route: string): [string, PageHtml][] {
  const file = htmlFileOf(publicFolder, route);
  return existsSync(file) ? [[route, readHtml(readFileSync(file, 'utf8'))]] : [];
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** BLD-02, BLD-03, BLD-05: a warning with the line when the link stands in the page's source. */
function describeBrokenLink({ page, href, resolved, kind }: BrokenLink, doc: DocLinks | undefined): Diagnostic {
  const source = doc?.links.find((link) => link.href === href || (link.href.startsWith('mdx:') && href.endsWith(link.href.slice(4))));
  return {
    severity: 'warning',
    rule: kind === 'anchor' ? 'broken-anchor' : 'broken-link',
    file: doc?.sourcePath ?? `page ${page}`,
    ...(source?.line ? { position: { line: source.line, column: source.column ?? 1 } } : {}),
    message:
      kind === 'anchor'
        ? `The link "${href}" names an anchor that ${resolved} does not have.`
        : `The link "${href}" leads to no page (resolved as ${resolved}).`,
  };
}
