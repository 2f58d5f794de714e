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
import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { missingError } from '../base/configuration-error';
import type { CategoryFile } from '../content/doc';
import { idInFolder, joinBase, splitNumberPrefix } from '../content/doc-path';
import type { CategoryItem, DocItem, SidebarDoc, TreeItem } from './types';
interface Folder {
  name: string;
  path: string;
  docs: SidebarDoc[];
  folders: Map<string, Folder>;
}
interface Positioned {
  item: TreeItem;
  position: number | null;
  name: string;
}

/**
 * Builds the sidebar of an area from its documents and `_category_` files, ordered by position, then name; items
 * without a position come last. Drafts and categories left empty by them are omitted.
 */
export function buildTree(docs: readonly SidebarDoc[], categories: readonly CategoryFile[], basePath: string): TreeItem[] {
  if (stryMutAct_9fa48("1160")) {
    {}
  } else {
    stryCov_9fa48("1160");
    const root = groupByFolder(stryMutAct_9fa48("1161") ? docs : (stryCov_9fa48("1161"), docs.filter(stryMutAct_9fa48("1162") ? () => undefined : (stryCov_9fa48("1162"), doc => stryMutAct_9fa48("1163") ? doc.draft : (stryCov_9fa48("1163"), !doc.draft)))));
    const byFolder = new Map(categories.map(stryMutAct_9fa48("1164") ? () => undefined : (stryCov_9fa48("1164"), category => stryMutAct_9fa48("1165") ? [] : (stryCov_9fa48("1165"), [category.folder, category]))));
    const byId = new Map(docs.map(stryMutAct_9fa48("1166") ? () => undefined : (stryCov_9fa48("1166"), doc => stryMutAct_9fa48("1167") ? [] : (stryCov_9fa48("1167"), [doc.docId, doc]))));
    return sortItems(itemsOf(root, stryMutAct_9fa48("1168") ? {} : (stryCov_9fa48("1168"), {
      byFolder,
      byId,
      basePath
    })));
  }
}
interface Context {
  byFolder: ReadonlyMap<string, CategoryFile>;
  byId: ReadonlyMap<string, SidebarDoc>;
  basePath: string;
}
function groupByFolder(docs: readonly SidebarDoc[]): Folder {
  if (stryMutAct_9fa48("1169")) {
    {}
  } else {
    stryCov_9fa48("1169");
    const root: Folder = stryMutAct_9fa48("1170") ? {} : (stryCov_9fa48("1170"), {
      name: stryMutAct_9fa48("1171") ? "Stryker was here!" : (stryCov_9fa48("1171"), ''),
      path: stryMutAct_9fa48("1172") ? "Stryker was here!" : (stryCov_9fa48("1172"), ''),
      docs: stryMutAct_9fa48("1173") ? ["Stryker was here"] : (stryCov_9fa48("1173"), []),
      folders: new Map()
    });
    for (const doc of docs) {
      if (stryMutAct_9fa48("1174")) {
        {}
      } else {
        stryCov_9fa48("1174");
        let folder = root;
        for (const name of (stryMutAct_9fa48("1177") ? doc.folder !== '' : stryMutAct_9fa48("1176") ? false : stryMutAct_9fa48("1175") ? true : (stryCov_9fa48("1175", "1176", "1177"), doc.folder === (stryMutAct_9fa48("1178") ? "Stryker was here!" : (stryCov_9fa48("1178"), '')))) ? stryMutAct_9fa48("1179") ? ["Stryker was here"] : (stryCov_9fa48("1179"), []) : doc.folder.split(stryMutAct_9fa48("1180") ? "" : (stryCov_9fa48("1180"), '/'))) {
          if (stryMutAct_9fa48("1181")) {
            {}
          } else {
            stryCov_9fa48("1181");
            let next = folder.folders.get(name);
            if (stryMutAct_9fa48("1184") ? false : stryMutAct_9fa48("1183") ? true : stryMutAct_9fa48("1182") ? next : (stryCov_9fa48("1182", "1183", "1184"), !next)) {
              if (stryMutAct_9fa48("1185")) {
                {}
              } else {
                stryCov_9fa48("1185");
                next = stryMutAct_9fa48("1186") ? {} : (stryCov_9fa48("1186"), {
                  name,
                  path: posix.join(folder.path, name),
                  docs: stryMutAct_9fa48("1187") ? ["Stryker was here"] : (stryCov_9fa48("1187"), []),
                  folders: new Map()
                });
                folder.folders.set(name, next);
              }
            }
            folder = next;
          }
        }
        folder.docs.push(doc);
      }
    }
    return root;
  }
}
function itemsOf(folder: Folder, context: Context, indexDoc?: SidebarDoc): Positioned[] {
  if (stryMutAct_9fa48("1188")) {
    {}
  } else {
    stryCov_9fa48("1188");
    const docs = stryMutAct_9fa48("1189") ? folder.docs.map((doc): Positioned => ({
      item: docItem(doc),
      position: doc.position,
      name: doc.fileName
    })) : (stryCov_9fa48("1189"), folder.docs.filter(stryMutAct_9fa48("1190") ? () => undefined : (stryCov_9fa48("1190"), doc => stryMutAct_9fa48("1193") ? doc === indexDoc : stryMutAct_9fa48("1192") ? false : stryMutAct_9fa48("1191") ? true : (stryCov_9fa48("1191", "1192", "1193"), doc !== indexDoc))).map(stryMutAct_9fa48("1194") ? () => undefined : (stryCov_9fa48("1194"), (doc): Positioned => stryMutAct_9fa48("1195") ? {} : (stryCov_9fa48("1195"), {
      item: docItem(doc),
      position: doc.position,
      name: doc.fileName
    }))));
    const categories = (stryMutAct_9fa48("1196") ? [] : (stryCov_9fa48("1196"), [...folder.folders.values()])).map(stryMutAct_9fa48("1197") ? () => undefined : (stryCov_9fa48("1197"), child => categoryOf(child, context)));
    return stryMutAct_9fa48("1198") ? [] : (stryCov_9fa48("1198"), [...docs, ...categories]);
  }
}
function docItem(doc: SidebarDoc): DocItem {
  if (stryMutAct_9fa48("1199")) {
    {}
  } else {
    stryCov_9fa48("1199");
    return stryMutAct_9fa48("1200") ? {} : (stryCov_9fa48("1200"), {
      type: stryMutAct_9fa48("1201") ? "" : (stryCov_9fa48("1201"), 'doc'),
      label: stryMutAct_9fa48("1202") ? doc.sidebarLabel && doc.title : (stryCov_9fa48("1202"), doc.sidebarLabel ?? doc.title),
      doc
    });
  }
}
function categoryOf(folder: Folder, context: Context): Positioned {
  if (stryMutAct_9fa48("1203")) {
    {}
  } else {
    stryCov_9fa48("1203");
    const file = context.byFolder.get(folder.path);
    const metadata = stryMutAct_9fa48("1204") ? file?.metadata && {} : (stryCov_9fa48("1204"), (stryMutAct_9fa48("1205") ? file.metadata : (stryCov_9fa48("1205"), file?.metadata)) ?? {});
    const {
      page,
      doc
    } = pageOf(folder, file, context);
    const items = sortItems(itemsOf(folder, context, doc));
    const {
      name,
      prefix
    } = splitNumberPrefix(folder.name);
    const label = stryMutAct_9fa48("1206") ? metadata.label && (doc ? doc.sidebarLabel ?? doc.title : name) : (stryCov_9fa48("1206"), metadata.label ?? (doc ? stryMutAct_9fa48("1207") ? doc.sidebarLabel && doc.title : (stryCov_9fa48("1207"), doc.sidebarLabel ?? doc.title) : name));
    const item: CategoryItem = stryMutAct_9fa48("1208") ? {} : (stryCov_9fa48("1208"), {
      type: stryMutAct_9fa48("1209") ? "" : (stryCov_9fa48("1209"), 'category'),
      label,
      folder: folder.path,
      collapsed: stryMutAct_9fa48("1210") ? metadata.collapsed && true : (stryCov_9fa48("1210"), metadata.collapsed ?? (stryMutAct_9fa48("1211") ? false : (stryCov_9fa48("1211"), true))),
      group: stryMutAct_9fa48("1212") ? (metadata.group ?? doc?.group) && null : (stryCov_9fa48("1212"), (stryMutAct_9fa48("1213") ? metadata.group && doc?.group : (stryCov_9fa48("1213"), metadata.group ?? (stryMutAct_9fa48("1214") ? doc.group : (stryCov_9fa48("1214"), doc?.group)))) ?? null),
      description: stryMutAct_9fa48("1215") ? ((metadata.link && 'description' in metadata.link ? metadata.link.description : null) ?? metadata.description ?? doc?.description) && null : (stryCov_9fa48("1215"), (stryMutAct_9fa48("1216") ? ((metadata.link && 'description' in metadata.link ? metadata.link.description : null) ?? metadata.description) && doc?.description : (stryCov_9fa48("1216"), (stryMutAct_9fa48("1217") ? (metadata.link && 'description' in metadata.link ? metadata.link.description : null) && metadata.description : (stryCov_9fa48("1217"), ((stryMutAct_9fa48("1220") ? metadata.link || 'description' in metadata.link : stryMutAct_9fa48("1219") ? false : stryMutAct_9fa48("1218") ? true : (stryCov_9fa48("1218", "1219", "1220"), metadata.link && (stryMutAct_9fa48("1221") ? "" : (stryCov_9fa48("1221"), 'description')) in metadata.link)) ? metadata.link.description : null) ?? metadata.description)) ?? (stryMutAct_9fa48("1222") ? doc.description : (stryCov_9fa48("1222"), doc?.description)))) ?? null),
      page: (stryMutAct_9fa48("1225") ? page || page.kind === 'generated' : stryMutAct_9fa48("1224") ? false : stryMutAct_9fa48("1223") ? true : (stryCov_9fa48("1223", "1224", "1225"), page && (stryMutAct_9fa48("1227") ? page.kind !== 'generated' : stryMutAct_9fa48("1226") ? true : (stryCov_9fa48("1226", "1227"), page.kind === (stryMutAct_9fa48("1228") ? "" : (stryCov_9fa48("1228"), 'generated')))))) ? stryMutAct_9fa48("1229") ? {} : (stryCov_9fa48("1229"), {
        ...page,
        title: stryMutAct_9fa48("1232") ? page.title && label : stryMutAct_9fa48("1231") ? false : stryMutAct_9fa48("1230") ? true : (stryCov_9fa48("1230", "1231", "1232"), page.title || label)
      }) : page,
      items
    });
    const position = stryMutAct_9fa48("1233") ? (metadata.position ?? doc?.position ?? prefix) && null : (stryCov_9fa48("1233"), (stryMutAct_9fa48("1234") ? (metadata.position ?? doc?.position) && prefix : (stryCov_9fa48("1234"), (stryMutAct_9fa48("1235") ? metadata.position && doc?.position : (stryCov_9fa48("1235"), metadata.position ?? (stryMutAct_9fa48("1236") ? doc.position : (stryCov_9fa48("1236"), doc?.position)))) ?? prefix)) ?? null);
    // A folder whose only page is its index page becomes a plain link.
    if (stryMutAct_9fa48("1239") ? items.length === 0 || doc : stryMutAct_9fa48("1238") ? false : stryMutAct_9fa48("1237") ? true : (stryCov_9fa48("1237", "1238", "1239"), (stryMutAct_9fa48("1241") ? items.length !== 0 : stryMutAct_9fa48("1240") ? true : (stryCov_9fa48("1240", "1241"), items.length === 0)) && doc)) return stryMutAct_9fa48("1242") ? {} : (stryCov_9fa48("1242"), {
      item: docItem(doc),
      position,
      name: folder.name
    });
    return stryMutAct_9fa48("1243") ? {} : (stryCov_9fa48("1243"), {
      item,
      position,
      name: folder.name
    });
  }
}
function pageOf(folder: Folder, file: CategoryFile | undefined, {
  byId,
  basePath
}: Context): {
  page: CategoryItem['page'];
  doc?: SidebarDoc;
} {
  if (stryMutAct_9fa48("1244")) {
    {}
  } else {
    stryCov_9fa48("1244");
    const link = stryMutAct_9fa48("1245") ? file.metadata.link : (stryCov_9fa48("1245"), file?.metadata.link);
    if (stryMutAct_9fa48("1248") ? link !== null : stryMutAct_9fa48("1247") ? false : stryMutAct_9fa48("1246") ? true : (stryCov_9fa48("1246", "1247", "1248"), link === null)) return stryMutAct_9fa48("1249") ? {} : (stryCov_9fa48("1249"), {
      page: null
    });
    if (stryMutAct_9fa48("1252") ? link?.type !== 'generated-index' : stryMutAct_9fa48("1251") ? false : stryMutAct_9fa48("1250") ? true : (stryCov_9fa48("1250", "1251", "1252"), (stryMutAct_9fa48("1253") ? link.type : (stryCov_9fa48("1253"), link?.type)) === (stryMutAct_9fa48("1254") ? "" : (stryCov_9fa48("1254"), 'generated-index')))) {
      if (stryMutAct_9fa48("1255")) {
        {}
      } else {
        stryCov_9fa48("1255");
        const label = stryMutAct_9fa48("1256") ? file?.metadata.label && splitNumberPrefix(folder.name).name : (stryCov_9fa48("1256"), (stryMutAct_9fa48("1257") ? file.metadata.label : (stryCov_9fa48("1257"), file?.metadata.label)) ?? splitNumberPrefix(folder.name).name);
        const slug = stryMutAct_9fa48("1258") ? link.slug && `/category/${new GithubSlugger().slug(label)}` : (stryCov_9fa48("1258"), link.slug ?? (stryMutAct_9fa48("1259") ? `` : (stryCov_9fa48("1259"), `/category/${new GithubSlugger().slug(label)}`)));
        return stryMutAct_9fa48("1260") ? {} : (stryCov_9fa48("1260"), {
          page: stryMutAct_9fa48("1261") ? {} : (stryCov_9fa48("1261"), {
            kind: stryMutAct_9fa48("1262") ? "" : (stryCov_9fa48("1262"), 'generated'),
            path: joinBase(basePath, (stryMutAct_9fa48("1263") ? slug.endsWith('/') : (stryCov_9fa48("1263"), slug.startsWith(stryMutAct_9fa48("1264") ? "" : (stryCov_9fa48("1264"), '/')))) ? slug : stryMutAct_9fa48("1265") ? `` : (stryCov_9fa48("1265"), `/${slug}`)),
            title: stryMutAct_9fa48("1266") ? link.title && '' : (stryCov_9fa48("1266"), link.title ?? (stryMutAct_9fa48("1267") ? "Stryker was here!" : (stryCov_9fa48("1267"), ''))),
            keywords: stryMutAct_9fa48("1268") ? link.keywords && [] : (stryCov_9fa48("1268"), link.keywords ?? (stryMutAct_9fa48("1269") ? ["Stryker was here"] : (stryCov_9fa48("1269"), []))),
            sourcePath: stryMutAct_9fa48("1270") ? file?.sourcePath && folder.path : (stryCov_9fa48("1270"), (stryMutAct_9fa48("1271") ? file.sourcePath : (stryCov_9fa48("1271"), file?.sourcePath)) ?? folder.path)
          })
        });
      }
    }
    if (stryMutAct_9fa48("1274") ? link?.type !== 'doc' : stryMutAct_9fa48("1273") ? false : stryMutAct_9fa48("1272") ? true : (stryCov_9fa48("1272", "1273", "1274"), (stryMutAct_9fa48("1275") ? link.type : (stryCov_9fa48("1275"), link?.type)) === (stryMutAct_9fa48("1276") ? "" : (stryCov_9fa48("1276"), 'doc')))) {
      if (stryMutAct_9fa48("1277")) {
        {}
      } else {
        stryCov_9fa48("1277");
        const doc = stryMutAct_9fa48("1278") ? byId.get(link.id) && byId.get(idInFolder(folder.path, link.id)) : (stryCov_9fa48("1278"), byId.get(link.id) ?? byId.get(idInFolder(folder.path, link.id)));
        if (stryMutAct_9fa48("1281") ? false : stryMutAct_9fa48("1280") ? true : stryMutAct_9fa48("1279") ? doc : (stryCov_9fa48("1279", "1280", "1281"), !doc)) throw missingError(stryMutAct_9fa48("1282") ? "" : (stryCov_9fa48("1282"), 'document'), link.id, byId.keys(), stryMutAct_9fa48("1283") ? file?.sourcePath && folder.path : (stryCov_9fa48("1283"), (stryMutAct_9fa48("1284") ? file.sourcePath : (stryCov_9fa48("1284"), file?.sourcePath)) ?? folder.path));
        return doc.draft ? stryMutAct_9fa48("1285") ? {} : (stryCov_9fa48("1285"), {
          page: null
        }) : stryMutAct_9fa48("1286") ? {} : (stryCov_9fa48("1286"), {
          page: stryMutAct_9fa48("1287") ? {} : (stryCov_9fa48("1287"), {
            kind: stryMutAct_9fa48("1288") ? "" : (stryCov_9fa48("1288"), 'doc'),
            doc
          }),
          doc
        });
      }
    }
    const doc = folder.docs.find(stryMutAct_9fa48("1289") ? () => undefined : (stryCov_9fa48("1289"), candidate => candidate.isIndex));
    return doc ? stryMutAct_9fa48("1290") ? {} : (stryCov_9fa48("1290"), {
      page: stryMutAct_9fa48("1291") ? {} : (stryCov_9fa48("1291"), {
        kind: stryMutAct_9fa48("1292") ? "" : (stryCov_9fa48("1292"), 'doc'),
        doc
      }),
      doc
    }) : stryMutAct_9fa48("1293") ? {} : (stryCov_9fa48("1293"), {
      page: null
    });
  }
}
function sortItems(items: readonly Positioned[]): TreeItem[] {
  if (stryMutAct_9fa48("1294")) {
    {}
  } else {
    stryCov_9fa48("1294");
    return stryMutAct_9fa48("1295") ? [...items].map(({
      item
    }) => item) : (stryCov_9fa48("1295"), (stryMutAct_9fa48("1296") ? [] : (stryCov_9fa48("1296"), [...items])).sort(stryMutAct_9fa48("1297") ? () => undefined : (stryCov_9fa48("1297"), (a, b) => stryMutAct_9fa48("1300") ? comparePositions(a.position, b.position) && a.name.localeCompare(b.name, 'en', {
      numeric: true
    }) : stryMutAct_9fa48("1299") ? false : stryMutAct_9fa48("1298") ? true : (stryCov_9fa48("1298", "1299", "1300"), comparePositions(a.position, b.position) || a.name.localeCompare(b.name, stryMutAct_9fa48("1301") ? "" : (stryCov_9fa48("1301"), 'en'), stryMutAct_9fa48("1302") ? {} : (stryCov_9fa48("1302"), {
      numeric: stryMutAct_9fa48("1303") ? false : (stryCov_9fa48("1303"), true)
    }))))).map(stryMutAct_9fa48("1304") ? () => undefined : (stryCov_9fa48("1304"), ({
      item
    }) => item)));
  }
}
function comparePositions(a: number | null, b: number | null): number {
  if (stryMutAct_9fa48("1305")) {
    {}
  } else {
    stryCov_9fa48("1305");
    if (stryMutAct_9fa48("1308") ? a !== b : stryMutAct_9fa48("1307") ? false : stryMutAct_9fa48("1306") ? true : (stryCov_9fa48("1306", "1307", "1308"), a === b)) return 0;
    if (stryMutAct_9fa48("1311") ? a !== null : stryMutAct_9fa48("1310") ? false : stryMutAct_9fa48("1309") ? true : (stryCov_9fa48("1309", "1310", "1311"), a === null)) return 1;
    if (stryMutAct_9fa48("1314") ? b !== null : stryMutAct_9fa48("1313") ? false : stryMutAct_9fa48("1312") ? true : (stryCov_9fa48("1312", "1313", "1314"), b === null)) return stryMutAct_9fa48("1315") ? +1 : (stryCov_9fa48("1315"), -1);
    return stryMutAct_9fa48("1316") ? a + b : (stryCov_9fa48("1316"), a - b);
  }
}