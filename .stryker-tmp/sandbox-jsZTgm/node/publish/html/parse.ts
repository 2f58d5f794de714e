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
import type { ChildNode, Document, Element } from 'domhandler';
import { isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Parses a built page, tolerating invalid HTML. */
export function parseHtml(html: string): Document {
  if (stryMutAct_9fa48("1052")) {
    {}
  } else {
    stryCov_9fa48("1052");
    return parseDocument(html);
  }
}
const voidElements = new Set((stryMutAct_9fa48("1053") ? "" : (stryCov_9fa48("1053"), 'area base br col embed hr img input link meta source track wbr')).split(stryMutAct_9fa48("1054") ? "" : (stryCov_9fa48("1054"), ' ')));

/** Whether an element never has content. */
export function isVoid({
  name
}: Element): boolean {
  if (stryMutAct_9fa48("1055")) {
    {}
  } else {
    stryCov_9fa48("1055");
    return voidElements.has(name);
  }
}

/** Yields all elements below a node in document order. */
export function* elementsIn({
  children
}: {
  children: readonly ChildNode[];
}): Generator<Element> {
  if (stryMutAct_9fa48("1056")) {
    {}
  } else {
    stryCov_9fa48("1056");
    for (const child of children) {
      if (stryMutAct_9fa48("1057")) {
        {}
      } else {
        stryCov_9fa48("1057");
        if (stryMutAct_9fa48("1060") ? false : stryMutAct_9fa48("1059") ? true : stryMutAct_9fa48("1058") ? isTag(child) : (stryCov_9fa48("1058", "1059", "1060"), !isTag(child))) continue;
        yield child;
        yield* elementsIn(child);
      }
    }
  }
}
export function hasAttribute({
  attribs
}: Element, name: string): boolean {
  if (stryMutAct_9fa48("1061")) {
    {}
  } else {
    stryCov_9fa48("1061");
    return name in attribs;
  }
}
export function classesOf({
  attribs
}: Element): string[] {
  if (stryMutAct_9fa48("1062")) {
    {}
  } else {
    stryCov_9fa48("1062");
    return stryMutAct_9fa48("1063") ? (attribs.class ?? '').split(/\s+/) : (stryCov_9fa48("1063"), (stryMutAct_9fa48("1064") ? attribs.class && '' : (stryCov_9fa48("1064"), attribs.class ?? (stryMutAct_9fa48("1065") ? "Stryker was here!" : (stryCov_9fa48("1065"), '')))).split(stryMutAct_9fa48("1067") ? /\S+/ : stryMutAct_9fa48("1066") ? /\s/ : (stryCov_9fa48("1066", "1067"), /\s+/)).filter(Boolean));
  }
}

/** Collapses white space as a browser does. */
export function collapseSpaces(text: string): string {
  if (stryMutAct_9fa48("1068")) {
    {}
  } else {
    stryCov_9fa48("1068");
    return stryMutAct_9fa48("1069") ? text.replace(/\s+/g, ' ') : (stryCov_9fa48("1069"), text.replace(stryMutAct_9fa48("1071") ? /\S+/g : stryMutAct_9fa48("1070") ? /\s/g : (stryCov_9fa48("1070", "1071"), /\s+/g), stryMutAct_9fa48("1072") ? "" : (stryCov_9fa48("1072"), ' ')).trim());
  }
}