import type { ChunkGraph, ChunkGroup, Module } from 'webpack';
import { islandChunk } from '../base/component-tables';
import { unexpected } from './unexpected';

/** The part of webpack's `splitChunks` that this module changes. */
export interface SplitChunks {
  cacheGroups?: {
    styles?: { test?: (module: Module, context: { chunkGraph: ChunkGraph }) => boolean };
  };
}

/**
 * Gatsby puts all styles into one sheet, which every page loads; those of imported components stay with their scripts.
 * @reach gatsby: `splitChunks` has a cache group `styles` whose `test` is a function of a module and the chunk graph;
 *   the build stops and names the cache group
 */
export function keepIslandStylesApart(splitChunks: SplitChunks | undefined): void {
  const group = splitChunks?.cacheGroups?.styles;
  const isStyle = group?.test;
  if (!group || !isStyle) throw new Error(unexpected('no cache group for styles'));
  group.test = (module, context) =>
    isStyle(module, context) &&
    context.chunkGraph.getModuleChunks(module).some((chunk) => [...chunk.groupsIterable].some((of) => !isOfIsland(of)));
}

/** Whether scripts are loaded by an imported component only. */
function isOfIsland(group: ChunkGroup, seen: readonly ChunkGroup[] = []): boolean {
  if (seen.includes(group) || group.name?.startsWith(islandChunk)) return true;
  const parents = group.getParents();
  return parents.length > 0 && parents.every((parent) => isOfIsland(parent, [...seen, group]));
}
