import { markdownPath } from '../../../src/shared/paths';
import type { SitePage } from '../site-pages';

/** Name of a page's Markdown file in the output; `null`: a page that is not written, or not listed, has none. */
export function markdownFileOf({ path, kind, isHidden }: SitePage): string | null {
  return isHidden || kind === 'page' ? null : markdownPath(path).slice(1);
}
