import { docsArea } from '../../src/shared/docs-area';
import { isSamePath } from '../../src/shared/paths';
import { isPublished } from '../graph/doc-nodes';
import type { DocNode } from '../graph/doc-nodes';

/**
 * The landing page of the docs: the document of the settings, else the one at the area's path, else the first file. A
 * docs folder from elsewhere has no document of that name and builds nevertheless.
 */
export function findMainDoc(docs: readonly DocNode[]): DocNode | undefined {
  const candidates = docs.filter(isPublished).sort((a, b) => (a.sourcePath < b.sourcePath ? -1 : 1));
  return (
    candidates.find(({ docId }) => docId === docsArea.mainDocId) ??
    candidates.find(({ path }) => isSamePath(path, docsArea.basePath)) ??
    candidates[0]
  );
}
