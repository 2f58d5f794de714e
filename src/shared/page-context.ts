import { pageWords } from './words/page';
import type { CategoryGroup } from './category';
import type { PagePlace } from './sidebar';

/** Context of a document's page. Kept small, because it is repeated in the page's data file. */
export interface DocPageContext {
  /** Id of the `Doc` node. */
  id: string;
  area: string;
  place: PagePlace;
  /** `date` as `YYYY-MM-DD`. */
  lastUpdated: { date: string; author?: string } | null;
}

/** Context of a category listing page. */
export interface CategoryPageContext {
  area: string;
  title: string;
  description: string | null;
  keywords: string[];
  place: PagePlace;
  groups: CategoryGroup[];
}

/** Whether the context of a page is that of a listing. */
export function isListing(context: unknown): context is CategoryPageContext {
  return typeof context === 'object' && context !== null && 'groups' in context;
}

/** Returns the description of a category for search engines; one without its own is named after its pages. */
export function describeCategory({ title, description }: Pick<CategoryPageContext, 'title' | 'description'>): string {
  return description ?? pageWords.categoryDescription(title);
}

/** Context of the list of an area's pages. */
export interface AreaListContext {
  area: string;
}
