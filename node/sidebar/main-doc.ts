import type { AreaDefinition } from '../../src/shared/site-definition';
import { isSamePath } from '../../src/shared/paths';
import { isPublished } from '../content/doc';
import type { Doc } from '../content/doc';

/**
 * Returns the landing page of an area: the document in its settings, otherwise the one at the area's path, so that a
 * folder from elsewhere builds too; undefined if there is neither.
 */
export function findMainDoc({ landing, basePath }: AreaDefinition, docs: readonly Doc[]): Doc | undefined {
  const candidates = docs.filter(isPublished);
  return (
    candidates.find(({ docId }) => 'doc' in landing && docId === landing.doc) ??
    candidates.find(({ path }) => isSamePath(path, basePath))
  );
}
