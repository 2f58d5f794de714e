import { newChanges } from './changelog/new-changes';
import {
  factsOf,
  figureResolvers,
  figureTypes,
  listDefinitions,
  listMeasures,
  readDimensionItems,
  readMeasureItems,
} from './facts/figures';
import type { GraphDefinition } from 'help-portal/graph';

/** What this site adds to the GraphQL layer. Each field is explained in `node/graph/graph-definition.ts`. */
export const graph: GraphDefinition = {
  types: figureTypes,
  nodes: { 'measures.yml': readMeasureItems, 'dimensions.yml': readDimensionItems },
  resolvers: figureResolvers,
  aboveText: factsOf,
  componentData: { MeasureTable: listMeasures, MeasureGroups: listMeasures, NewChanges: newChanges },
  definitions: listDefinitions,
};
