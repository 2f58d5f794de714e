import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import type { Diagnostic } from '../../../src/shared/content-tree';
import { findPathFault, splitAnchor } from '../../../src/shared/paths';
import { fillProductSlug } from '../../../src/shared/product';
import type { Product } from '../../../src/shared/product';
import { joinBase } from '../doc-path';

/** An old or alternative path and its target page, which may have an anchor: both in declared form, without base path. */
export interface Redirect {
  from: string;
  to: string;
}

/** A row of the table; a trailing `/*` on both sides matches all pages below. */
export interface RedirectRule extends Redirect {
  line: number;
}

/** Columns `from`, `to`. */
export const redirectsFile = 'content/data/redirects.csv';

interface ParsedRow {
  record: Record<string, string>;
  info: { lines: number };
}

/** Returns the text of the table, or that of an empty one. */
export function readRedirectTable(root: string): string {
  const file = path.join(root, redirectsFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : 'from,to\n';
}

/** Parses the table; a row that cannot be used is dropped and reported. */
export function parseRedirects(table: string, product: Product): { rules: RedirectRule[]; diagnostics: Diagnostic[] } {
  const rules: RedirectRule[] = [];
  const diagnostics: Diagnostic[] = [];
  let rows: ParsedRow[] = [];
  try {
    rows = parse<ParsedRow>(table, {
      columns: true,
      trim: true,
      comment: '#',
      comment_no_infix: true,
      info: true,
      skip_empty_lines: true,
    });
  } catch (reason) {
    if (!(reason instanceof CsvError)) throw reason;
    diagnostics.push(redirectFault(Number(reason.lines) || 1, `${reason.message}. Expected two columns, from and to.`));
  }
  for (const { record, info } of rows) {
    const { from = '', to = '' } = record;
    const [target, anchor] = splitAnchor(fillProductSlug(to, product));
    const rule = {
      from: joinBase('', fillProductSlug(from, product)),
      to: joinBase('', target) + anchor,
      line: info.lines,
    };
    const fault = findPathFault(from);
    if (!from.startsWith('/') || !to.startsWith('/')) {
      diagnostics.push(redirectFault(info.lines, `"${from}" → "${to}": expected two paths that begin with "/".`));
    } else if (fault !== null) {
      diagnostics.push(redirectFault(info.lines, `"${from}" → "${to}": expected a path without ${fault}.`));
    } else if (rule.from.endsWith('/*') !== rule.to.endsWith('/*')) {
      diagnostics.push(
        redirectFault(info.lines, `"${from}" → "${to}": expected a trailing "/*" on both sides or on neither.`),
      );
    } else {
      rules.push(rule);
    }
  }
  return { rules, diagnostics };
}

export function redirectFault(line: number, message: string): Diagnostic {
  return { severity: 'warning', rule: 'redirect', file: redirectsFile, position: { line, column: 1 }, message };
}
