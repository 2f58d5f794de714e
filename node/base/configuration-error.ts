import { InternalConfigurationError } from '../../src/shared/configuration-error';
import type { ConfigurationKind } from '../../src/shared/configuration-error';
import { closestNames } from './closest-names';

/** The GraphiQL query that lists every item of a kind. */
const queries: Record<ConfigurationKind, string> = {
  'docs version': '{ allDocsVersion { nodes { name area } } }',
  sidebar: '{ allSidebar { nodes { name } } }',
  document: '{ allDoc { nodes { docId } } }',
};

/** Longer lists are only counted, so that a message fits on one line of a terminal. */
const listLimit = 20;
const closestLimit = 3;

/** Returns the error of a name that does not exist in `where`, saying what does: see `describeAvailable`. */
export function missingError(
  kind: ConfigurationKind,
  id: string,
  available: Iterable<string>,
  where: string,
): InternalConfigurationError {
  return new InternalConfigurationError(kind, id, where, describeAvailable(kind, id, available));
}

/**
 * Returns up to three similar names, then all available names, sorted, or for a long list their number and the query
 * that lists them.
 */
function describeAvailable(kind: ConfigurationKind, id: string, available: Iterable<string>): string {
  const names = [...available].sort();
  const closest = findClosest(id, names).map((name) => `"${name}"`);
  const hint = closest.length > 0 ? `Did you mean ${closest.join(' or ')}? ` : '';
  const list =
    names.length > listLimit
      ? `${names.length} ${kind}s exist; GraphiQL lists them: ${queries[kind]}`
      : `Available: ${names.join(', ') || '(none)'}`;
  return `${hint}${list}.`;
}

/** Returns names with similar spelling, then names with the same last segment unless that is as common as `index`. */
export function findClosest(id: string, names: readonly string[]): string[] {
  const baseName = baseNameOf(id);
  const namesakes = names.filter((name) => baseNameOf(name) === baseName);
  const closest = new Set([...closestNames(id, names), ...(namesakes.length > closestLimit ? [] : namesakes)]);
  return [...closest].slice(0, closestLimit);
}

function baseNameOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}
