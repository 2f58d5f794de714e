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
import type { Breadcrumb, Neighbour, PagePlace, SidebarItem } from '../../src/shared/sidebar';
import { missingError } from '../base/configuration-error';
import { isUnlisted, pathOf } from './types';
import type { CategoryItem, SidebarDoc, TreeItem } from './types';

/** Converts the tree for the browser, with unlisted pages marked. */
export function toSidebarItems(items: readonly TreeItem[]): SidebarItem[] {
  if (stryMutAct_9fa48("1405")) {
    {}
  } else {
    stryCov_9fa48("1405");
    return items.map((item): SidebarItem => {
      if (stryMutAct_9fa48("1406")) {
        {}
      } else {
        stryCov_9fa48("1406");
        const path = pathOf(item);
        const unlisted = isUnlisted(item) ? stryMutAct_9fa48("1407") ? {} : (stryCov_9fa48("1407"), {
          unlisted: true as const
        }) : {};
        if (stryMutAct_9fa48("1410") ? item.type !== 'doc' : stryMutAct_9fa48("1409") ? false : stryMutAct_9fa48("1408") ? true : (stryCov_9fa48("1408", "1409", "1410"), item.type === (stryMutAct_9fa48("1411") ? "" : (stryCov_9fa48("1411"), 'doc')))) return stryMutAct_9fa48("1412") ? {} : (stryCov_9fa48("1412"), {
          label: item.label,
          path: item.doc.path,
          ...unlisted
        });
        return stryMutAct_9fa48("1413") ? {} : (stryCov_9fa48("1413"), {
          label: item.label,
          ...((stryMutAct_9fa48("1416") ? path !== undefined : stryMutAct_9fa48("1415") ? false : stryMutAct_9fa48("1414") ? true : (stryCov_9fa48("1414", "1415", "1416"), path === undefined)) ? {} : stryMutAct_9fa48("1417") ? {} : (stryCov_9fa48("1417"), {
            path
          })),
          ...unlisted,
          ...(item.collapsed ? {} : stryMutAct_9fa48("1418") ? {} : (stryCov_9fa48("1418"), {
            collapsed: false as const
          })),
          items: toSidebarItems(item.items)
        });
      }
    });
  }
}

/** Returns all categories, depth first. */
export function listCategories(items: readonly TreeItem[]): CategoryItem[] {
  if (stryMutAct_9fa48("1419")) {
    {}
  } else {
    stryCov_9fa48("1419");
    return items.flatMap(stryMutAct_9fa48("1420") ? () => undefined : (stryCov_9fa48("1420"), item => (stryMutAct_9fa48("1423") ? item.type !== 'category' : stryMutAct_9fa48("1422") ? false : stryMutAct_9fa48("1421") ? true : (stryCov_9fa48("1421", "1422", "1423"), item.type === (stryMutAct_9fa48("1424") ? "" : (stryCov_9fa48("1424"), 'category')))) ? stryMutAct_9fa48("1425") ? [] : (stryCov_9fa48("1425"), [item, ...listCategories(item.items)]) : stryMutAct_9fa48("1426") ? ["Stryker was here"] : (stryCov_9fa48("1426"), [])));
  }
}

/**
 * Returns the sequence of pages for previous/next: depth first, including categories with a page, without unlisted
 * pages. A page that occurs twice counts at its first place.
 */
