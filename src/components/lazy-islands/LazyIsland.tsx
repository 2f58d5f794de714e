import { memo, Suspense, use } from 'react';
import type { ReactNode } from 'react';
import type { ContentNode, ElementNode } from '../../shared/content-tree';
import { PartBoundary } from '../errors/PartBoundary';
import { forgetFailures, loadPart } from './load-part';

export interface LazyIslandProps {
  node: ElementNode;
  /** Renders the children. Must always be the same function. */
  render: (nodes: readonly ContentNode[]) => ReactNode[];
}

/**
 * An island whose code only the pages that use it load. Until it is there, readers see the island's HTML. Never rendered
 * again for the same node: React would drop that HTML.
 */
export const LazyIsland = memo(function LazyIsland(props: LazyIslandProps): ReactNode {
  return (
    <PartBoundary message="This part of the page could not be shown." onRetry={forgetFailures}>
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </PartBoundary>
  );
});

function Loaded(props: LazyIslandProps): ReactNode {
  const { Island } = use(loadPart('', () => import(/* webpackChunkName: "islands" */ './Island')));
  return <Island {...props} />;
}
