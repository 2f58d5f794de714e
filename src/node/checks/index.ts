import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../shared/content-tree';
import type { Redirect } from '../build/redirects';
import { runQuery } from '../graphql/query';
import type { Graphql } from '../graphql/query';
import { htmlFileOf } from '../output/site-pages';
import type { SitePage } from '../output/site-pages';
import { describeBrokenLinks } from './describe-links';
import type { DocLinks } from './describe-links';
import { findBrokenLinks } from './links';
import { checkMetadata } from './metadata';
import { readHtml } from './read-html';
import type { PageHtml } from './read-html';

interface CheckInput {
  graphql: Graphql;
  publicFolder: string;
  pages: readonly SitePage[];
  redirects: readonly Redirect[];
  pathPrefix: string;
}

interface DocsQuery {
  allDoc: { nodes: (DocLinks & { diagnostics: Diagnostic[] })[] };
}

/** All checks after the build: what compiling found, links and anchors, metadata. */
export async function checkSite({
  graphql,
  publicFolder,
  pages,
  redirects,
  pathPrefix,
}: CheckInput): Promise<Diagnostic[]> {
  const data = await runQuery<DocsQuery>(
    graphql,
    '{ allDoc(filter: { draft: { eq: false } }) { nodes { path sourcePath diagnostics links { href line column } } } }',
  );
  const docs = data.allDoc.nodes;
  const html = new Map(pages.flatMap(({ path: route }) => readPage(publicFolder, route)));
  const broken = findBrokenLinks({
    pages: html,
    redirects: redirects.map(({ from }) => from),
    pathPrefix,
    isFile: (file) => isFile(path.join(publicFolder, file)),
  });
  return [
    ...docs.flatMap(({ diagnostics }) => diagnostics),
    ...describeBrokenLinks(broken, docs, pathPrefix),
    ...checkMetadata(pages, html),
  ];
}

function readPage(publicFolder: string, route: string): [string, PageHtml][] {
  const file = htmlFileOf(publicFolder, route);
  return existsSync(file) ? [[route, readHtml(readFileSync(file, 'utf8'))]] : [];
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
