/**
 * The sidebar has one type per stage: the files (`SidebarDoc`; `CategoryFile` in `node/content`), the tree of folders
 * with labels and order (`TreeItem`), and what the browser gets (`SidebarItem` in `src/shared/sidebar`).
 */function stryNS_9fa48() {
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
export interface SidebarDoc {
  docId: string;
  sourcePath: string;
  path: string;
  /** Folder relative to the area with number prefixes, `''` at the top. */
  folder: string;
  fileName: string;
  isIndex: boolean;
  title: string;
  description: string | null;
  sidebarLabel: string | null;
  paginationLabel: string | null;
  /** Document id, `null` for none, `undefined` for the default neighbour. */
  paginationPrevious?: string | null;
  paginationNext?: string | null;
  position: number | null;
  group: string | null;
  unlisted: boolean;
  /** Omitted everywhere; in development drafts count as published. */
  draft: boolean;
}
export interface DocItem {
  type: 'doc';
  label: string;
  doc: SidebarDoc;
}
export interface CategoryItem {
  type: 'category';
  label: string;
  /** Folder path relative to the area with number prefixes: stable key of the item. */
  folder: string;
  collapsed: boolean;
  group: string | null;
  description: string | null;
  /** A generated listing page, a written index page, or a label only. */
  page: {
    kind: 'generated';
    path: string;
    title: string;
    keywords: string[];
    sourcePath: string;
  } | {
    kind: 'doc';
    doc: SidebarDoc;
  } | null;
  items: TreeItem[];
}
export type TreeItem = DocItem | CategoryItem;
export function pathOf(item: TreeItem): string | undefined {
  if (stryMutAct_9fa48("1552")) {
    {}
  } else {
    stryCov_9fa48("1552");
    if (stryMutAct_9fa48("1555") ? item.type !== 'doc' : stryMutAct_9fa48("1554") ? false : stryMutAct_9fa48("1553") ? true : (stryCov_9fa48("1553", "1554", "1555"), item.type === (stryMutAct_9fa48("1556") ? "" : (stryCov_9fa48("1556"), 'doc')))) return item.doc.path;
    if (stryMutAct_9fa48("1559") ? item.page !== null : stryMutAct_9fa48("1558") ? false : stryMutAct_9fa48("1557") ? true : (stryCov_9fa48("1557", "1558", "1559"), item.page === null)) return undefined;
    return (stryMutAct_9fa48("1562") ? item.page.kind !== 'doc' : stryMutAct_9fa48("1561") ? false : stryMutAct_9fa48("1560") ? true : (stryCov_9fa48("1560", "1561", "1562"), item.page.kind === (stryMutAct_9fa48("1563") ? "" : (stryCov_9fa48("1563"), 'doc')))) ? item.page.doc.path : item.page.path;
  }
}

/** Whether lists must not show an item's page. */
export function isUnlisted(item: TreeItem): boolean {
  if (stryMutAct_9fa48("1564")) {
    {}
  } else {
    stryCov_9fa48("1564");
    if (stryMutAct_9fa48("1567") ? item.type !== 'doc' : stryMutAct_9fa48("1566") ? false : stryMutAct_9fa48("1565") ? true : (stryCov_9fa48("1565", "1566", "1567"), item.type === (stryMutAct_9fa48("1568") ? "" : (stryCov_9fa48("1568"), 'doc')))) return item.doc.unlisted;
    return stryMutAct_9fa48("1571") ? item.page?.kind === 'doc' || item.page.doc.unlisted : stryMutAct_9fa48("1570") ? false : stryMutAct_9fa48("1569") ? true : (stryCov_9fa48("1569", "1570", "1571"), (stryMutAct_9fa48("1573") ? item.page?.kind !== 'doc' : stryMutAct_9fa48("1572") ? true : (stryCov_9fa48("1572", "1573"), (stryMutAct_9fa48("1574") ? item.page.kind : (stryCov_9fa48("1574"), item.page?.kind)) === (stryMutAct_9fa48("1575") ? "" : (stryCov_9fa48("1575"), 'doc')))) && item.page.doc.unlisted);
  }
}