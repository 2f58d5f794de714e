/** Words of what loads later: the menu of a heading, the list of keyboard shortcuts, zoomed images. */
export const english = {
  copySection: 'Copy section',
  sectionCopied: 'Section copied',
  copyFailed: 'The browser does not allow copying.',
  /** Before the address of a copied section. */
  source: 'Source:',
  sectionMissing: 'The section could not be loaded.',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  thisList: 'This list',
  close: 'Close',
  singleKeys: 'Turn on shortcuts of a single key',
  zoomImage: 'Zoom image',
  zoomImageNamed: (alternative: string) => `Zoom image: ${alternative}`,
  zoomedImage: 'Zoomed image',
  zoomedImageNamed: (alternative: string) => `Zoomed image: ${alternative}`,
};

export type EnhancementWords = typeof english;
