import { InternalConfigurationError } from '../../shared/configuration-error';
import type { DocPageContext } from '../../shared/page-context';

/** Front matter and file metadata that a page displays or is displayed by. */
export interface PageMetadata {
  unlisted: boolean;
  draft: boolean;
  tags?: readonly string[];
  editUrl?: string;
  lastUpdated?: { date: string; author?: string };
  hideTitle?: boolean;
  hideTableOfContents?: boolean;
  /** Levels of the table of contents. */
  tocMin: number;
  tocMax: number;
}

/** Whether lists may contain the page. Only listed pages have a Markdown version. */
export function isListed({ unlisted, draft }: Pick<PageMetadata, 'unlisted' | 'draft'>): boolean {
  return !unlisted && !draft;
}

/** Returns the error of a page whose document is not in the content graph. */
export function missingDoc({ id, area }: DocPageContext): InternalConfigurationError {
  const available = 'GraphiQL lists those that do: { allDoc { nodes { id docId path } } }.';
  return new InternalConfigurationError('document', id, `a page of the area "${area}"`, available);
}
