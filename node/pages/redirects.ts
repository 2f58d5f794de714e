import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import type { Diagnostic } from '../../src/shared/content-tree';
import { findPathFault, isBelowPath, withoutSlash, withSlash } from '../../src/shared/paths';
import { fillProductSlug } from '../../src/shared/product';
import type { Product } from '../../src/shared/product';
import { settings } from '../../src/shared/settings';

/** An old or alternative path and its target page, both in declared form without base path. */
export interface Redirect {
  from: string;
  to: string;
}

interface Rule extends Redirect {
  line: number;
}

/** `content/data/redirects.csv`: columns `from`, `to`. A trailing `/*` on both sides matches all pages below. */
export const redirectsFile = 'content/data/redirects.csv';

/** Reads the redirect table of the site; a missing file is an empty table. */
export function readRedirects(pagePaths: readonly string[]): { redirects: Redirect[]; diagnostics: Diagnostic[] } {
  const file = path.resolve(redirectsFile);
  return resolveRedirects(existsSync(file) ? readFileSync(file, 'utf8') : '', pagePaths, settings.product);
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
  const { rules, diagnostics } = parseTable(table, product);
  const existing = new Set(pagePaths.map(withSlash));
  const redirects = new Map<string, Rule>();
  for (const rule of rules.flatMap((pattern) => expand(pattern, pagePaths))) {
    const key = withSlash(rule.from);
    const other = redirects.get(key);
    const drop = (reason: string): void => {
      diagnostics.push(warn(rule.line, `${rule.from} → ${rule.to}: ${reason}, so the redirect is ignored.`));
    };
    if (existing.has(key)) drop('a page has this path');
    else if (!existing.has(withSlash(rule.to))) drop('no page has the target path');
    else if (other && other.to !== rule.to) drop(`line ${other.line} redirects this path to ${other.to}`);
    else if (!other) redirects.set(key, rule);
  }
  const sorted = [...redirects.values()].sort((a, b) => a.from.localeCompare(b.from, 'en'));
  return { redirects: sorted.map(({ from, to }) => ({ from, to })), diagnostics };
}

interface ParsedRow {
  record: Record<string, string>;
  info: { lines: number };
}

function parseTable(table: string, product: Product): { rules: Rule[]; diagnostics: Diagnostic[] } {
  const rules: Rule[] = [];
  const diagnostics: Diagnostic[] = [];
  let rows: ParsedRow[] = [];
  try {
    rows = parse<ParsedRow>(table, { columns: true, trim: true, comment: '#', info: true, skip_empty_lines: true });
  } catch (reason) {
    if (!(reason instanceof CsvError)) throw reason;
    diagnostics.push(warn(Number(reason.lines) || 1, `${reason.message}. Expected two columns, from and to.`));
  }
  for (const { record, info } of rows) {
    const { from = '', to = '' } = record;
    const fault = findPathFault(from);
    if (!from.startsWith('/') || !to.startsWith('/')) {
      diagnostics.push(warn(info.lines, `"${from}" → "${to}": expected two paths that begin with "/".`));
    } else if (fault !== null) {
      diagnostics.push(warn(info.lines, `"${from}" → "${to}": expected a path without ${fault}.`));
    } else if (from.endsWith('/*') !== to.endsWith('/*')) {
      diagnostics.push(warn(info.lines, `"${from}" → "${to}": expected a trailing "/*" on both sides or on neither.`));
    } else {
      rules.push({ from: fillProductSlug(from, product), to: fillProductSlug(to, product), line: info.lines });
    }
  }
  return { rules, diagnostics };
}

function warn(line: number, message: string): Diagnostic {
  return { severity: 'warning', rule: 'redirect', file: redirectsFile, position: { line, column: 1 }, message };
}

function expand(rule: Rule, pagePaths: readonly string[]): Rule[] {
  if (!rule.from.endsWith('/*')) return [rule];
  const base = withoutSlash(rule.to.slice(0, -1));
  return pagePaths
    .filter((page) => isBelowPath(page, base))
    .map((page): Rule => {
      const from = withSlash(rule.from.slice(0, -1)) + withSlash(page).slice(withSlash(base).length);
      return { from: page.endsWith('/') ? from : withoutSlash(from), to: page, line: rule.line };
    });
}
