import type { BuildArgs } from 'gatsby';

/** The query function that Gatsby passes to build steps. */
export type Graphql = BuildArgs['graphql'];

/** Runs a GraphQL query and returns its data. Throws if it fails. */
export async function runQuery<Data>(
  graphql: Graphql,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const result: { data?: Data; errors?: unknown } = await graphql<Data>(query, variables);
  if (result.data && !result.errors) return result.data;
  throw new Error(`A build query failed: ${JSON.stringify(result.errors)}\n${query}`);
}
