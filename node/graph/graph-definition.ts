import type { ElementContent } from 'hast';
import type { DocNode } from './doc-nodes';
import type { ListedChange } from './newest-changes';
import type { NodeModel, ResolverContext } from './node-model';

/** What a node of a data file holds, apart from what Gatsby adds. */
export interface DataItem {
  /** GraphQL type. */
  type: string;
  key: string;
  fields: Record<string, unknown>;
}

/** A block above the text of a page. */
export interface AboveText {
  /** Of `site/above-text.ts`: the component that draws the block around its content. */
  name: string;
  /** Its properties, as JSON. */
  props: object;
  /** What it says to readers, in Markdown and to the checks; links are paths without base path. */
  content: ElementContent[];
}

/** A name that answers can quote the definition of, and the declared path of the page about it. */
export interface Defined {
  name: string;
  definition: string;
  page: string | null;
}

interface Resolver {
  resolve: (source: never, args: never, context: ResolverContext) => unknown;
}

/** What this site adds to the GraphQL layer: `site/graph.ts` fills it in. Look nodes up through the node model only. */
export interface GraphDefinition {
  /** Types of nodes, and fields that they add to `Doc`, in GraphQL's schema language; may be empty. */
  types: string;
  /** What the nodes of a data file hold, by the file's name. */
  nodes: Readonly<Record<string, () => DataItem[]>>;
  /** Resolvers by type and field. */
  resolvers: Readonly<Record<string, Readonly<Record<string, Resolver>>>>;
  /** Returns what stands above the text of a page, in order. */
  aboveText: (doc: DocNode, nodeModel: NodeModel) => Promise<AboveText[]>;
  /**
   * Returns what a component for writers reads with `useSiteData`, as JSON, by the component's name. `changes` are the
   * entries of the changelog that readers can find, newest first.
   */
  componentData: Readonly<
    Record<string, (nodeModel: NodeModel, changes: () => Promise<ListedChange[]>) => Promise<object>>
  >;
  /** Returns names with definitions besides those of the glossary, which come first. */
  definitions: (nodeModel: NodeModel) => Promise<Defined[]>;
}
