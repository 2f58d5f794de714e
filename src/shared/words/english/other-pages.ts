/** Words of the parts of a home page, and of the page for unknown addresses. */
export const english = {
  newestChanges: 'Newest changes',
  allChanges: 'All changes',
  newChange: 'New',
  improvedChange: 'Improved',
  fixedChange: 'Fixed',
  retiredChange: 'Retired',
  sampleQuestions: 'Ask',
  searchOrAsk: 'Search or ask a question',
  notFound: 'Page Not Found',
  /** For services that show a text beside a link. */
  notFoundDescription: 'There is no page at this address. Search the documentation or choose one of the nearest pages.',
  notFoundReasons: 'There is no page at this address. It may have moved, or the link has a typing error.',
  tellOwner: 'If a link brought you here, tell the owner of the page with that link that it is broken.',
  similarAddresses: 'Pages with a similar address',
  goodPlaces: 'Good places to start',
};

export type OtherPageWords = typeof english;
