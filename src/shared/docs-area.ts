/** The documentation area as the specification fixes it (sections 2.1, 2.9, 3 and 9). */
export const docsArea = {
  basePath: '/docs',
  /** SBR-01: one sidebar for all of the area. */
  sidebarName: 'defaultSidebar',
  /** Document id of the landing page, where `/docs` leads (RTE-09). */
  mainDocId: 'about/index',
  /** TOC-01. */
  minHeadingLevel: 2,
  maxHeadingLevel: 5,
} as const;
