import { markdownPath } from '../../../src/shared/paths';
import type { SitePage } from '../site-pages';

/** Returns the name of a page's Markdown file in the output, or null if the page is hidden or not content. */
export function markdownFileOf({ path, kind, isHidden }: SitePage): string | null {
  return isHidden || kind === 'page' ? null : markdownPath(path).slice(1);
}
