/** The ids that the layout gives elements of a documentation page. Headings get others. */

/** `<main>`, the target of the skip link without JavaScript. */
export const mainId = 'main';
export const tocId = 'toc';
export const unlistedNoticeId = 'unlisted-page';
export const draftNoticeId = 'draft-page';
export const pageAnswersId = 'page-answers';
export const shortcutsTitleId = 'shortcuts-title';
/** The list that the search field controls. */
export const searchResultsId = 'search-results';
/** The banner that says what base path fits; the starter looks for it. */
export const baseUrlBannerId = 'base-url-banner';
export const colourModeScriptId = 'colour-mode';
export const baseUrlScriptId = 'base-url';
/**
 * Replaces Gatsby's own script of that id.
 * @reach gatsby: writes the path of a page into a script of this id, renders into `rootId`, announces pages in `announcerId`,
 *   and its router focuses an element of `focusWrapperId`; an inline script that differs from page to page, lost focus:
 *   `site/weight.test.ts`, `navigation.spec.ts`, `layout.spec.ts`
 */
export const scriptLoaderId = 'gatsby-script-loader';
/** Gatsby's elements around the page. */
export const focusWrapperId = 'gatsby-focus-wrapper';
export const announcerId = 'gatsby-announcer';

/** The element that Gatsby renders into. */
export const rootId = '___gatsby';

/** All of them. */
export const layoutIds: readonly string[] = [
  mainId,
  tocId,
  unlistedNoticeId,
  draftNoticeId,
  pageAnswersId,
  shortcutsTitleId,
  searchResultsId,
  baseUrlBannerId,
  colourModeScriptId,
  baseUrlScriptId,
  scriptLoaderId,
  focusWrapperId,
  announcerId,
  rootId,
];
