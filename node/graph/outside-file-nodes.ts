import { readFileSync } from 'node:fs';
import path from 'node:path';
import chokidar from 'chokidar';
import type { NodePluginArgs } from 'gatsby';
import { digestOfFile } from '../base/digest';
import { listOutsideFiles, outsideFileNames } from '../compile/outside-files';

type NodeArgs = Pick<NodePluginArgs, 'actions' | 'createNodeId'>;

/** Creates a node for each outside file, so that a warm build re-renders the pages that use it after a change. */
export function createOutsideFileNodes(args: NodeArgs): void {
  for (const file of listOutsideFiles()) createOutsideFileNode(args, file);
}

/** Creates the node of an outside file again on each change, for `gatsby develop`. */
export function watchOutsideFiles(args: NodeArgs): void {
  const files = chokidar.watch(listOutsideFiles(), { ignoreInitial: true });
  files.on('all', (_, file) => {
    createOutsideFileNode(args, file.replaceAll(path.sep, '/'));
  });
  // Pages that are edited name more of them.
  chokidar.watch(outsideFileNames, { ignoreInitial: true }).on('add', (name) => files.add(readFileSync(name, 'utf8')));
}

function createOutsideFileNode({ actions, createNodeId }: NodeArgs, file: string): void {
  void actions.createNode({
    id: createNodeId(`OutsideFile ${file}`),
    path: file,
    internal: { type: 'OutsideFile', contentDigest: digestOfFile(file) ?? 'missing' },
  });
}