export function listStops(items: readonly TreeItem[]): Neighbour[] {
  if (stryMutAct_9fa48("1427")) {
    {}
  } else {
    stryCov_9fa48("1427");
    const stops = new Map<string, Neighbour>();
    for (const stop of allStops(items)) if (stryMutAct_9fa48("1430") ? false : stryMutAct_9fa48("1429") ? true : stryMutAct_9fa48("1428") ? stops.has(stop.path) : (stryCov_9fa48("1428", "1429", "1430"), !stops.has(stop.path))) stops.set(stop.path, stop);
    return stryMutAct_9fa48("1431") ? [] : (stryCov_9fa48("1431"), [...stops.values()]);
  }
}
function allStops(items: readonly TreeItem[]): Neighbour[] {
  if (stryMutAct_9fa48("1432")) {
    {}
  } else {
    stryCov_9fa48("1432");
    return items.flatMap((item): Neighbour[] => {
      if (stryMutAct_9fa48("1433")) {
        {}
      } else {
        stryCov_9fa48("1433");
        const path = pathOf(item);
        const own = (stryMutAct_9fa48("1436") ? path === undefined && isUnlisted(item) : stryMutAct_9fa48("1435") ? false : stryMutAct_9fa48("1434") ? true : (stryCov_9fa48("1434", "1435", "1436"), (stryMutAct_9fa48("1438") ? path !== undefined : stryMutAct_9fa48("1437") ? false : (stryCov_9fa48("1437", "1438"), path === undefined)) || isUnlisted(item))) ? stryMutAct_9fa48("1439") ? ["Stryker was here"] : (stryCov_9fa48("1439"), []) : stryMutAct_9fa48("1440") ? [] : (stryCov_9fa48("1440"), [stryMutAct_9fa48("1441") ? {} : (stryCov_9fa48("1441"), {
          label: paginationLabel(item),
          path
        })]);
        return (stryMutAct_9fa48("1444") ? item.type !== 'category' : stryMutAct_9fa48("1443") ? false : stryMutAct_9fa48("1442") ? true : (stryCov_9fa48("1442", "1443", "1444"), item.type === (stryMutAct_9fa48("1445") ? "" : (stryCov_9fa48("1445"), 'category')))) ? stryMutAct_9fa48("1446") ? [] : (stryCov_9fa48("1446"), [...own, ...allStops(item.items)]) : own;
      }
    });
  }
}
function paginationLabel(item: TreeItem): string {
  if (stryMutAct_9fa48("1447")) {
    {}
  } else {
    stryCov_9fa48("1447");
    const doc = (stryMutAct_9fa48("1450") ? item.type !== 'doc' : stryMutAct_9fa48("1449") ? false : stryMutAct_9fa48("1448") ? true : (stryCov_9fa48("1448", "1449", "1450"), item.type === (stryMutAct_9fa48("1451") ? "" : (stryCov_9fa48("1451"), 'doc')))) ? item.doc : (stryMutAct_9fa48("1454") ? item.page?.kind !== 'doc' : stryMutAct_9fa48("1453") ? false : stryMutAct_9fa48("1452") ? true : (stryCov_9fa48("1452", "1453", "1454"), (stryMutAct_9fa48("1455") ? item.page.kind : (stryCov_9fa48("1455"), item.page?.kind)) === (stryMutAct_9fa48("1456") ? "" : (stryCov_9fa48("1456"), 'doc')))) ? item.page.doc : null;
    return stryMutAct_9fa48("1457") ? doc?.paginationLabel && item.label : (stryCov_9fa48("1457"), (stryMutAct_9fa48("1458") ? doc.paginationLabel : (stryCov_9fa48("1458"), doc?.paginationLabel)) ?? item.label);
  }
}

/** Returns the breadcrumbs of every page in the tree by path, ending with the page itself. */
export function listTrails(items: readonly TreeItem[], above: readonly Breadcrumb[] = stryMutAct_9fa48("1459") ? ["Stryker was here"] : (stryCov_9fa48("1459"), [])): Map<string, Breadcrumb[]> {
  if (stryMutAct_9fa48("1460")) {
    {}
  } else {
    stryCov_9fa48("1460");
    const trails = new Map<string, Breadcrumb[]>();
    for (const item of items) {
      if (stryMutAct_9fa48("1461")) {
        {}
      } else {
        stryCov_9fa48("1461");
        const path = pathOf(item);
        const isLink = stryMutAct_9fa48("1464") ? path !== undefined || !isUnlisted(item) : stryMutAct_9fa48("1463") ? false : stryMutAct_9fa48("1462") ? true : (stryCov_9fa48("1462", "1463", "1464"), (stryMutAct_9fa48("1466") ? path === undefined : stryMutAct_9fa48("1465") ? true : (stryCov_9fa48("1465", "1466"), path !== undefined)) && (stryMutAct_9fa48("1467") ? isUnlisted(item) : (stryCov_9fa48("1467"), !isUnlisted(item))));
        const trail = stryMutAct_9fa48("1468") ? [] : (stryCov_9fa48("1468"), [...above, isLink ? stryMutAct_9fa48("1469") ? {} : (stryCov_9fa48("1469"), {
          label: item.label,
          path
        }) : stryMutAct_9fa48("1470") ? {} : (stryCov_9fa48("1470"), {
          label: item.label
        })]);
        if (stryMutAct_9fa48("1473") ? path === undefined : stryMutAct_9fa48("1472") ? false : stryMutAct_9fa48("1471") ? true : (stryCov_9fa48("1471", "1472", "1473"), path !== undefined)) trails.set(path, stryMutAct_9fa48("1474") ? [] : (stryCov_9fa48("1474"), [...above, stryMutAct_9fa48("1475") ? {} : (stryCov_9fa48("1475"), {
          label: item.label,
          path
        })]));
        if (stryMutAct_9fa48("1478") ? item.type !== 'category' : stryMutAct_9fa48("1477") ? false : stryMutAct_9fa48("1476") ? true : (stryCov_9fa48("1476", "1477", "1478"), item.type === (stryMutAct_9fa48("1479") ? "" : (stryCov_9fa48("1479"), 'category')))) for (const [key, value] of listTrails(item.items, trail)) trails.set(key, value);
      }
    }
    return trails;
  }
}

