import type { ReactNode } from 'react';
import type { ContentNode, ElementNode } from '../../shared/content-tree';

export interface IslandProps {
  node: ElementNode;
  /** Renders the children. Must always be the same function. */
  render: (nodes: readonly ContentNode[]) => ReactNode[];
}
