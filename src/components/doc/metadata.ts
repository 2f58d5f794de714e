/** Front matter and file metadata that a page displays or is displayed by. */
export interface PageMetadata {
  unlisted: boolean;
  draft: boolean;
  tags?: readonly string[];
  editUrl?: string;
  /** File of the page, relative to the project root; only development shows it. */
  sourcePath?: string;
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
