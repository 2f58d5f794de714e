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
import { resolveDescription, resolveTitle } from '../compile/doc-text';
import { isPublished } from '../content/doc';
import type { CategoryFile, Doc } from '../content/doc';
import { buildTree } from './build-tree';
import type { SidebarDoc, TreeItem } from './types';
export interface LoadedSidebar {
  items: TreeItem[];
  docs: SidebarDoc[];
}

/** Builds the sidebar of an area from its documents and `_category_` files. */
export async function loadSidebar(areaDocs: readonly Doc[], categories: readonly CategoryFile[], basePath: string): Promise<LoadedSidebar> {
  if (stryMutAct_9fa48("1375")) {
    {}
  } else {
    stryCov_9fa48("1375");
    const docs = await Promise.all(areaDocs.map(toSidebarDoc));
    stryMutAct_9fa48("1376") ? docs : (stryCov_9fa48("1376"), docs.sort(stryMutAct_9fa48("1377") ? () => undefined : (stryCov_9fa48("1377"), (a, b) => a.sourcePath.localeCompare(b.sourcePath, stryMutAct_9fa48("1378") ? "" : (stryCov_9fa48("1378"), 'en')))));
    return stryMutAct_9fa48("1379") ? {} : (stryCov_9fa48("1379"), {
      items: buildTree(docs, categories, basePath),
      docs
    });
  }
}
async function toSidebarDoc(node: Doc): Promise<SidebarDoc> {
  if (stryMutAct_9fa48("1380")) {
    {}
  } else {
    stryCov_9fa48("1380");
    const neighbour = stryMutAct_9fa48("1381") ? () => undefined : (stryCov_9fa48("1381"), (() => {
      const neighbour = (word: string | null): {
        value: string | null;
      } | null => (stryMutAct_9fa48("1384") ? word !== null : stryMutAct_9fa48("1383") ? false : stryMutAct_9fa48("1382") ? true : (stryCov_9fa48("1382", "1383", "1384"), word === null)) ? null : stryMutAct_9fa48("1385") ? {} : (stryCov_9fa48("1385"), {
        value: (stryMutAct_9fa48("1388") ? word !== 'null' : stryMutAct_9fa48("1387") ? false : stryMutAct_9fa48("1386") ? true : (stryCov_9fa48("1386", "1387", "1388"), word === (stryMutAct_9fa48("1389") ? "" : (stryCov_9fa48("1389"), 'null')))) ? null : word
      });
      return neighbour;
    })());
    const previous = neighbour(node.paginationPrevious);
    const next = neighbour(node.paginationNext);
    return stryMutAct_9fa48("1390") ? {} : (stryCov_9fa48("1390"), {
      docId: node.docId,
      sourcePath: node.sourcePath,
      path: node.path,
      folder: node.folder,
      fileName: node.fileName,
      isIndex: node.isIndex,
      title: await resolveTitle(node),
      description: await resolveDescription(node),
      sidebarLabel: node.sidebarLabel,
      paginationLabel: node.paginationLabel,
      ...(previous ? stryMutAct_9fa48("1391") ? {} : (stryCov_9fa48("1391"), {
        paginationPrevious: previous.value
      }) : {}),
      ...(next ? stryMutAct_9fa48("1392") ? {} : (stryCov_9fa48("1392"), {
        paginationNext: next.value
      }) : {}),
      position: node.sidebarPosition,
      group: node.group,
      unlisted: node.unlisted,
      draft: stryMutAct_9fa48("1393") ? isPublished(node) : (stryCov_9fa48("1393"), !isPublished(node))
    });
  }
}