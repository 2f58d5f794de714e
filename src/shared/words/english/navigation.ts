/** Words around every page: layout, navbar, sidebars, footer, the field that opens search, what could not be loaded. */
export const english = {
  skipToContent: 'Skip to main content',
  backToTop: 'Scroll back to top',
  announcement: 'Announcement',
  closeAnnouncement: 'Close',
  mainNavigation: 'Main',
  openMenu: 'Toggle navigation bar',
  closeMenu: 'Close navigation bar',
  /** Name of the dialog that is the menu on narrow screens. */
  menu: 'Navigation',
  mainMenu: 'Main menu',
  /** Follows an arrow. */
  backToMainMenu: 'Back to main menu',
  docsSidebar: 'Docs sidebar',
  filter: 'Filter',
  filterCategory: (label: string) => `Filter '${label}'`,
  expandCategory: (label: string) => `Expand sidebar category '${label}'`,
  collapseCategory: (label: string) => `Collapse sidebar category '${label}'`,
  expandDropdown: 'Expand the dropdown',
  collapseDropdown: 'Collapse the dropdown',
  opensInNewTab: '(opens in new tab)',
  lightMode: 'light mode',
  darkMode: 'dark mode',
  systemMode: 'system mode',
  switchColourMode: (current: string) => `Switch between dark and light mode (currently ${current})`,
  switchedColourMode: (next: string) => `Switched to ${next}`,
  keyboardShortcuts: 'Keyboard shortcuts',
  search: 'Search',
  /** In an empty field that only searches. */
  searchPlaceholder: 'Search docs',
  searchNotLoaded: 'Search could not be loaded.',
  loading: 'Loading',
  loadingPage: 'Loading the page',
  offline: 'You are offline. The page you chose opens when the connection is back.',
  pageNotLoaded: (path: string) => `The page ${path} could not be loaded.`,
  partNotShown: 'This part of the page could not be shown.',
  retry: 'Retry',
  stayHere: 'Stay here',
  crashTitle: 'Page crashed',
  crashed: 'This page crashed.',
  retryCrashed: 'Try again',
  /** Between the messages of an error and of its cause. */
  cause: 'Cause:',
  unknownError: 'Unknown error',
  navbarItemFailed: (label: string) => `The navbar item "${label}" failed to render.`,
};

export type NavigationWords = typeof english;
