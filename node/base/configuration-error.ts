import { closestNames } from './closest-names';

export type ConfigurationKind = 'docs version' | 'sidebar' | 'document';

/** The query of GraphiQL that lists all of a kind. */
const queries: Record<ConfigurationKind, string> = {
  'docs version': '{ allDocsVersion { nodes { name area } } }',
  sidebar: '{ allSidebar { nodes { name } } }',
  document: '{ allDoc { nodes { docId } } }',
};

/** More names than these are counted, not listed: a message is one line of a terminal. */
const listLimit = 20;
const closestLimit = 3;

/**
 * Says that `where` names something that does not exist, and what does: all of it, sorted, or of a long list
 * the number and where to see it. Up to three names that are close to the wrong one come first.
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

/** Of similar spelling, then those of the same name in other folders, unless that is as common as `index`. */
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
 * A setting or a front-matter field names a docs version, a sidebar or a document that does not exist. Raised
 * at build time, so that it cannot ship.
 */
export class InternalConfigurationError extends Error {
  override readonly name = 'InternalConfigurationError';

  /** The parameters are those of `describeMissing`. */
  constructor(...missing: Parameters<typeof describeMissing>) {
    super(describeMissing(...missing));
  }
}
