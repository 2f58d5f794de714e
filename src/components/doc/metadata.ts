/** What a page says about itself besides its text. */
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

/** Whether lists name the page: only then it has a Markdown twin. */
export function isListed({ unlisted, draft }: Pick<PageMetadata, 'unlisted' | 'draft'>): boolean {
  return !unlisted && !draft;
}
