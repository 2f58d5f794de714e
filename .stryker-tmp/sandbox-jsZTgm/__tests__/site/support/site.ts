import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillProductName, fillProductSlug } from '../../../src/shared/product';
import { settings } from '../../../src/shared/settings';

/** The build that is looked at. */
export const publicDir = path.resolve(process.env.PUBLIC_DIR ?? 'public');

const fixtures = path.resolve('__tests__/fixtures');

/** Rows of a table with named columns. */
export function readTable(name: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(path.join(fixtures, name), 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

/** A route as the issue's table declares it. */
export interface Route {
  path: string;
  title: string;
  kind: 'page' | 'doc' | 'doc-index' | 'category' | 'guide' | 'changelog';
  /** Path or category slug of the parent. */
  parent: string;
  order: number;
  unlisted: boolean;
}

/** Every route of the site. */
export function readRoutes(): Route[] {
  return readTable('routes.tsv').map((row) => ({
    path: fillProductSlug(row.path ?? '', settings.product),
    title: fillProductName(row.title ?? '', settings.product),
    kind: row.kind as Route['kind'],
    parent: fillProductSlug(row.category ?? '', settings.product),
    order: Number(row.order),
    unlisted: row.unlisted === 'yes',
  }));
}

/** The rule of a table with `/*` on both sides, written out for the pages that exist. */
export function readAliases(paths: readonly string[]): { from: string; to: string }[] {
  return readTable('aliases.tsv').flatMap(({ from = '', to = '' }) => {
    const rule = { from: fillProductSlug(from, settings.product), to: fillProductSlug(to, settings.product) };
    if (!rule.from.endsWith('/*')) return [rule];
    const [fromBase, toBase] = [rule.from.slice(0, -1), rule.to.slice(0, -1)];
    return paths
      .filter((page) => `${page}/`.startsWith(toBase) && page !== toBase)
      .map((page) => ({ from: fromBase + page.slice(toBase.length), to: page }));
  });
}
