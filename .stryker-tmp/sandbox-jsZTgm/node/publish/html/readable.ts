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
import { findOne } from 'domutils';
import { classesOf, collapseSpaces, elementsIn, hasAttribute } from './parse';

/** Controls, diagrams, scripts. */
const controls = new Set((stryMutAct_9fa48("1073") ? "" : (stryCov_9fa48("1073"), 'script style template noscript svg nav button form select textarea iframe legend')).split(stryMutAct_9fa48("1074") ? "" : (stryCov_9fa48("1074"), ' ')));

/** Classes of elements that only help with using the page. */
const helperClasses = new Set(stryMutAct_9fa48("1075") ? [] : (stryCov_9fa48("1075"), [stryMutAct_9fa48("1076") ? "" : (stryCov_9fa48("1076"), 'anchor'), stryMutAct_9fa48("1077") ? "" : (stryCov_9fa48("1077"), 'data-footnote-backref'), stryMutAct_9fa48("1078") ? "" : (stryCov_9fa48("1078"), 'needs-script'), stryMutAct_9fa48("1079") ? "" : (stryCov_9fa48("1079"), 'no-print'), stryMutAct_9fa48("1080") ? "" : (stryCov_9fa48("1080"), 'visually-hidden')]));

/** Whether an element with everything inside it is not part of the page's text, for search and Markdown alike. */
export function isHidden(element: Element): boolean {
  if (stryMutAct_9fa48("1081")) {
    {}
  } else {
    stryCov_9fa48("1081");
    return stryMutAct_9fa48("1084") ? (controls.has(element.name) && !isGlossaryTerm(element) || hasAttribute(element, 'popover') || hasAttribute(element, 'data-search-ignore') || element.attribs['aria-hidden'] === 'true') && classesOf(element).some(name => helperClasses.has(name)) : stryMutAct_9fa48("1083") ? false : stryMutAct_9fa48("1082") ? true : (stryCov_9fa48("1082", "1083", "1084"), (stryMutAct_9fa48("1086") ? (controls.has(element.name) && !isGlossaryTerm(element) || hasAttribute(element, 'popover') || hasAttribute(element, 'data-search-ignore')) && element.attribs['aria-hidden'] === 'true' : stryMutAct_9fa48("1085") ? false : (stryCov_9fa48("1085", "1086"), (stryMutAct_9fa48("1088") ? (controls.has(element.name) && !isGlossaryTerm(element) || hasAttribute(element, 'popover')) && hasAttribute(element, 'data-search-ignore') : stryMutAct_9fa48("1087") ? false : (stryCov_9fa48("1087", "1088"), (stryMutAct_9fa48("1090") ? controls.has(element.name) && !isGlossaryTerm(element) && hasAttribute(element, 'popover') : stryMutAct_9fa48("1089") ? false : (stryCov_9fa48("1089", "1090"), (stryMutAct_9fa48("1092") ? controls.has(element.name) || !isGlossaryTerm(element) : stryMutAct_9fa48("1091") ? false : (stryCov_9fa48("1091", "1092"), controls.has(element.name) && (stryMutAct_9fa48("1093") ? isGlossaryTerm(element) : (stryCov_9fa48("1093"), !isGlossaryTerm(element))))) || hasAttribute(element, stryMutAct_9fa48("1094") ? "" : (stryCov_9fa48("1094"), 'popover')))) || hasAttribute(element, stryMutAct_9fa48("1095") ? "" : (stryCov_9fa48("1095"), 'data-search-ignore')))) || (stryMutAct_9fa48("1097") ? element.attribs['aria-hidden'] !== 'true' : stryMutAct_9fa48("1096") ? false : (stryCov_9fa48("1096", "1097"), element.attribs[stryMutAct_9fa48("1098") ? "" : (stryCov_9fa48("1098"), 'aria-hidden')] === (stryMutAct_9fa48("1099") ? "" : (stryCov_9fa48("1099"), 'true')))))) || (stryMutAct_9fa48("1100") ? classesOf(element).every(name => helperClasses.has(name)) : (stryCov_9fa48("1100"), classesOf(element).some(stryMutAct_9fa48("1101") ? () => undefined : (stryCov_9fa48("1101"), name => helperClasses.has(name))))));
  }
}

/** A glossary term is part of the sentence; its definition, a popover, is not. */
function isGlossaryTerm(element: Element): boolean {
  if (stryMutAct_9fa48("1102")) {
    {}
  } else {
    stryCov_9fa48("1102");
    return stryMutAct_9fa48("1105") ? element.name === 'button' || hasAttribute(element, 'popovertarget') : stryMutAct_9fa48("1104") ? false : stryMutAct_9fa48("1103") ? true : (stryCov_9fa48("1103", "1104", "1105"), (stryMutAct_9fa48("1107") ? element.name !== 'button' : stryMutAct_9fa48("1106") ? true : (stryCov_9fa48("1106", "1107"), element.name === (stryMutAct_9fa48("1108") ? "" : (stryCov_9fa48("1108"), 'button')))) && hasAttribute(element, stryMutAct_9fa48("1109") ? "" : (stryCov_9fa48("1109"), 'popovertarget')));
  }
}

/** Metadata in the head of a page. */
export interface PageHead {
  description: string | null;
  keywords: string[];
  /** Whether search engines must not list the page. */
  isNoindex: boolean;
  /** Canonical URL. */
  canonical: string | null;
  /** For hosted search services. */
  language: string;
  tag: string;
}

