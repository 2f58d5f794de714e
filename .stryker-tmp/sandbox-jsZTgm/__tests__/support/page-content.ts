import type { PageContent, PageData } from '../../src/components/content/page-content';
import type { ContentNode } from '../../src/shared/content-tree';

/** What the page query brings of a page with that content. */
export function makeContent(content: readonly ContentNode[], data: Partial<PageData> = {}): PageContent {
  // The data layer knows JSON as an object of anything.
  return { content: content as unknown as PageContent['content'], images: [], terms: [], listedMeasures: [], ...data };
}
