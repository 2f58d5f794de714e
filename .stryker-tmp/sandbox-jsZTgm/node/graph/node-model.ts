/**
 * The part of Gatsby's node model that we use. Lookups through it are tracked, so that a changed target re-runs the
 * query.
 */
export interface NodeModel {
  findOne: <Found>(args: { type: string; query: { filter: object } }) => Promise<Found | null>;
  findAll: <Found>(args: { type: string; query?: object }) => Promise<{ entries: Iterable<Found> }>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

/** Returns all nodes of a type that match a filter. */
export async function findAll<Found>(nodeModel: NodeModel, type: string, filter: object = {}): Promise<Found[]> {
  return [...(await nodeModel.findAll<Found>({ type, query: { filter } })).entries];
}

/** Returns all nodes of a type that belong to an area. */
export function findIn<Found>({ nodeModel }: ResolverContext, type: string, area: string): Promise<Found[]> {
  return findAll<Found>(nodeModel, type, { area: { eq: area } });
}
