import type { CreateResolversArgs } from 'gatsby';
import type { Defined } from './graph-definition';
import { findAll } from './node-model';
import type { NodeModel, ResolverContext } from './node-model';
import { siteGraph } from './site-graph';

/** Creates the query `definitions`: the glossary in the order of its keys, then what the site adds. */
export function createDefinitionResolvers({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>): void {
  createResolvers({
    Query: {
      definitions: {
        type: '[Definition!]!',
        resolve: async (_source: unknown, _args: unknown, { nodeModel }: ResolverContext) => [
          ...(await readGlossary(nodeModel)),
          ...(await siteGraph.definitions(nodeModel)),
        ],
      },
    },
  });
}

async function readGlossary(nodeModel: NodeModel): Promise<Defined[]> {
  const terms = await findAll<{ key: string; term: string; definition: string; page: string | null }>(
    nodeModel,
    'GlossaryTerm',
  );
  return terms
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ term, definition, page }) => ({ name: term, definition, page }));
}