/** Reads the metadata of a page. */
export function readHead(document: Document): PageHead {
  if (stryMutAct_9fa48("1110")) {
    {}
  } else {
    stryCov_9fa48("1110");
    const head: PageHead = stryMutAct_9fa48("1111") ? {} : (stryCov_9fa48("1111"), {
      description: null,
      keywords: stryMutAct_9fa48("1112") ? ["Stryker was here"] : (stryCov_9fa48("1112"), []),
      isNoindex: stryMutAct_9fa48("1113") ? true : (stryCov_9fa48("1113"), false),
      canonical: null,
      language: stryMutAct_9fa48("1114") ? "" : (stryCov_9fa48("1114"), 'en'),
      tag: stryMutAct_9fa48("1115") ? "" : (stryCov_9fa48("1115"), 'default')
    });
    for (const {
      name,
      attribs
    } of elementsIn(findHead(document))) {
      if (stryMutAct_9fa48("1116")) {
        {}
      } else {
        stryCov_9fa48("1116");
        if (stryMutAct_9fa48("1119") ? name === 'link' || attribs.rel === 'canonical' : stryMutAct_9fa48("1118") ? false : stryMutAct_9fa48("1117") ? true : (stryCov_9fa48("1117", "1118", "1119"), (stryMutAct_9fa48("1121") ? name !== 'link' : stryMutAct_9fa48("1120") ? true : (stryCov_9fa48("1120", "1121"), name === (stryMutAct_9fa48("1122") ? "" : (stryCov_9fa48("1122"), 'link')))) && (stryMutAct_9fa48("1124") ? attribs.rel !== 'canonical' : stryMutAct_9fa48("1123") ? true : (stryCov_9fa48("1123", "1124"), attribs.rel === (stryMutAct_9fa48("1125") ? "" : (stryCov_9fa48("1125"), 'canonical')))))) head.canonical = stryMutAct_9fa48("1126") ? attribs.href && null : (stryCov_9fa48("1126"), attribs.href ?? null);
        if (stryMutAct_9fa48("1129") ? name === 'meta' : stryMutAct_9fa48("1128") ? false : stryMutAct_9fa48("1127") ? true : (stryCov_9fa48("1127", "1128", "1129"), name !== (stryMutAct_9fa48("1130") ? "" : (stryCov_9fa48("1130"), 'meta')))) continue;
        const {
          content = stryMutAct_9fa48("1131") ? "Stryker was here!" : (stryCov_9fa48("1131"), '')
        } = attribs;
        switch (attribs.name) {
          case stryMutAct_9fa48("1133") ? "" : (stryCov_9fa48("1133"), 'description'):
            if (stryMutAct_9fa48("1132")) {} else {
              stryCov_9fa48("1132");
              head.description = stryMutAct_9fa48("1136") ? collapseSpaces(content) && null : stryMutAct_9fa48("1135") ? false : stryMutAct_9fa48("1134") ? true : (stryCov_9fa48("1134", "1135", "1136"), collapseSpaces(content) || null);
              break;
            }
          case stryMutAct_9fa48("1138") ? "" : (stryCov_9fa48("1138"), 'keywords'):
            if (stryMutAct_9fa48("1137")) {} else {
              stryCov_9fa48("1137");
              head.keywords = stryMutAct_9fa48("1139") ? content.split(',').map(word => word.trim()) : (stryCov_9fa48("1139"), content.split(stryMutAct_9fa48("1140") ? "" : (stryCov_9fa48("1140"), ',')).map(stryMutAct_9fa48("1141") ? () => undefined : (stryCov_9fa48("1141"), word => stryMutAct_9fa48("1142") ? word : (stryCov_9fa48("1142"), word.trim()))).filter(Boolean));
              break;
            }
          case stryMutAct_9fa48("1144") ? "" : (stryCov_9fa48("1144"), 'robots'):
            if (stryMutAct_9fa48("1143")) {} else {
              stryCov_9fa48("1143");
              if (stryMutAct_9fa48("1146") ? false : stryMutAct_9fa48("1145") ? true : (stryCov_9fa48("1145", "1146"), content.includes(stryMutAct_9fa48("1147") ? "" : (stryCov_9fa48("1147"), 'noindex')))) head.isNoindex = stryMutAct_9fa48("1148") ? false : (stryCov_9fa48("1148"), true);
              break;
            }
          case stryMutAct_9fa48("1150") ? "" : (stryCov_9fa48("1150"), 'docsearch:language'):
            if (stryMutAct_9fa48("1149")) {} else {
              stryCov_9fa48("1149");
              head.language = content;
              break;
            }
          case stryMutAct_9fa48("1152") ? "" : (stryCov_9fa48("1152"), 'docsearch:docusaurus_tag'):
            if (stryMutAct_9fa48("1151")) {} else {
              stryCov_9fa48("1151");
              head.tag = content;
              break;
            }
          default:
        }
      }
    }
    return head;
  }
}
function findHead(document: Document): Document | Element {
  if (stryMutAct_9fa48("1153")) {
    {}
  } else {
    stryCov_9fa48("1153");
    return stryMutAct_9fa48("1154") ? findOne(({
      name
    }) => name === 'head', document.children) && document : (stryCov_9fa48("1154"), findOne(stryMutAct_9fa48("1155") ? () => undefined : (stryCov_9fa48("1155"), ({
      name
    }) => stryMutAct_9fa48("1158") ? name !== 'head' : stryMutAct_9fa48("1157") ? false : stryMutAct_9fa48("1156") ? true : (stryCov_9fa48("1156", "1157", "1158"), name === (stryMutAct_9fa48("1159") ? "" : (stryCov_9fa48("1159"), 'head')))), document.children) ?? document);
  }
}