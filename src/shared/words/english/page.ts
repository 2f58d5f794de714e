/** Words of pages from `content/`: around the text, on code blocks, in the menu of the page, on listings and the changelog. */
export const english = {
  breadcrumbs: 'Breadcrumbs',
  homePage: 'Home page',
  tableOfContents: 'On this page',
  closeTableOfContents: 'Close',
  pagination: 'Docs pages',
  previous: 'Previous',
  next: 'Next',
  answers: 'This page answers',
  tags: 'Tags',
  toSupport: 'Is something missing or wrong?',
  edit: 'Edit this page',
  /** Before the date. */
  lastUpdated: 'Last updated on',
  /** After the date. */
  updatedBy: (author: string) => `by ${author}`,
  unlistedTitle: 'Unlisted page',
  unlisted: 'Search engines do not list this page, and no menu leads to it. Anyone with the link can read it.',
  draftTitle: 'Draft page',
  draft: 'This page shows in development only. The published site does not have it.',
  missingTitle: 'The file of this page is gone',
  missing: 'It was renamed, moved or deleted. When it is back, so is the page.',
  unreleasedVersion: 'This is the documentation of a version that is not released yet.',
  unmaintainedVersion: 'This is the documentation of a version that is no longer maintained.',
  /** Before the name of the latest version, in a link. */
  readLatestVersion: 'Read this page for',
  /** After that link. */
  latestVersion: ', the latest version.',
  /** Before the name of the version. */
  version: 'Version:',
  backToDocs: 'Back to the documentation',
  items: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  startHere: 'Start here',
  categoryDescription: (title: string) => `All pages about ${title}.`,
  readMore: 'Read more',
  copy: 'Copy',
  copied: 'Copied',
  copyCode: 'Copy code to clipboard',
  pressToCopy: (keys: string) => `Press ${keys} to copy`,
  wordWrap: 'Toggle word wrap',
  copyPage: 'Copy page',
  copyPageFailed: 'The browser does not allow copying. “View as Markdown” below the text shows the page to copy.',
  copyPageMissing: 'The page could not be loaded. Try again when you are online.',
  copySectionNamed: (heading: string) => `Copy section “${heading}”`,
  moreActions: 'More actions',
  viewAsMarkdown: 'View as Markdown',
  openIn: (assistant: string) => `Open in ${assistant}`,
  /** What an assistant is told about the address of a page. */
  promptFor: (address: string) => `Read ${address} and answer my questions about it.`,
  linkCopied: 'Link copied',
  changelog: 'Changelog',
  changesOfArea: 'Show changes of one area',
  allAreas: 'All areas',
  changesShown: (count: number) => `${count} ${count === 1 ? 'change' : 'changes'} shown`,
};

export type PageWords = typeof english;
