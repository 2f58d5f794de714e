import type { SourceNodesArgs } from 'gatsby';
import { digestOfFile } from '../base/digest';
import { listOutsideFiles } from '../compile/outside-files';

/** A node of each file outside of the sourced folders, so that a warm build draws the pages anew that use a changed one. */
export function createOutsideFileNodes({ actions, createNodeId }: SourceNodesArgs): void {
  for (const file of listOutsideFiles()) {
    void actions.createNode({
      id: createNodeId(`OutsideFile ${file}`),
      path: file,
      internal: { type: 'OutsideFile', contentDigest: digestOfFile(file) ?? 'missing' },
    });
  }
}
