/** The ids that the layout gives elements of a documentation page. Headings get others. */

/** `<main>`, the target of the skip link without JavaScript. */
export const mainId = 'main';
export const tocId = 'toc';
export const unlistedNoticeId = 'unlisted-page';
export const draftNoticeId = 'draft-page';
export const shortcutsTitleId = 'shortcuts-title';
/** The list that the search field controls. */
export const searchResultsId = 'search-results';
/** The banner that says what base path fits; the starter looks for it. */
export const baseUrlBannerId = 'base-url-banner';
export const colourModeScriptId = 'colour-mode';
export const baseUrlScriptId = 'base-url';
/** Replaces Gatsby's own script of that id. */
export const scriptLoaderId = 'gatsby-script-loader';
/** Gatsby's elements around the page. */
export const focusWrapperId = 'gatsby-focus-wrapper';
export const announcerId = 'gatsby-announcer';

/** All of them, and the element that Gatsby renders into. */
export const layoutIds: readonly string[] = [
  mainId,
  tocId,
  unlistedNoticeId,
  draftNoticeId,
  shortcutsTitleId,
  searchResultsId,
  baseUrlBannerId,
  colourModeScriptId,
  baseUrlScriptId,
  scriptLoaderId,
  focusWrapperId,
  announcerId,
  '___gatsby',
];
