/** What readers do, in the names and parameters that a Google tag expects; the last two are the site's own. */
export interface ReaderEvents {
  search: { search_term: string };
  view_search_results: { search_term: string; hit_count: number };
  select_content: { content_type: 'search_hit' | 'cited_section'; item_id: string; search_term: string };
  question_refused: { search_term: string };
  page_feedback: { item_id: string; helpful: string };
}

/**
 * Event of the document that says what a reader has done; its detail is `{ name, parameters }`. The plugin that counts
 * page views listens to it, and decides what is sent.
 */
const readerEvent = 'page-views:event';

/** Tells the document what a reader has done. Does nothing unless the build has `GATSBY_ANALYTICS_EVENTS=1`. */
export function reportEvent<Name extends keyof ReaderEvents>(name: Name, parameters: ReaderEvents[Name]): void {
  // A literal `process.env` check, so that the bundler drops the rest from other builds.
  if (process.env.GATSBY_ANALYTICS_EVENTS !== '1') return;
  document.dispatchEvent(new CustomEvent(readerEvent, { detail: { name, parameters } }));
}
