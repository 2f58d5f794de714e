import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlFileOf } from './engine';
import { compareParts } from './page-parts';
import type { PagePart } from './page-parts';

/** A route whose output differs between two builds. */
export interface RouteChange {
  route: string;
  kind: 'new' | 'gone' | 'changed';
  /** Empty for new and gone routes. */
  parts: readonly PagePart[];
}

/** Compares the `public` folders of two builds and returns the routes that differ, in order of address. */
export function compareBuilds(before: string, after: string): RouteChange[] {
  const [old, current] = [readRoutes(before), readRoutes(after)];
  const routes = [...new Set([...old, ...current])].sort((a, b) => a.localeCompare(b, 'en'));
  return routes.flatMap((route): RouteChange[] => {
    if (!old.has(route)) return [{ route, kind: 'new', parts: [] }];
    if (!current.has(route)) return [{ route, kind: 'gone', parts: [] }];
    const parts = compareParts(readPage(before, route), readPage(after, route));
    return parts.length > 0 ? [{ route, kind: 'changed', parts }] : [];
  });
}

/** Throws if the folder holds no finished build. */
function readRoutes(folder: string): Set<string> {
  const file = path.join(folder, 'routes.json');
  if (!existsSync(file)) throw new Error(`${folder} contains no build: ${file} is missing.`);
  return new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]);
}

function readPage(folder: string, route: string): string {
  return readFileSync(htmlFileOf(folder, route), 'utf8');
}

/**
 * Chooses up to `limit` routes for screenshots: first one of each set of changed parts, then others in order. Routes of
 * which only metadata differs look the same.
 */
export function chooseForShots<Change extends RouteChange>(changes: readonly Change[], limit: number): Change[] {
  const visible = changes.filter(({ kind, parts }) => kind !== 'changed' || parts.some((part) => part !== 'metadata'));
  const firstOfSet = new Map<string, Change>();
  for (const change of visible) {
    const set = `${change.kind} ${change.parts.join(' ')}`;
    if (!firstOfSet.has(set)) firstOfSet.set(set, change);
  }
  return [...new Set([...firstOfSet.values(), ...visible])].slice(0, limit);
}
