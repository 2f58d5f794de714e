function stryNS_9fa48() {
  var g = typeof globalThis === 'object' && globalThis && globalThis.Math === Math && globalThis || new Function("return this")();
  var ns = g.__stryker__ || (g.__stryker__ = {});
  if (ns.activeMutant === undefined && g.process && g.process.env && g.process.env.__STRYKER_ACTIVE_MUTANT__) {
    ns.activeMutant = g.process.env.__STRYKER_ACTIVE_MUTANT__;
  }
  function retrieveNS() {
    return ns;
  }
  stryNS_9fa48 = retrieveNS;
  return retrieveNS();
}
stryNS_9fa48();
function stryCov_9fa48() {
  var ns = stryNS_9fa48();
  var cov = ns.mutantCoverage || (ns.mutantCoverage = {
    static: {},
    perTest: {}
  });
  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
    var a = arguments;
    for (var i = 0; i < a.length; i++) {
      c[a[i]] = (c[a[i]] || 0) + 1;
    }
  }
  stryCov_9fa48 = cover;
  cover.apply(null, arguments);
}
function stryMutAct_9fa48(id) {
  var ns = stryNS_9fa48();
  function isActive(id) {
    if (ns.activeMutant === id) {
      if (ns.hitCount !== void 0 && ++ns.hitCount > ns.hitLimit) {
        throw new Error('Stryker: Hit count limit reached (' + ns.hitCount + ')');
      }
      return true;
    }
    return false;
  }
  stryMutAct_9fa48 = isActive;
  return isActive(id);
}
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../src/shared/content-tree';
import type { Redirect } from '../../pages/redirects';
import { runQuery } from '../../base/query';
import type { Graphql } from '../../base/query';
import type { BuiltPage } from '../built-pages';
import type { SitePage } from '../site-pages';
import type { SourceDoc } from '../source-docs';
import { describeBrokenLinks } from './describe-links';
import type { DocLinks } from './describe-links';
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
const linksQuery = /* GraphQL */stryMutAct_9fa48("300") ? `` : (stryCov_9fa48("300"), `
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
`);

/** Runs all checks of the finished build: compile diagnostics, links and anchors, metadata. */
export async function checkSite({
  graphql,
  docs,
  publicFolder,
  pages,
  builtPages,
  redirects,
  pathPrefix
}: CheckInput): Promise<Diagnostic[]> {
  if (stryMutAct_9fa48("301")) {
    {}
  } else {
    stryCov_9fa48("301");
    const facts = new Map((stryMutAct_9fa48("302") ? [] : (stryCov_9fa48("302"), [...builtPages])).map(stryMutAct_9fa48("303") ? () => undefined : (stryCov_9fa48("303"), ([route, page]) => stryMutAct_9fa48("304") ? [] : (stryCov_9fa48("304"), [route, page.facts]))));
    const broken = findBrokenLinks(stryMutAct_9fa48("305") ? {} : (stryCov_9fa48("305"), {
      pages: facts,
      redirects: redirects.map(stryMutAct_9fa48("306") ? () => undefined : (stryCov_9fa48("306"), ({
        from
      }) => from)),
      pathPrefix,
      isFile: stryMutAct_9fa48("307") ? () => undefined : (stryCov_9fa48("307"), file => isFile(path.join(publicFolder, file)))
    }));
    const links = await queryLinks(graphql, new Set(broken.map(stryMutAct_9fa48("308") ? () => undefined : (stryCov_9fa48("308"), ({
      page
    }) => page))));
    const linkedDocs = docs.map(stryMutAct_9fa48("309") ? () => undefined : (stryCov_9fa48("309"), doc => stryMutAct_9fa48("310") ? {} : (stryCov_9fa48("310"), {
      ...doc,
      links: stryMutAct_9fa48("311") ? links.get(doc.path) && [] : (stryCov_9fa48("311"), links.get(doc.path) ?? (stryMutAct_9fa48("312") ? ["Stryker was here"] : (stryCov_9fa48("312"), [])))
    })));
    return stryMutAct_9fa48("313") ? [] : (stryCov_9fa48("313"), [...docs.flatMap(stryMutAct_9fa48("314") ? () => undefined : (stryCov_9fa48("314"), ({
      diagnostics
    }) => diagnostics)), ...describeBrokenLinks(broken, linkedDocs, pathPrefix), ...checkMetadata(pages, facts)]);
  }
}

/** Queries links for these pages only: those of a whole site would fill the memory, and nearly all are fine. */
async function queryLinks(graphql: Graphql, pages: ReadonlySet<string>): Promise<Map<string, DocLinks['links']>> {
  if (stryMutAct_9fa48("315")) {
    {}
  } else {
    stryCov_9fa48("315");
    if (stryMutAct_9fa48("318") ? pages.size !== 0 : stryMutAct_9fa48("317") ? false : stryMutAct_9fa48("316") ? true : (stryCov_9fa48("316", "317", "318"), pages.size === 0)) return new Map();
    const {
      allDoc
    } = await runQuery<Queries.SourceLinksQuery>(graphql, linksQuery, stryMutAct_9fa48("319") ? {} : (stryCov_9fa48("319"), {
      paths: stryMutAct_9fa48("320") ? [] : (stryCov_9fa48("320"), [...pages])
    }));
    return new Map(allDoc.nodes.map(stryMutAct_9fa48("321") ? () => undefined : (stryCov_9fa48("321"), doc => stryMutAct_9fa48("322") ? [] : (stryCov_9fa48("322"), [doc.path, doc.links]))));
  }
}
function isFile(file: string): boolean {
  if (stryMutAct_9fa48("323")) {
    {}
  } else {
    stryCov_9fa48("323");
    return stryMutAct_9fa48("324") ? statSync(file, {
      throwIfNoEntry: false
    })?.isFile() && false : (stryCov_9fa48("324"), (stryMutAct_9fa48("325") ? statSync(file, {
      throwIfNoEntry: false
    }).isFile() : (stryCov_9fa48("325"), statSync(file, stryMutAct_9fa48("326") ? {} : (stryCov_9fa48("326"), {
      throwIfNoEntry: stryMutAct_9fa48("327") ? true : (stryCov_9fa48("327"), false)
    }))?.isFile())) ?? (stryMutAct_9fa48("328") ? true : (stryCov_9fa48("328"), false)));
  }
}