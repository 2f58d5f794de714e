import type { SourceNodesArgs } from 'gatsby';
import { digestOfFile } from '../base/digest';
import { listOutsideFiles } from '../compile/outside-files';

/** Creates a node for each outside file, so that a warm build re-renders the pages that use it after a change. */
export function createOutsideFileNodes({ actions, createNodeId }: SourceNodesArgs): void {
  for (const file of listOutsideFiles()) {
    void actions.createNode({
      id: createNodeId(`OutsideFile ${file}`),
      path: file,
      internal: { type: 'OutsideFile', contentDigest: digestOfFile(file) ?? 'missing' },
    });
  }
}
