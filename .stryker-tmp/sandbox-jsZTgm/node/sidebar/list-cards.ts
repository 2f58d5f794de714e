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
import type { CategoryCard, CategoryGroup } from '../../src/shared/category';
import { firstVisiblePath } from './read-tree';
import type { TreeItem } from './types';

/** Above this number, cards are grouped under the headings that they name. */
const ungroupedLimit = 12;

// The `v` flag matches emoji of several code points; TypeScript rejects it in a literal at our language level.
const leadingEmoji = new RegExp(stryMutAct_9fa48("1320") ? "^(?:\\p{RGI_Emoji}|\\P{Emoji_Presentation})" : stryMutAct_9fa48("1319") ? "^(?:\\P{RGI_Emoji}|\\p{Emoji_Presentation})" : stryMutAct_9fa48("1318") ? "(?:\\p{RGI_Emoji}|\\p{Emoji_Presentation})" : stryMutAct_9fa48("1317") ? "" : (stryCov_9fa48("1317", "1318", "1319", "1320"), '^(?:\\p{RGI_Emoji}|\\p{Emoji_Presentation})'), stryMutAct_9fa48("1321") ? "" : (stryCov_9fa48("1321"), 'v'));

/** Returns the children of a category as cards in sidebar order, grouped if there are many. */
export function listCards(items: readonly TreeItem[]): CategoryGroup[] {
  if (stryMutAct_9fa48("1322")) {
    {}
  } else {
    stryCov_9fa48("1322");
    const cards = visibleCards(items);
    if (stryMutAct_9fa48("1326") ? cards.length > ungroupedLimit : stryMutAct_9fa48("1325") ? cards.length < ungroupedLimit : stryMutAct_9fa48("1324") ? false : stryMutAct_9fa48("1323") ? true : (stryCov_9fa48("1323", "1324", "1325", "1326"), cards.length <= ungroupedLimit)) return (stryMutAct_9fa48("1330") ? cards.length <= 0 : stryMutAct_9fa48("1329") ? cards.length >= 0 : stryMutAct_9fa48("1328") ? false : stryMutAct_9fa48("1327") ? true : (stryCov_9fa48("1327", "1328", "1329", "1330"), cards.length > 0)) ? stryMutAct_9fa48("1331") ? [] : (stryCov_9fa48("1331"), [stryMutAct_9fa48("1332") ? {} : (stryCov_9fa48("1332"), {
      cards: cards.map(stryMutAct_9fa48("1333") ? () => undefined : (stryCov_9fa48("1333"), ({
        card
      }) => card))
    })]) : stryMutAct_9fa48("1334") ? ["Stryker was here"] : (stryCov_9fa48("1334"), []);
    const groups = new Map<string | undefined, CategoryCard[]>();
    for (const {
      card,
      group
    } of cards) groups.set(group, stryMutAct_9fa48("1335") ? [] : (stryCov_9fa48("1335"), [...(stryMutAct_9fa48("1336") ? groups.get(group) && [] : (stryCov_9fa48("1336"), groups.get(group) ?? (stryMutAct_9fa48("1337") ? ["Stryker was here"] : (stryCov_9fa48("1337"), [])))), card]));
    return (stryMutAct_9fa48("1338") ? [] : (stryCov_9fa48("1338"), [...groups])).map(stryMutAct_9fa48("1339") ? () => undefined : (stryCov_9fa48("1339"), ([title, members]) => (stryMutAct_9fa48("1342") ? title !== undefined : stryMutAct_9fa48("1341") ? false : stryMutAct_9fa48("1340") ? true : (stryCov_9fa48("1340", "1341", "1342"), title === undefined)) ? stryMutAct_9fa48("1343") ? {} : (stryCov_9fa48("1343"), {
      cards: members
    }) : stryMutAct_9fa48("1344") ? {} : (stryCov_9fa48("1344"), {
      title,
      cards: members
    })));
  }
}
function visibleCards(items: readonly TreeItem[]): {
  card: CategoryCard;
  group: string | undefined;
}[] {
  if (stryMutAct_9fa48("1345")) {
    {}
  } else {
    stryCov_9fa48("1345");
    return items.flatMap(item => {
      if (stryMutAct_9fa48("1346")) {
        {}
      } else {
        stryCov_9fa48("1346");
        const card = cardOf(item);
        const group = stryMutAct_9fa48("1347") ? (item.type === 'doc' ? item.doc.group : item.group) && undefined : (stryCov_9fa48("1347"), ((stryMutAct_9fa48("1350") ? item.type !== 'doc' : stryMutAct_9fa48("1349") ? false : stryMutAct_9fa48("1348") ? true : (stryCov_9fa48("1348", "1349", "1350"), item.type === (stryMutAct_9fa48("1351") ? "" : (stryCov_9fa48("1351"), 'doc')))) ? item.doc.group : item.group) ?? undefined);
        return card ? stryMutAct_9fa48("1352") ? [] : (stryCov_9fa48("1352"), [stryMutAct_9fa48("1353") ? {} : (stryCov_9fa48("1353"), {
          card,
          group
        })]) : stryMutAct_9fa48("1354") ? ["Stryker was here"] : (stryCov_9fa48("1354"), []);
      }
    });
  }
}
function cardOf(item: TreeItem): CategoryCard | null {
  if (stryMutAct_9fa48("1355")) {
    {}
  } else {
    stryCov_9fa48("1355");
    const path = firstVisiblePath(item);
    if (stryMutAct_9fa48("1358") ? path !== undefined : stryMutAct_9fa48("1357") ? false : stryMutAct_9fa48("1356") ? true : (stryCov_9fa48("1356", "1357", "1358"), path === undefined)) return null;
    const emoji = stryMutAct_9fa48("1359") ? leadingEmoji.exec(item.label)[0] : (stryCov_9fa48("1359"), leadingEmoji.exec(item.label)?.[0]);
    const shared = stryMutAct_9fa48("1360") ? {} : (stryCov_9fa48("1360"), {
      label: emoji ? stryMutAct_9fa48("1362") ? item.label.trim() : stryMutAct_9fa48("1361") ? item.label.slice(emoji.length) : (stryCov_9fa48("1361", "1362"), item.label.slice(emoji.length).trim()) : item.label,
      path,
      ...(emoji ? stryMutAct_9fa48("1363") ? {} : (stryCov_9fa48("1363"), {
        emoji
      }) : {})
    });
    if (stryMutAct_9fa48("1366") ? item.type !== 'doc' : stryMutAct_9fa48("1365") ? false : stryMutAct_9fa48("1364") ? true : (stryCov_9fa48("1364", "1365", "1366"), item.type === (stryMutAct_9fa48("1367") ? "" : (stryCov_9fa48("1367"), 'doc')))) {
      if (stryMutAct_9fa48("1368")) {
        {}
      } else {
        stryCov_9fa48("1368");
        return stryMutAct_9fa48("1369") ? {} : (stryCov_9fa48("1369"), {
          kind: stryMutAct_9fa48("1370") ? "" : (stryCov_9fa48("1370"), 'doc'),
          ...shared,
          ...(item.doc.description ? stryMutAct_9fa48("1371") ? {} : (stryCov_9fa48("1371"), {
            description: item.doc.description
          }) : {})
        });
      }
    }
    const count = visibleCards(item.items).length;
    return stryMutAct_9fa48("1372") ? {} : (stryCov_9fa48("1372"), {
      kind: stryMutAct_9fa48("1373") ? "" : (stryCov_9fa48("1373"), 'category'),
      ...shared,
      ...(item.description ? stryMutAct_9fa48("1374") ? {} : (stryCov_9fa48("1374"), {
        description: item.description
      }) : {}),
      count
    });
  }
}