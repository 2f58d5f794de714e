import type { GraphDefinition } from './graph-definition';

/** Defines what a site adds to the GraphQL layer; what is left out, it does not add. */
export function defineGraph(definition: Partial<GraphDefinition>): GraphDefinition {
  return {
    types: '',
    nodes: {},
    resolvers: {},
    aboveText: () => Promise.resolve([]),
    componentData: {},
    definitions: () => Promise.resolve([]),
    ...definition,
  };
}
