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
import type { Document, Element } from 'domhandler';
import { textContent } from 'domutils';
import { elementsIn, hasAttribute } from '../html/parse';

/** The data of a built page that the checks need. */
export interface PageFacts {
  /** Internal and external URLs of `<a href>`, as written, in order. */
  links: string[];
  /** All ids and `<a name>`: possible anchors. */
  ids: string[];
  /** Number of h1 elements. */
  headings: number;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
}

/** Collects the facts of a page. Links that are marked `data-native`, downloads or open a new tab are left out. */
export function collectFacts(document: Document): PageFacts {
  if (stryMutAct_9fa48("549")) {
    {}
  } else {
    stryCov_9fa48("549");
    const facts: PageFacts = stryMutAct_9fa48("550") ? {} : (stryCov_9fa48("550"), {
      links: stryMutAct_9fa48("551") ? ["Stryker was here"] : (stryCov_9fa48("551"), []),
      ids: stryMutAct_9fa48("552") ? ["Stryker was here"] : (stryCov_9fa48("552"), []),
      headings: 0,
      titles: stryMutAct_9fa48("553") ? ["Stryker was here"] : (stryCov_9fa48("553"), []),
      descriptions: stryMutAct_9fa48("554") ? ["Stryker was here"] : (stryCov_9fa48("554"), []),
      canonicals: stryMutAct_9fa48("555") ? ["Stryker was here"] : (stryCov_9fa48("555"), [])
    });
    for (const element of elementsIn(document)) {
      if (stryMutAct_9fa48("556")) {
        {}
      } else {
        stryCov_9fa48("556");
        const {
          name,
          attribs
        } = element;
        if (stryMutAct_9fa48("559") ? attribs.id === undefined : stryMutAct_9fa48("558") ? false : stryMutAct_9fa48("557") ? true : (stryCov_9fa48("557", "558", "559"), attribs.id !== undefined)) facts.ids.push(attribs.id);
        if (stryMutAct_9fa48("562") ? name !== 'a' : stryMutAct_9fa48("561") ? false : stryMutAct_9fa48("560") ? true : (stryCov_9fa48("560", "561", "562"), name === (stryMutAct_9fa48("563") ? "" : (stryCov_9fa48("563"), 'a')))) {
          if (stryMutAct_9fa48("564")) {
            {}
          } else {
            stryCov_9fa48("564");
            if (stryMutAct_9fa48("567") ? attribs.name === undefined : stryMutAct_9fa48("566") ? false : stryMutAct_9fa48("565") ? true : (stryCov_9fa48("565", "566", "567"), attribs.name !== undefined)) facts.ids.push(attribs.name);
            if (stryMutAct_9fa48("570") ? attribs.href !== undefined || isChecked(element) : stryMutAct_9fa48("569") ? false : stryMutAct_9fa48("568") ? true : (stryCov_9fa48("568", "569", "570"), (stryMutAct_9fa48("572") ? attribs.href === undefined : stryMutAct_9fa48("571") ? true : (stryCov_9fa48("571", "572"), attribs.href !== undefined)) && isChecked(element))) facts.links.push(attribs.href);
          }
        } else if (stryMutAct_9fa48("575") ? name !== 'h1' : stryMutAct_9fa48("574") ? false : stryMutAct_9fa48("573") ? true : (stryCov_9fa48("573", "574", "575"), name === (stryMutAct_9fa48("576") ? "" : (stryCov_9fa48("576"), 'h1')))) stryMutAct_9fa48("577") ? facts.headings -= 1 : (stryCov_9fa48("577"), facts.headings += 1);else if (stryMutAct_9fa48("580") ? name === 'title' || !isInSvg(element) : stryMutAct_9fa48("579") ? false : stryMutAct_9fa48("578") ? true : (stryCov_9fa48("578", "579", "580"), (stryMutAct_9fa48("582") ? name !== 'title' : stryMutAct_9fa48("581") ? true : (stryCov_9fa48("581", "582"), name === (stryMutAct_9fa48("583") ? "" : (stryCov_9fa48("583"), 'title')))) && (stryMutAct_9fa48("584") ? isInSvg(element) : (stryCov_9fa48("584"), !isInSvg(element))))) facts.titles.push(textContent(element));else if (stryMutAct_9fa48("587") ? name === 'meta' || attribs.name === 'description' : stryMutAct_9fa48("586") ? false : stryMutAct_9fa48("585") ? true : (stryCov_9fa48("585", "586", "587"), (stryMutAct_9fa48("589") ? name !== 'meta' : stryMutAct_9fa48("588") ? true : (stryCov_9fa48("588", "589"), name === (stryMutAct_9fa48("590") ? "" : (stryCov_9fa48("590"), 'meta')))) && (stryMutAct_9fa48("592") ? attribs.name !== 'description' : stryMutAct_9fa48("591") ? true : (stryCov_9fa48("591", "592"), attribs.name === (stryMutAct_9fa48("593") ? "" : (stryCov_9fa48("593"), 'description')))))) facts.descriptions.push(stryMutAct_9fa48("594") ? attribs.content && '' : (stryCov_9fa48("594"), attribs.content ?? (stryMutAct_9fa48("595") ? "Stryker was here!" : (stryCov_9fa48("595"), ''))));else if (stryMutAct_9fa48("598") ? name === 'link' || attribs.rel === 'canonical' : stryMutAct_9fa48("597") ? false : stryMutAct_9fa48("596") ? true : (stryCov_9fa48("596", "597", "598"), (stryMutAct_9fa48("600") ? name !== 'link' : stryMutAct_9fa48("599") ? true : (stryCov_9fa48("599", "600"), name === (stryMutAct_9fa48("601") ? "" : (stryCov_9fa48("601"), 'link')))) && (stryMutAct_9fa48("603") ? attribs.rel !== 'canonical' : stryMutAct_9fa48("602") ? true : (stryCov_9fa48("602", "603"), attribs.rel === (stryMutAct_9fa48("604") ? "" : (stryCov_9fa48("604"), 'canonical')))))) facts.canonicals.push(stryMutAct_9fa48("605") ? attribs.href && '' : (stryCov_9fa48("605"), attribs.href ?? (stryMutAct_9fa48("606") ? "Stryker was here!" : (stryCov_9fa48("606"), ''))));
      }
    }
    return facts;
  }
}
function isChecked(element: Element): boolean {
  if (stryMutAct_9fa48("607")) {
    {}
  } else {
    stryCov_9fa48("607");
    const isNewTab = stryMutAct_9fa48("610") ? element.attribs.target !== '_blank' : stryMutAct_9fa48("609") ? false : stryMutAct_9fa48("608") ? true : (stryCov_9fa48("608", "609", "610"), element.attribs.target === (stryMutAct_9fa48("611") ? "" : (stryCov_9fa48("611"), '_blank')));
    return stryMutAct_9fa48("614") ? !isNewTab && !hasAttribute(element, 'download') || !hasAttribute(element, 'data-native') : stryMutAct_9fa48("613") ? false : stryMutAct_9fa48("612") ? true : (stryCov_9fa48("612", "613", "614"), (stryMutAct_9fa48("616") ? !isNewTab || !hasAttribute(element, 'download') : stryMutAct_9fa48("615") ? true : (stryCov_9fa48("615", "616"), (stryMutAct_9fa48("617") ? isNewTab : (stryCov_9fa48("617"), !isNewTab)) && (stryMutAct_9fa48("618") ? hasAttribute(element, 'download') : (stryCov_9fa48("618"), !hasAttribute(element, stryMutAct_9fa48("619") ? "" : (stryCov_9fa48("619"), 'download')))))) && (stryMutAct_9fa48("620") ? hasAttribute(element, 'data-native') : (stryCov_9fa48("620"), !hasAttribute(element, stryMutAct_9fa48("621") ? "" : (stryCov_9fa48("621"), 'data-native')))));
  }
}
function isInSvg({
  parent
}: Element): boolean {
  if (stryMutAct_9fa48("622")) {
    {}
  } else {
    stryCov_9fa48("622");
    for (let node = parent; stryMutAct_9fa48("624") ? node === null : stryMutAct_9fa48("623") ? false : (stryCov_9fa48("623", "624"), node !== null); node = node.parent) if (stryMutAct_9fa48("627") ? 'name' in node || node.name === 'svg' : stryMutAct_9fa48("626") ? false : stryMutAct_9fa48("625") ? true : (stryCov_9fa48("625", "626", "627"), (stryMutAct_9fa48("628") ? "" : (stryCov_9fa48("628"), 'name')) in node && (stryMutAct_9fa48("630") ? node.name !== 'svg' : stryMutAct_9fa48("629") ? true : (stryCov_9fa48("629", "630"), node.name === (stryMutAct_9fa48("631") ? "" : (stryCov_9fa48("631"), 'svg')))))) return stryMutAct_9fa48("632") ? false : (stryCov_9fa48("632"), true);
    return stryMutAct_9fa48("633") ? true : (stryCov_9fa48("633"), false);
  }
}