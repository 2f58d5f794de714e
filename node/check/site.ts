import path from 'node:path';
import type { ContentNode, Diagnostic } from '../../src/shared/content-tree';
import { describeCategory, isListing } from '../../src/shared/page-context';
import type { CategoryPageContext } from '../../src/shared/page-context';
import { isFile } from '../base/is-file';
import { resolveDescription, resolveTitle } from '../compile/doc-text';
import { getCompiledPage, getReading } from '../compile/compile-cache';
import { resolveAddress } from '../compile/open-addresses';
import { isPublished } from '../content/doc';
import type { Doc } from '../content/doc';
import { componentNamed } from '../content/site-content';
import { readStoredContent } from '../content/stored-content';
import { collectContentRoutes } from '../pages/content-routes';
import { listPageModulePaths } from '../pages/page-modules';
import { readRedirects } from '../pages/redirects';
import { asCheckedPages, readDefinitionLinks } from '../publish/checks/definition-links';
import type { DocLinks } from '../publish/checks/describe-links';
import { describeBrokenLinks } from '../publish/checks/describe-links';
import { findBrokenLinks } from '../publish/checks/links';
import { checkMetadata } from '../publish/checks/metadata';
import { describeFacts } from '../reading/page-facts';
import type { PageFacts } from '../reading/page-facts';
import { findOutputFile } from '../publish/output-files';

/** A published document and its compiled links. */
interface CheckedDoc extends DocLinks {
  facts: PageFacts;
  diagnostics: readonly Diagnostic[];
}

/**
 * Returns the faults that a build finds in pages, routes, redirects, links, anchors and metadata, from the compiled pages
 * instead of the built ones, and the paths of all pages. A file that cannot be read counts as one without front matter.
 */
export function findSiteFaults(root: string, drafts: boolean): { faults: Diagnostic[]; paths: readonly string[] } {
  const content = readStoredContent(root);
  const { routes, diagnostics } = collectRoutes(content);
  const contentPaths: string[] = [];
  const listings: ListedPage[] = [];
  diagnostics.push(
    ...routes.createAll(({ path: declared, context }) => {
      contentPaths.push(declared);
      if (isListing(context)) listings.push(describeListing(declared, routes.sourceOf(declared), context));
    }),
  );
  const paths = [...contentPaths, ...listPageModulePaths(root)];
  const { redirects, diagnostics: redirectFaults } = readRedirects(paths);

  const checked = readDocFacts(content.docs.filter(isPublished));
  const hidden = new Set(content.docs.filter(({ unlisted }) => unlisted).map((doc) => doc.path));
  const facts = new Map(checked.map((doc) => [doc.path, doc.facts]));
  const defined = readDefinitionLinks();
  const broken = findBrokenLinks({
    pages: new Map([...facts, ...asCheckedPages(defined, '')]),
    redirects: [...paths.filter((route) => !facts.has(route)), ...redirects.map(({ from }) => from)],
    pathPrefix: '',
    isFile: createFileFinder(
      root,
      contentPaths.filter((route) => !hidden.has(route)),
    ),
  });
  const described = [...checked, ...listings];
  const faults = [
    ...diagnostics,
    ...redirectFaults,
    ...checked.flatMap((doc) => doc.diagnostics),
    ...(drafts ? content.docs.filter((doc) => !isPublished(doc)).flatMap(compileFaultsOf) : []),
    ...describeBrokenLinks(broken, [...checked, ...defined], ''),
    ...checkMetadata(described, new Map(described.map((page) => [page.path, page.facts]))),
  ];
  return { faults, paths };
}

function collectRoutes(content: ReturnType<typeof readStoredContent>): ReturnType<typeof collectContentRoutes> {
  return collectContentRoutes({ ...content, idOf: ({ sourcePath }) => sourcePath, lastUpdateOf: () => null });
}

/** Returns the files that become pages, by the path of the page. */
export function readContentRoutes(root: string): Map<string, string> {
  const { routes } = collectRoutes(readStoredContent(root));
  const paths: string[] = [];
  routes.createAll(({ path: declared }) => paths.push(declared));
  return new Map(paths.map((declared) => [declared, routes.sourceOf(declared) ?? '']));
}

type ListedPage = Pick<CheckedDoc, 'path' | 'sourcePath' | 'facts'>;

function describeListing(declared: string, sourcePath = '', context: CategoryPageContext): ListedPage {
  const { title } = context;
  const facts = describeFacts(
    { title, hasHeading: true, description: describeCategory(context), canonical: declared },
    { links: [], ids: [], headings: 0 },
  );
  return { path: declared, sourcePath, facts };
}

function compileFaultsOf({ sourcePath }: Doc): readonly Diagnostic[] {
  return getCompiledPage(sourcePath).diagnostics;
}

/** Returns what the checks of a build ask of documents, from their compiled pages. */
export function readDocFacts(docs: readonly Doc[]): CheckedDoc[] {
  const paths = new Map(docs.map((doc) => [doc.sourcePath, doc.path]));
  return docs.map((doc) => {
    const page = getCompiledPage(doc.sourcePath);
    const { facts: read, isPartial } = getReading(doc.sourcePath);
    // A page does not have what stands in a tab that is made when it is opened.
    const shown = new Set(read.links);
    const links = page.links
      .filter(({ leavesApp, href }) => !leavesApp && (isPartial || shown.has(href)))
      .map(({ href, position }) => ({
        href: resolveAddress(href, paths),
        line: position?.line ?? null,
        column: position?.column ?? null,
      }));
    const facts = describeFacts(
      {
        title: resolveTitle(doc),
        hasHeading: !doc.hideTitle || page.heading !== null,
        description: resolveDescription(doc) ?? '',
        canonical: doc.path,
      },
      {
        links: links.map(({ href }) => href),
        ids: [...read.ids, ...listSiteIds(page.content)],
        headings: read.headings,
      },
    );
    return { path: doc.path, sourcePath: doc.sourcePath, links, facts, diagnostics: page.diagnostics };
  });
}

/** Returns the ids in components that only this site has. */
function listSiteIds(content: readonly ContentNode[]): string[] {
  return content.flatMap((node) =>
    typeof node === 'string' || 'html' in node
      ? []
      : [...(componentNamed(node.name)?.ids?.() ?? []), ...listSiteIds(node.children)],
  );
}

/** Returns a function that says whether a path is a file of the output: a static, generated or copied one. */
function createFileFinder(root: string, pages: readonly string[]): (file: string) => boolean {
  const isWritten = findOutputFile(pages);
  return (file) =>
    isWritten(file) ||
    // A copied file that is missing is a fault of the page that links to it.
    /^\/static\/[0-9a-f]{10}\//.test(file) ||
    isFile(path.join(root, 'static', file));
}
