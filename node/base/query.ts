import type { BuildArgs } from 'gatsby';

/** What Gatsby hands to build steps to ask its data layer. */
export type Graphql = BuildArgs['graphql'];

/** The answer to a query of the build itself; one that fails is a fault of the site and ends the build. */
export async function runQuery<Data>(
  graphql: Graphql,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const result: { data?: Data; errors?: unknown } = await graphql<Data>(query, variables);
  if (result.data && !result.errors) return result.data;
  throw new Error(`A query of the build failed: ${JSON.stringify(result.errors)}\n${query}`);
}
