import path from 'node:path';
import type { RouteChange } from './compare-builds';
import { dataFolder, isDocFile } from './engine';

/** What a page is made of: files relative to the project. */
export interface PageSource {
  /** The file that becomes the page; empty for listings without a file and pages of modules. */
  file: string;
  /** Files that it imports, shows or links to. */
  uses: readonly string[];
}

/** Code, configuration and files from which pages are made. */
const reachesOutput = /^(?:node|packages|plugins|site|src|static)\/|^(?:gatsby-|package-lock)/;

/**
 * Says what may have changed a route, naming files where it can; more than one can be true.
 * @param source of the build in which the route exists
 * @param changedFiles names of files that were added, changed or deleted, relative to the project
 */
export function explainChange(
  { kind, parts }: Omit<RouteChange, 'route'>,
  { file, uses }: PageSource,
  changedFiles: readonly string[],
): string[] {
  const others = changedFiles.filter((name) => name !== file);
  const reasons = changedFiles.includes(file) ? [file] : [];
  if (kind !== 'changed') return reasons.length > 0 ? reasons : ['address or visibility'];
  reasons.push(...others.filter((name) => uses.includes(name)).map((name) => `uses ${name}`));
  if (isListing(file)) {
    const folder = `${path.posix.dirname(file)}/`;
    reasons.push(...others.filter((name) => name.startsWith(folder)).map((name) => `lists ${name}`));
  }
  if (reasons.length === 0 && parts.includes('text')) {
    reasons.push(...others.filter((name) => name.startsWith(`${dataFolder}/`)).map((name) => `data of ${name}`));
  }
  if (reasons.length === 0 && others.some((name) => reachesOutput.test(name))) reasons.push('code');
  if (others.some((name) => name.startsWith('content/'))) {
    if (parts.includes('sidebar')) reasons.push('sidebar');
    else if (parts.includes('frame')) reasons.push('breadcrumbs or neighbors');
  }
  return reasons.length > 0 ? reasons : ['another page'];
}

function isListing(file: string): boolean {
  return file !== '' && !isDocFile(file);
}
