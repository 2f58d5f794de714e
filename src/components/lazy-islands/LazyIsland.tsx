import { memo, Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { navigationWords } from '../../shared/words/navigation';
import { PartBoundary } from '../errors/PartBoundary';
import type { IslandProps } from './island-props';
import { forgetFailures, loadPart } from './load-part';

/**
 * An island whose code only the pages that use it load. Until it is there, readers see the island's HTML. Never rendered
 * again for the same node: React would drop that HTML.
 * @reach react-dom: keeps the HTML of a suspended boundary while it hydrates, until it is rendered again; readers see a
 *   gap: `islands.spec.ts`
 */
export const LazyIsland = memo(function LazyIsland(props: IslandProps): ReactNode {
  return (
    <PartBoundary message={navigationWords.partNotShown} onRetry={forgetFailures}>
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </PartBoundary>
  );
});

function Loaded(props: IslandProps): ReactNode {
  const { Island } = use(loadPart('', () => import(/* webpackChunkName: "islands" */ './Island')));
  return <Island {...props} />;
}
