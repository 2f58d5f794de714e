import path from 'node:path';
import type { Diagnostic } from '../../src/shared/content-tree';
import { isBelowPath, splitAnchor, withoutSlash, withSlash } from '../../src/shared/paths';
import type { Product } from '../../src/shared/product';
import { site } from '../../src/shared/site';
import { parseRedirects, readRedirectTable, redirectFault } from '../content/data/redirects';
import type { Redirect, RedirectRule } from '../content/data/redirects';

/** Reads the redirect table of the site; a missing file is an empty table. */
export function readRedirects(pagePaths: readonly string[]): { redirects: Redirect[]; diagnostics: Diagnostic[] } {
  return resolveRedirects(readRedirectTable(path.resolve('.')), pagePaths, site.product);
}

/**
 * Resolves the table, expanding its patterns to existing pages. A rule is dropped and reported if it would shadow a
 * page, if its target is not a page, which covers chains and loops, or if its source is taken.
 */
export function resolveRedirects(
  table: string,
  pagePaths: readonly string[],
  product: Product,
): { redirects: Redirect[]; diagnostics: Diagnostic[] } {
  const { rules, diagnostics } = parseRedirects(table, product);
  const existing = new Set(pagePaths.map(withSlash));
  const redirects = new Map<string, RedirectRule>();
  for (const rule of rules.flatMap((pattern) => expand(pattern, pagePaths))) {
    const key = withSlash(rule.from);
    const other = redirects.get(key);
    const drop = (reason: string): void => {
      diagnostics.push(redirectFault(rule.line, `${rule.from} → ${rule.to}: ${reason}, so the redirect is ignored.`));
    };
    if (existing.has(key)) drop('a page has this path');
    else if (!existing.has(withSlash(splitAnchor(rule.to)[0]))) drop('no page has the target path');
    else if (other && other.to !== rule.to) drop(`line ${other.line} redirects this path to ${other.to}`);
    else if (!other) redirects.set(key, rule);
  }
  const sorted = [...redirects.values()].sort((a, b) => a.from.localeCompare(b.from, 'en'));
  return { redirects: sorted.map(({ from, to }) => ({ from, to })), diagnostics };
}

function expand(rule: RedirectRule, pagePaths: readonly string[]): RedirectRule[] {
  if (!rule.from.endsWith('/*')) return [rule];
  const base = withoutSlash(rule.to.slice(0, -1));
  return pagePaths
    .filter((page) => isBelowPath(page, base))
    .map((page): RedirectRule => {
      const from = withSlash(rule.from.slice(0, -1)) + withSlash(page).slice(withSlash(base).length);
      return { from: page.endsWith('/') ? from : withoutSlash(from), to: page, line: rule.line };
    });
}
