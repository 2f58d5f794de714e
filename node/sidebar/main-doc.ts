import type { Area } from '../../src/shared/areas';
import { isSamePath } from '../../src/shared/paths';
import { isPublished } from '../content/doc';
import type { Doc } from '../content/doc';

/**
 * The landing page of an area: the document of its settings, else the one at the area's path, else the first file. A
 * folder from elsewhere has no document of that name and builds nevertheless.
 */
export function findMainDoc({ landing, basePath }: Area, docs: readonly Doc[]): Doc | undefined {
  const candidates = docs.filter(isPublished).sort((a, b) => (a.sourcePath < b.sourcePath ? -1 : 1));
  return (
    candidates.find(({ docId }) => 'doc' in landing && docId === landing.doc) ??
    candidates.find(({ path }) => isSamePath(path, basePath)) ??
    candidates[0]
  );
}
