/** `help-portal/graph`: what `site/graph.ts` is made with. */
export { elementNode } from '../node/compile/compile-context';
export { defineGraph } from '../node/graph/define-graph';
export type { DocNode } from '../node/graph/doc-nodes';
export type { AboveText, DataItem, Defined, GraphDefinition } from '../node/graph/graph-definition';
export { findAll } from '../node/graph/node-model';
export type { NodeModel } from '../node/graph/node-model';
