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

/**
 * Splits off a number prefix as Docusaurus does: `01-intro`, `2. Setup`. Dates and versions (`2021-11-foo`, `7.0-foo`)
 * have none.
 */
export function splitNumberPrefix(name: string): {
  name: string;
  prefix?: number;
} {
  if (stryMutAct_9fa48("52")) {
    {}
  } else {
    stryCov_9fa48("52");
    if (stryMutAct_9fa48("54") ? false : stryMutAct_9fa48("53") ? true : (stryCov_9fa48("53", "54"), (stryMutAct_9fa48("76") ? /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?.*$|^\d+[-_.]\D+/ : stryMutAct_9fa48("75") ? /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?.*$|^\d+[-_.]\d/ : stryMutAct_9fa48("74") ? /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?.*$|^\d+[^-_.]\d+/ : stryMutAct_9fa48("73") ? /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?.*$|^\D+[-_.]\d+/ : stryMutAct_9fa48("72") ? /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?.*$|^\d[-_.]\d+/ : stryMutAct_9fa48("71") ? /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?.*$|\d+[-_.]\d+/ : stryMutAct_9fa48("70") ? /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?.$|^\d+[-_.]\d+/ : stryMutAct_9fa48("69") ? /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})?[^-_.]?.*$|^\d+[-_.]\d+/ : stryMutAct_9fa48("68") ? /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.].*$|^\d+[-_.]\d+/ : stryMutAct_9fa48("67") ? /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\D{2,4})?[-_.]?.*$|^\d+[-_.]\d+/ : stryMutAct_9fa48("66") ? /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d)?[-_.]?.*$|^\d+[-_.]\d+/ : stryMutAct_9fa48("65") ? /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[^-_.]\d{2,4})?[-_.]?.*$|^\d+[-_.]\d+/ : stryMutAct_9fa48("64") ? /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})[-_.]?.*$|^\d+[-_.]\d+/ : stryMutAct_9fa48("63") ? /^(?:\d{2}|\d{4})[-_.]\D{2}(?:[-_.]\d{2,4})?[-_.]?.*$|^\d+[-_.]\d+/ : stryMutAct_9fa48("62") ? /^(?:\d{2}|\d{4})[-_.]\d(?:[-_.]\d{2,4})?[-_.]?.*$|^\d+[-_.]\d+/ : stryMutAct_9fa48("61") ? /^(?:\d{2}|\d{4})[^-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?.*$|^\d+[-_.]\d+/ : stryMutAct_9fa48("60") ? /^(?:\d{2}|\D{4})[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?.*$|^\d+[-_.]\d+/ : stryMutAct_9fa48("59") ? /^(?:\d{2}|\d)[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?.*$|^\d+[-_.]\d+/ : stryMutAct_9fa48("58") ? /^(?:\D{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?.*$|^\d+[-_.]\d+/ : stryMutAct_9fa48("57") ? /^(?:\d|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?.*$|^\d+[-_.]\d+/ : stryMutAct_9fa48("56") ? /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?.*|^\d+[-_.]\d+/ : stryMutAct_9fa48("55") ? /(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?.*$|^\d+[-_.]\d+/ : (stryCov_9fa48("55", "56", "57", "58", "59", "60", "61", "62", "63", "64", "65", "66", "67", "68", "69", "70", "71", "72", "73", "74", "75", "76"), /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?.*$|^\d+[-_.]\d+/)).test(name))) return stryMutAct_9fa48("77") ? {} : (stryCov_9fa48("77"), {
      name
    });
    const match = (stryMutAct_9fa48("90") ? /^(?<prefix>\d+)\s*[-_.]+\s*(?<rest>[^-_.\s].)$/ : stryMutAct_9fa48("89") ? /^(?<prefix>\d+)\s*[-_.]+\s*(?<rest>[^-_.\S].*)$/ : stryMutAct_9fa48("88") ? /^(?<prefix>\d+)\s*[-_.]+\s*(?<rest>[-_.\s].*)$/ : stryMutAct_9fa48("87") ? /^(?<prefix>\d+)\s*[-_.]+\S*(?<rest>[^-_.\s].*)$/ : stryMutAct_9fa48("86") ? /^(?<prefix>\d+)\s*[-_.]+\s(?<rest>[^-_.\s].*)$/ : stryMutAct_9fa48("85") ? /^(?<prefix>\d+)\s*[^-_.]+\s*(?<rest>[^-_.\s].*)$/ : stryMutAct_9fa48("84") ? /^(?<prefix>\d+)\s*[-_.]\s*(?<rest>[^-_.\s].*)$/ : stryMutAct_9fa48("83") ? /^(?<prefix>\d+)\S*[-_.]+\s*(?<rest>[^-_.\s].*)$/ : stryMutAct_9fa48("82") ? /^(?<prefix>\d+)\s[-_.]+\s*(?<rest>[^-_.\s].*)$/ : stryMutAct_9fa48("81") ? /^(?<prefix>\D+)\s*[-_.]+\s*(?<rest>[^-_.\s].*)$/ : stryMutAct_9fa48("80") ? /^(?<prefix>\d)\s*[-_.]+\s*(?<rest>[^-_.\s].*)$/ : stryMutAct_9fa48("79") ? /^(?<prefix>\d+)\s*[-_.]+\s*(?<rest>[^-_.\s].*)/ : stryMutAct_9fa48("78") ? /(?<prefix>\d+)\s*[-_.]+\s*(?<rest>[^-_.\s].*)$/ : (stryCov_9fa48("78", "79", "80", "81", "82", "83", "84", "85", "86", "87", "88", "89", "90"), /^(?<prefix>\d+)\s*[-_.]+\s*(?<rest>[^-_.\s].*)$/)).exec(name);
    if (stryMutAct_9fa48("93") ? false : stryMutAct_9fa48("92") ? true : stryMutAct_9fa48("91") ? match?.groups : (stryCov_9fa48("91", "92", "93"), !(stryMutAct_9fa48("94") ? match.groups : (stryCov_9fa48("94"), match?.groups)))) return stryMutAct_9fa48("95") ? {} : (stryCov_9fa48("95"), {
      name
    });
    return stryMutAct_9fa48("96") ? {} : (stryCov_9fa48("96"), {
      name: stryMutAct_9fa48("97") ? match.groups.rest && name : (stryCov_9fa48("97"), match.groups.rest ?? name),
      prefix: Number(match.groups.prefix)
    });
  }
}

/** Whether a file is its folder's page: `index`, `README` or the folder's own name, as in Docusaurus. */
export function isFolderIndex(fileName: string, folders: readonly string[]): boolean {
  if (stryMutAct_9fa48("98")) {
    {}
  } else {
    stryCov_9fa48("98");
    const name = stryMutAct_9fa48("99") ? fileName.toUpperCase() : (stryCov_9fa48("99"), fileName.toLowerCase());
    return stryMutAct_9fa48("102") ? (name === 'index' || name === 'readme') && name === folders.at(-1)?.toLowerCase() : stryMutAct_9fa48("101") ? false : stryMutAct_9fa48("100") ? true : (stryCov_9fa48("100", "101", "102"), (stryMutAct_9fa48("104") ? name === 'index' && name === 'readme' : stryMutAct_9fa48("103") ? false : (stryCov_9fa48("103", "104"), (stryMutAct_9fa48("106") ? name !== 'index' : stryMutAct_9fa48("105") ? false : (stryCov_9fa48("105", "106"), name === (stryMutAct_9fa48("107") ? "" : (stryCov_9fa48("107"), 'index')))) || (stryMutAct_9fa48("109") ? name !== 'readme' : stryMutAct_9fa48("108") ? false : (stryCov_9fa48("108", "109"), name === (stryMutAct_9fa48("110") ? "" : (stryCov_9fa48("110"), 'readme')))))) || (stryMutAct_9fa48("112") ? name !== folders.at(-1)?.toLowerCase() : stryMutAct_9fa48("111") ? false : (stryCov_9fa48("111", "112"), name === (stryMutAct_9fa48("114") ? folders.at(-1).toLowerCase() : stryMutAct_9fa48("113") ? folders.at(-1)?.toUpperCase() : (stryCov_9fa48("113", "114"), folders.at(stryMutAct_9fa48("115") ? +1 : (stryCov_9fa48("115"), -1))?.toLowerCase())))));
  }
}

/** A document's id and path, derived from its file name and front matter. */
export interface DocPlace {
  /** Unique within its area: folders and file name without number prefixes, or front matter `id`. */
  docId: string;
  /** Absolute path in declared form. */
  path: string;
  /** Folder relative to the area with number prefixes, `''` at the top. */
  folder: string;
  /** Without extension and number prefix; the fallback title. */
  fileName: string;
  isIndex: boolean;
  /** Sidebar position from the file name's number prefix. */
  prefix?: number;
}

/**
 * Returns where a document belongs.
 * @param file path relative to the area's folder, for instance `get-started/01-intro.mdx`
 * @param basePath path of the area, for instance `/docs`
 */
export function placeDoc(file: string, basePath: string, frontMatter: {
  id?: string;
  slug?: string;
  parse_number_prefixes?: boolean;
}): DocPlace {
  if (stryMutAct_9fa48("116")) {
    {}
  } else {
    stryCov_9fa48("116");
    const split = (stryMutAct_9fa48("119") ? frontMatter.parse_number_prefixes !== false : stryMutAct_9fa48("118") ? false : stryMutAct_9fa48("117") ? true : (stryCov_9fa48("117", "118", "119"), frontMatter.parse_number_prefixes === (stryMutAct_9fa48("120") ? true : (stryCov_9fa48("120"), false)))) ? stryMutAct_9fa48("121") ? () => undefined : (stryCov_9fa48("121"), (name: string) => stryMutAct_9fa48("122") ? {} : (stryCov_9fa48("122"), {
      name
    })) : splitNumberPrefix;
    const rawFolders = (stryMutAct_9fa48("125") ? posix.dirname(file) !== '.' : stryMutAct_9fa48("124") ? false : stryMutAct_9fa48("123") ? true : (stryCov_9fa48("123", "124", "125"), posix.dirname(file) === (stryMutAct_9fa48("126") ? "" : (stryCov_9fa48("126"), '.')))) ? stryMutAct_9fa48("127") ? ["Stryker was here"] : (stryCov_9fa48("127"), []) : posix.dirname(file).split(stryMutAct_9fa48("128") ? "" : (stryCov_9fa48("128"), '/'));
    const folders = rawFolders.map(stryMutAct_9fa48("129") ? () => undefined : (stryCov_9fa48("129"), folder => split(folder).name));
    const fileName: {
      name: string;
      prefix?: number;
    } = split(posix.basename(file).replace(stryMutAct_9fa48("131") ? /\.mdx$/ : stryMutAct_9fa48("130") ? /\.mdx?/ : (stryCov_9fa48("130", "131"), /\.mdx?$/), stryMutAct_9fa48("132") ? "Stryker was here!" : (stryCov_9fa48("132"), '')));
    const isIndex = isFolderIndex(fileName.name, folders);
    const own = stryMutAct_9fa48("133") ? frontMatter.id && fileName.name : (stryCov_9fa48("133"), frontMatter.id ?? fileName.name);
    const directory = (stryMutAct_9fa48("137") ? folders.length <= 0 : stryMutAct_9fa48("136") ? folders.length >= 0 : stryMutAct_9fa48("135") ? false : stryMutAct_9fa48("134") ? true : (stryCov_9fa48("134", "135", "136", "137"), folders.length > 0)) ? stryMutAct_9fa48("138") ? `` : (stryCov_9fa48("138"), `/${folders.join(stryMutAct_9fa48("139") ? "" : (stryCov_9fa48("139"), '/'))}`) : stryMutAct_9fa48("140") ? "Stryker was here!" : (stryCov_9fa48("140"), '');
    const natural = (stryMutAct_9fa48("143") ? isIndex || !frontMatter.id : stryMutAct_9fa48("142") ? false : stryMutAct_9fa48("141") ? true : (stryCov_9fa48("141", "142", "143"), isIndex && (stryMutAct_9fa48("144") ? frontMatter.id : (stryCov_9fa48("144"), !frontMatter.id)))) ? stryMutAct_9fa48("145") ? `` : (stryCov_9fa48("145"), `${directory}/`) : stryMutAct_9fa48("146") ? `` : (stryCov_9fa48("146"), `${directory}/${own}`);
    const slug = frontMatter.slug;
    const below = (stryMutAct_9fa48("149") ? slug !== undefined : stryMutAct_9fa48("148") ? false : stryMutAct_9fa48("147") ? true : (stryCov_9fa48("147", "148", "149"), slug === undefined)) ? natural : (stryMutAct_9fa48("150") ? slug.endsWith('/') : (stryCov_9fa48("150"), slug.startsWith(stryMutAct_9fa48("151") ? "" : (stryCov_9fa48("151"), '/')))) ? slug : posix.join(stryMutAct_9fa48("152") ? `` : (stryCov_9fa48("152"), `${directory}/`), slug);
    return stryMutAct_9fa48("153") ? {} : (stryCov_9fa48("153"), {
      docId: (stryMutAct_9fa48("154") ? [] : (stryCov_9fa48("154"), [...folders, own])).join(stryMutAct_9fa48("155") ? "" : (stryCov_9fa48("155"), '/')),
      path: joinBase(basePath, below),
      folder: rawFolders.join(stryMutAct_9fa48("156") ? "" : (stryCov_9fa48("156"), '/')),
      fileName: fileName.name,
      isIndex,
      ...((stryMutAct_9fa48("159") ? fileName.prefix !== undefined : stryMutAct_9fa48("158") ? false : stryMutAct_9fa48("157") ? true : (stryCov_9fa48("157", "158", "159"), fileName.prefix === undefined)) ? {} : stryMutAct_9fa48("160") ? {} : (stryCov_9fa48("160"), {
        prefix: fileName.prefix
      }))
    });
  }
}

/**
 * Resolves an id relative to a folder, whose number prefixes do not count. Docusaurus accepts ids relative to the area
 * or to the folder.
 */
export function idInFolder(folder: string, id: string): string {
  if (stryMutAct_9fa48("161")) {
    {}
  } else {
    stryCov_9fa48("161");
    const names = folder.split(stryMutAct_9fa48("162") ? "" : (stryCov_9fa48("162"), '/')).map(stryMutAct_9fa48("163") ? () => undefined : (stryCov_9fa48("163"), name => splitNumberPrefix(name).name));
    return stryMutAct_9fa48("164") ? `` : (stryCov_9fa48("164"), `${names.join(stryMutAct_9fa48("165") ? "" : (stryCov_9fa48("165"), '/'))}/${id}`);
  }
}

/** Joins two paths: `/docs` + `/` → `/docs/`; `/` + `/x` → `/x`; `/docs` + `//x` → `/docs/x`. */
export function joinBase(basePath: string, below: string): string {
  if (stryMutAct_9fa48("166")) {
    {}
  } else {
    stryCov_9fa48("166");
    return (stryMutAct_9fa48("167") ? `` : (stryCov_9fa48("167"), `${basePath}${below}`)).replaceAll(stryMutAct_9fa48("168") ? /\//g : (stryCov_9fa48("168"), /\/{2,}/g), stryMutAct_9fa48("169") ? "" : (stryCov_9fa48("169"), '/'));
  }
}