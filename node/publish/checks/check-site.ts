import path from 'node:path';
import type { Diagnostic } from '../../../src/shared/content-tree';
import { sourceOfRoute } from '../../pages/create-pages';
import type { Redirect } from '../../content/data/redirects';
import { isFile } from '../../base/is-file';
import { runQuery } from '../../base/query';
import type { Graphql } from '../../base/query';
import type { BuiltPage } from '../built-pages';
import type { SitePage } from '../site-pages';
import type { SourceDoc } from '../source-docs';
import { asCheckedPages, readDefinitionLinks } from './definition-links';
import { describeBrokenLinks } from './describe-links';
import type { DocLinks } from './describe-links';
import { describeIslandFaults } from './island-faults';
import { findBrokenLinks } from './links';
import { checkMetadata } from './metadata';

interface CheckInput {
  graphql: Graphql;
  /** The sources of the pages. */
  docs: readonly SourceDoc[];
  publicFolder: string;
  pages: readonly SitePage[];
  /** By path. */
  builtPages: ReadonlyMap<string, Pick<BuiltPage, 'facts'>>;
  redirects: readonly Redirect[];
  pathPrefix: string;
}

const linksQuery = /* GraphQL */ `
  query SourceLinks($paths: [String]!) {
    allDoc(filter: { path: { in: $paths } }) {
      nodes {
        path
        links {
          href
          line
          column
        }
      }
    }
  }
`;

/** Runs all checks of the finished build: compile diagnostics, links and anchors, metadata, islands. */
export async function checkSite({
  graphql,
  docs,
  publicFolder,
  pages,
  builtPages,
  redirects,
  pathPrefix,
}: CheckInput): Promise<Diagnostic[]> {
  const facts = new Map([...builtPages].map(([route, page]) => [route, page.facts]));
  const defined = readDefinitionLinks();
  const broken = findBrokenLinks({
    pages: new Map([...facts, ...asCheckedPages(defined, pathPrefix)]),
    redirects: redirects.map(({ from }) => from),
    pathPrefix,
    isFile: (file) => isFile(path.join(publicFolder, file)),
  });
  const links = await queryLinks(graphql, new Set(broken.map(({ page }) => page)));
  const linkedDocs = docs.map((doc) => ({ ...doc, links: links.get(doc.path) ?? [] }));
  return [
    ...docs.flatMap(({ diagnostics }) => diagnostics),
    ...describeBrokenLinks(broken, [...linkedDocs, ...defined], pathPrefix),
    ...checkMetadata(pages, facts, sourceOfRoute),
    ...describeIslandFaults(pages, facts),
  ];
}

/** Queries links for these pages only: those of a whole site would fill the memory, and nearly all are fine. */
async function queryLinks(graphql: Graphql, pages: ReadonlySet<string>): Promise<Map<string, DocLinks['links']>> {
  if (pages.size === 0) return new Map();
  const { allDoc } = await runQuery<Queries.SourceLinksQuery>(graphql, linksQuery, { paths: [...pages] });
  return new Map(allDoc.nodes.map((doc) => [doc.path, doc.links]));
}
