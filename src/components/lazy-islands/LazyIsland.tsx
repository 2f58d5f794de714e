import { memo, Suspense, use } from 'react';
import type { ReactNode } from 'react';
import type { ContentNode, ElementNode } from '../../shared/content-tree';
import { loadOnce } from '../../browser/load';
import { PartBoundary } from '../errors/PartBoundary';

export interface LazyIslandProps {
  node: ElementNode;
  /** Renders the children. Must always be the same function. */
  render: (nodes: readonly ContentNode[]) => ReactNode[];
}

const load = loadOnce(() => import(/* webpackChunkName: "islands" */ './Island'));

/**
 * An island whose code only the pages that use it load. Until it is there, readers see the island's HTML. Never rendered
 * again for the same node: React would drop that HTML.
 */
export const LazyIsland = memo(function LazyIsland(props: LazyIslandProps): ReactNode {
  return (
    <PartBoundary message="This part of the page could not be shown.">
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </PartBoundary>
  );
});

function Loaded(props: LazyIslandProps): ReactNode {
  const { Island } = use(load());
  return <Island {...props} />;
}