/** Returns a function that finds a page's place: breadcrumbs, previous and next, with front-matter overrides. */
export function createPlaceFinder(items: readonly TreeItem[], docs: readonly SidebarDoc[]): (path: string, doc?: SidebarDoc) => PagePlace {
  if (stryMutAct_9fa48("1480")) {
    {}
  } else {
    stryCov_9fa48("1480");
    const stops = listStops(items);
    const indexOf = new Map(stops.map(stryMutAct_9fa48("1481") ? () => undefined : (stryCov_9fa48("1481"), (stop, index) => stryMutAct_9fa48("1482") ? [] : (stryCov_9fa48("1482"), [stop.path, index]))));
    const trails = listTrails(items);
    const byId = new Map(docs.map(stryMutAct_9fa48("1483") ? () => undefined : (stryCov_9fa48("1483"), doc => stryMutAct_9fa48("1484") ? [] : (stryCov_9fa48("1484"), [doc.docId, doc]))));
    const override = (id: string | null | undefined, doc: SidebarDoc, natural: Neighbour | null): Neighbour | null => {
      if (stryMutAct_9fa48("1485")) {
        {}
      } else {
        stryCov_9fa48("1485");
        if (stryMutAct_9fa48("1488") ? id !== undefined : stryMutAct_9fa48("1487") ? false : stryMutAct_9fa48("1486") ? true : (stryCov_9fa48("1486", "1487", "1488"), id === undefined)) return natural;
        if (stryMutAct_9fa48("1491") ? id !== null : stryMutAct_9fa48("1490") ? false : stryMutAct_9fa48("1489") ? true : (stryCov_9fa48("1489", "1490", "1491"), id === null)) return null;
        const target = byId.get(id);
        if (stryMutAct_9fa48("1494") ? false : stryMutAct_9fa48("1493") ? true : stryMutAct_9fa48("1492") ? target : (stryCov_9fa48("1492", "1493", "1494"), !target)) throw missingError(stryMutAct_9fa48("1495") ? "" : (stryCov_9fa48("1495"), 'document'), id, byId.keys(), doc.sourcePath);
        // A reference to a draft is ignored, not an error.
        if (stryMutAct_9fa48("1497") ? false : stryMutAct_9fa48("1496") ? true : (stryCov_9fa48("1496", "1497"), target.draft)) return null;
        return stryMutAct_9fa48("1498") ? {} : (stryCov_9fa48("1498"), {
          label: stryMutAct_9fa48("1499") ? (target.paginationLabel ?? target.sidebarLabel) && target.title : (stryCov_9fa48("1499"), (stryMutAct_9fa48("1500") ? target.paginationLabel && target.sidebarLabel : (stryCov_9fa48("1500"), target.paginationLabel ?? target.sidebarLabel)) ?? target.title),
          path: target.path
        });
      }
    };
    return (path, doc) => {
      if (stryMutAct_9fa48("1501")) {
        {}
      } else {
        stryCov_9fa48("1501");
        const index = indexOf.get(path);
        const previous = (stryMutAct_9fa48("1504") ? index !== undefined : stryMutAct_9fa48("1503") ? false : stryMutAct_9fa48("1502") ? true : (stryCov_9fa48("1502", "1503", "1504"), index === undefined)) ? null : stryMutAct_9fa48("1505") ? stops[index - 1] && null : (stryCov_9fa48("1505"), stops[stryMutAct_9fa48("1506") ? index + 1 : (stryCov_9fa48("1506"), index - 1)] ?? null);
        const next = (stryMutAct_9fa48("1509") ? index !== undefined : stryMutAct_9fa48("1508") ? false : stryMutAct_9fa48("1507") ? true : (stryCov_9fa48("1507", "1508", "1509"), index === undefined)) ? null : stryMutAct_9fa48("1510") ? stops[index + 1] && null : (stryCov_9fa48("1510"), stops[stryMutAct_9fa48("1511") ? index - 1 : (stryCov_9fa48("1511"), index + 1)] ?? null);
        return stryMutAct_9fa48("1512") ? {} : (stryCov_9fa48("1512"), {
          breadcrumbs: stryMutAct_9fa48("1513") ? trails.get(path) && [] : (stryCov_9fa48("1513"), trails.get(path) ?? (stryMutAct_9fa48("1514") ? ["Stryker was here"] : (stryCov_9fa48("1514"), []))),
          previous: doc ? override(doc.paginationPrevious, doc, previous) : previous,
          next: doc ? override(doc.paginationNext, doc, next) : next
        });
      }
    };
  }
}

