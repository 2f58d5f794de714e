import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillProductSlug } from '../../../src/shared/product';
import { site } from '../../../src/shared/site';

/** The build that is looked at. */
export const publicDir = path.resolve(process.env.PUBLIC_DIR ?? 'public');

const fixtures = path.resolve('__tests__/fixtures');

/** Rows of a table with named columns. */
function readTable(name: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(path.join(fixtures, name), 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

/** The addresses that the client asked for. Pages may have moved since; the addresses must lead there. */
export function readRoutes(): string[] {
  return readTable('routes.tsv').map((row) => fillProductSlug(row.path ?? '', site.product));
}

/** The client's aliases, a rule with `/*` on both sides written out for the pages that exist. */
export function readAliases(paths: readonly string[]): { from: string; to: string }[] {
  return readTable('aliases.tsv').flatMap(({ from = '', to = '' }) => {
    const rule = { from: fillProductSlug(from, site.product), to: fillProductSlug(to, site.product) };
    if (!rule.from.endsWith('/*')) return [rule];
    const [fromBase, toBase] = [rule.from.slice(0, -1), rule.to.slice(0, -1)];
    return paths
      .filter((page) => `${page}/`.startsWith(toBase) && page !== toBase)
      .map((page) => ({ from: fromBase + page.slice(toBase.length), to: page }));
  });
}
