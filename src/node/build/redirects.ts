import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { fillProductSlug } from '../../shared/product';
import { settings } from '../../shared/settings';
import { isBelowPath, isSamePath, withoutSlash, withSlash } from '../../shared/paths';

/** An old or alternative path and the page that it leads to. Both in declared form, without base path. */
export interface Redirect {
  from: string;
  to: string;
}

const rowSchema = z.object({ from: z.string().startsWith('/'), to: z.string().startsWith('/') });

/** `content/data/redirects.csv`: columns `from`, `to`. A final `/*` on both sides means every page below. */
export const redirectsFile = 'content/data/redirects.csv';

/**
 * The redirect table with its patterns expanded to the pages that exist. A rule that would shadow a page is left out and
 * returned in `shadowed`; one whose target does not exist in `dangling` (BLD-14).
 */
export function readRedirects(pagePaths: readonly string[]): { redirects: Redirect[]; shadowed: Redirect[]; dangling: Redirect[] } {
  const rows: unknown = parse(readFileSync(path.resolve(redirectsFile), 'utf8'), { columns: true, trim: true, comment: '#' });
  const rules = z.array(rowSchema).parse(rows).map(({ from, to }) => ({
    from: fillProductSlug(from, settings.product),
    to: fillProductSlug(to, settings.product),
  }));
  const expanded = rules.flatMap((rule) => expand(rule, pagePaths));
  const existing = new Set(pagePaths.map(withSlash));
  const shadowed = expanded.filter(({ from }) => existing.has(withSlash(from)));
  const open = expanded.filter(({ from }) => !existing.has(withSlash(from)));
  const dangling = open.filter(({ to }) => !existing.has(withSlash(to)));
  const unique = new Map(open.filter(({ to }) => existing.has(withSlash(to))).map((rule) => [withSlash(rule.from), rule]));
  return { redirects: [...unique.values()].sort((a, b) => a.from.localeCompare(b.from, 'en')), shadowed, dangling };
}

function expand({ from, to }: Redirect, pagePaths: readonly string[]): Redirect[] {
  if (!from.endsWith('/*') || !to.endsWith('/*')) return [{ from, to }];
  const base = withoutSlash(to.slice(0, -1));
  return pagePaths
    .filter((pagePath) => isBelowPath(pagePath, base) || isSamePath(pagePath, base))
    .map((pagePath) => ({ from: withSlash(from.slice(0, -1)) + withSlash(pagePath).slice(withSlash(base).length), to: pagePath }))
    .map((rule) => (rule.to.endsWith('/') ? rule : { ...rule, from: withoutSlash(rule.from) }));
}
