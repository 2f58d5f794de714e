import { closestNames } from './closest-names';

export type ConfigurationKind = 'docs version' | 'sidebar' | 'document';

/** The GraphiQL query that lists every item of a kind. */
const queries: Record<ConfigurationKind, string> = {
  'docs version': '{ allDocsVersion { nodes { name area } } }',
  sidebar: '{ allSidebar { nodes { name } } }',
  document: '{ allDoc { nodes { docId } } }',
};

/** Longer lists are only counted, so that a message fits on one line of a terminal. */
const listLimit = 20;
const closestLimit = 3;

/**
 * Returns a message saying that `where` names something that does not exist: up to three similar names, then all
 * available names, sorted, or for a long list their number and the query that lists them.
 */
export function describeMissing(
  kind: ConfigurationKind,
  id: string,
  available: Iterable<string>,
  where: string,
): string {
  const names = [...available].sort();
  const closest = findClosest(id, names).map((name) => `"${name}"`);
  const hint = closest.length > 0 ? ` Did you mean ${closest.join(' or ')}?` : '';
  const list =
    names.length > listLimit
      ? `${names.length} ${kind}s exist; GraphiQL lists them: ${queries[kind]}`
      : `Available: ${names.join(', ') || '(none)'}`;
  return `Internal configuration error: ${where} names the ${kind} "${id}", which does not exist.${hint} ${list}.`;
}

/** Returns names with similar spelling, then names with the same last segment unless that is as common as `index`. */
function findClosest(id: string, names: readonly string[]): string[] {
  const baseName = baseNameOf(id);
  const namesakes = names.filter((name) => baseNameOf(name) === baseName);
  const closest = new Set([...closestNames(id, names), ...(namesakes.length > closestLimit ? [] : namesakes)]);
  return [...closest].slice(0, closestLimit);
}

function baseNameOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/**
 * A setting or front-matter field names a docs version, sidebar or document that does not exist. Thrown at build time
 * so that it cannot ship.
 */
export class InternalConfigurationError extends Error {
  override readonly name = 'InternalConfigurationError';

  /** Takes the parameters of `describeMissing`. */
  constructor(...missing: Parameters<typeof describeMissing>) {
    super(describeMissing(...missing));
  }
}