/** Returns what a page lists: the items of its category if it is a category's page, otherwise its siblings. */
export function listAround(items: readonly TreeItem[], path: string): readonly TreeItem[] {
  if (stryMutAct_9fa48("1515")) {
    {}
  } else {
    stryCov_9fa48("1515");
    const categories = listCategories(items);
    const own = categories.find(stryMutAct_9fa48("1516") ? () => undefined : (stryCov_9fa48("1516"), category => stryMutAct_9fa48("1519") ? pathOf(category) !== path : stryMutAct_9fa48("1518") ? false : stryMutAct_9fa48("1517") ? true : (stryCov_9fa48("1517", "1518", "1519"), pathOf(category) === path)));
    if (stryMutAct_9fa48("1521") ? false : stryMutAct_9fa48("1520") ? true : (stryCov_9fa48("1520", "1521"), own)) return own.items;
    const lists = stryMutAct_9fa48("1522") ? [] : (stryCov_9fa48("1522"), [items, ...categories.map(stryMutAct_9fa48("1523") ? () => undefined : (stryCov_9fa48("1523"), category => category.items))]);
    const siblings = stryMutAct_9fa48("1524") ? lists.find(list => list.some(item => pathOf(item) === path)) && [] : (stryCov_9fa48("1524"), lists.find(stryMutAct_9fa48("1525") ? () => undefined : (stryCov_9fa48("1525"), list => stryMutAct_9fa48("1526") ? list.every(item => pathOf(item) === path) : (stryCov_9fa48("1526"), list.some(stryMutAct_9fa48("1527") ? () => undefined : (stryCov_9fa48("1527"), item => stryMutAct_9fa48("1530") ? pathOf(item) !== path : stryMutAct_9fa48("1529") ? false : stryMutAct_9fa48("1528") ? true : (stryCov_9fa48("1528", "1529", "1530"), pathOf(item) === path)))))) ?? (stryMutAct_9fa48("1531") ? ["Stryker was here"] : (stryCov_9fa48("1531"), [])));
    return stryMutAct_9fa48("1532") ? siblings : (stryCov_9fa48("1532"), siblings.filter(stryMutAct_9fa48("1533") ? () => undefined : (stryCov_9fa48("1533"), item => stryMutAct_9fa48("1536") ? pathOf(item) === path : stryMutAct_9fa48("1535") ? false : stryMutAct_9fa48("1534") ? true : (stryCov_9fa48("1534", "1535", "1536"), pathOf(item) !== path))));
  }
}

/** Returns the path of the first listed page at or below an item. */
export function firstVisiblePath(item: TreeItem): string | undefined {
  if (stryMutAct_9fa48("1537")) {
    {}
  } else {
    stryCov_9fa48("1537");
    const path = pathOf(item);
    if (stryMutAct_9fa48("1540") ? path !== undefined || !isUnlisted(item) : stryMutAct_9fa48("1539") ? false : stryMutAct_9fa48("1538") ? true : (stryCov_9fa48("1538", "1539", "1540"), (stryMutAct_9fa48("1542") ? path === undefined : stryMutAct_9fa48("1541") ? true : (stryCov_9fa48("1541", "1542"), path !== undefined)) && (stryMutAct_9fa48("1543") ? isUnlisted(item) : (stryCov_9fa48("1543"), !isUnlisted(item))))) return path;
    if (stryMutAct_9fa48("1546") ? item.type !== 'doc' : stryMutAct_9fa48("1545") ? false : stryMutAct_9fa48("1544") ? true : (stryCov_9fa48("1544", "1545", "1546"), item.type === (stryMutAct_9fa48("1547") ? "" : (stryCov_9fa48("1547"), 'doc')))) return undefined;
    for (const child of item.items) {
      if (stryMutAct_9fa48("1548")) {
        {}
      } else {
        stryCov_9fa48("1548");
        const found = firstVisiblePath(child);
        if (stryMutAct_9fa48("1551") ? found === undefined : stryMutAct_9fa48("1550") ? false : stryMutAct_9fa48("1549") ? true : (stryCov_9fa48("1549", "1550", "1551"), found !== undefined)) return found;
      }
    }
    return undefined;
  }
}