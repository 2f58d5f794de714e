import type { SearchDefinition } from '../../../src/shared/search-record';
import { withoutSlash } from '../../../src/shared/paths';
import { runQuery } from '../../base/query';
import type { Graphql } from '../../base/query';

export type DefinedName = Queries.DefinedQuery['definitions'][number];

const definedQuery = /* GraphQL */ `
  query Defined {
    definitions {
      name
      definition
      page
    }
  }
`;

/** Queries the names with definitions, in order of precedence for those that stand there twice. */
export async function queryDefined(graphql: Graphql): Promise<DefinedName[]> {
  return (await runQuery<Queries.DefinedQuery>(graphql, definedQuery)).definitions.slice();
}

/**
 * Returns the definitions that answers can quote. Entries without a searched page are left out, because an answer links
 * to its source.
 * @param pages searched pages by path without trailing slash
 */
export function makeDefinitions(
  defined: readonly DefinedName[],
  synonyms: readonly (readonly string[])[],
  pages: ReadonlyMap<string, { path: string; title: string }>,
  pathPrefix: string,
): SearchDefinition[] {
  const taken = new Set(defined.map(({ name }) => name.toLowerCase()));
  const seen = new Set<string>();
  return defined.flatMap(({ name, definition, page: path }) => {
    const page = path === null ? undefined : pages.get(withoutSlash(path));
    const key = name.toLowerCase();
    const isFirst = !seen.has(key);
    seen.add(key);
    if (!page || !isFirst) return [];
    const others = synonyms
      .filter((list) => list.includes(key))
      .flat()
      .filter((other) => !taken.has(other));
    for (const other of others) taken.add(other);
    return { names: [name, ...new Set(others)], text: definition, url: pathPrefix + page.path, title: page.title };
  });
}
