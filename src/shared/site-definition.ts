import type { Product } from './product';

/** The file in which the owner defines the site. */
export const siteFile = 'site/site.ts';

/**
 * What makes a site this site, apart from its pages: `site/site.ts` fills it in. Read by the build, the HTML renderer and
 * the browser, where every page loads it: what only search needs is in `SearchSettings`.
 */
export interface SiteDefinition {
  /** Replaces `{product}` in content and paths. */
  product: Product;
  /** Second part of every page title. */
  siteTitle: string;
  /** Meta description of the home page. */
  siteDescription: string;
  /** Set on `<html data-site-variant>`, for the owner's scripts. */
  siteVariant: 'public';
  /** Stands before the name in the footer; null for none. */
  copyrightYear: number | null;
  /**
   * Files of `static/`. The header's logo is best a bitmap of three times its size, because an SVG delays the first paint
   * (by 40 ms on a slow phone). The footer's is lazy, so it can be an SVG. Sizes are in CSS pixels.
   */
  logo: { alt: string; header: Logo; footer: Logo };
  navbar: { left: readonly NavbarItem[]; right: readonly NavbarItem[]; hideOnScroll: boolean };
  footer: readonly FooterGroup[];
  /** The bar above the navbar; null for none. */
  announcement: Announcement | null;
  colourMode: ColourModeDefinition;
  /**
   * What the head of each page says of `site/theme.css`: the background of pages in each mode, for the browser's UI, which
   * must equal `--paper-page` and `--ink-page`; and the file of `static/` with the font of the text, which is loaded
   * first (null: a font of the reader's system).
   */
  theme: { background: Readonly<Record<ColourMode, string>>; textFont: string | null };
  /** The parts of the site. The first is the main one: pages outside of every area use its sidebar too. */
  areas: readonly [AreaDefinition, ...AreaDefinition[]];
  /** Stored versions of the main area, which are areas too, in the menu of versions after the current one. */
  otherVersions: readonly DocsVersion[];
  /** The document, or folder of documents, with the changelog; null for none. */
  changelog: { path: string } | null;
  /** Links of the not-found page when no page has a similar address; at most five are shown. */
  notFound: readonly SiteLink[];
  /** Pages that are modules in `site/pages`, with the names that the not-found page suggests them by. */
  ownPages: readonly SiteLink[];
  /** Globs of paths that are left out of the sitemap, besides areas with `isInSitemap: false`. */
  outsideSitemap: readonly string[];
  /** Where readers tell of what is missing on a page, as long as no form asks them; null for no such line. */
  support: SiteLink | null;
  /** Base URL of the sources, to which a page's file is appended; null for no "Edit this page". */
  editUrl: string | null;
  /**
   * Folders besides `content` and `static` whose files pages may import and link, which publishes them; relative to the
   * project root.
   */
  publishedFolders: readonly string[];
  /**
   * Origins whose pages may stand in an `<iframe>` of a page, for instance `https://videos.example`. The security policy
   * allows them.
   */
  embedOrigins: readonly string[];
  /**
   * Origins whose images, videos and sounds pages may show, for instance `https://images.example`. The security policy
   * allows them.
   */
  mediaOrigins: readonly string[];
  /**
   * Length of a page's description in characters, outside of which the check warns; null for any, for instance while
   * the descriptions of an imported folder are rewritten.
   */
  descriptionLength: { min: number; max: number } | null;
  /**
   * Whether a page with a fault is built and shows it, instead of ending the build: for an imported site, until its pages
   * are repaired. `CHECK_STRICT=1` ends the build all the same.
   */
  showsFaults: boolean;
  /** Whether pages show "Last updated on …". */
  showLastUpdate: boolean;
  /** Suffix of all browser storage keys, for several sites on one origin. */
  storageSuffix: string;
  /** Whether to show a banner if the site is served under another base path than configured. */
  baseUrlBanner: boolean;
  /** Whether `/`, Ctrl+K and Cmd+K open search. */
  searchShortcuts: boolean;
  /** Whether `[` and `]` go to the neighbouring pages and `?` lists all shortcuts. */
  pageShortcuts: boolean;
}

/** A part of the site with its own folder and base path. */
export interface AreaDefinition {
  /** Identifier in GraphQL and in page contexts. */
  name: string;
  /** Name for readers, in search and in lists of pages that are not in a sidebar. */
  label: string;
  /** Content folder, relative to the project root, such as `content/docs`. */
  folder: string;
  /** Path above all of its pages, such as `/docs`; without a trailing slash. */
  basePath: string;
  /**
   * Page at the base path: a document, by its id, or a list of all pages of the area with an introduction. If an
   * imported folder lacks the document, the one at the base path is used, with a warning; without one the build fails.
   */
  landing: { doc: string } | { list: string };
  /**
   * Name of its sidebar in GraphQL, where no reader sees it; null for guides: pages that stand alone, without sidebar,
   * category listings, neighbours, feedback, tags and edit links.
   */
  sidebar: string | null;
  breadcrumbs: boolean;
  isInSitemap: boolean;
  isInSearch: boolean;
  /** Search rank of its pages: 0, or negative for pages that rank below others with the same content. */
  searchRank: number;
  /**
   * Docusaurus's plugin instance, which is part of search tags and storage keys: `default` for the main area, for others
   * their name. It keeps what readers of a migrated site have stored.
   */
  instance: string;
  /** For the main area the newest one, whose label stands in the menu of versions. Without versions any will do. */
  version: AreaVersion;
}

/** A version of an area's pages. */
export interface AreaVersion {
  name: string;
  label: string;
}

/** A version that readers may choose. A base path may be a prefix of another; the longest match counts. */
export interface DocsVersion extends AreaVersion {
  /** Path of the version's landing page. */
  basePath: string;
  /** Warning on its pages; null for the latest version. */
  warning: 'unreleased' | 'unmaintained' | null;
}

/** A link in the navbar, footer or a list. `to` is a path of this site or an external URL. */
export interface SiteLink {
  label: string;
  to: string;
}

/** A link in the navbar. */
export interface NavbarLink extends SiteLink {
  /** The item is also active on pages below this path, not only in its section of the sidebar. */
  activeBasePath?: string;
}

/** A navbar item that opens a list. */
export interface NavbarDropdown {
  label: string;
  items: readonly NavbarLink[];
}

export type NavbarItem = NavbarLink | NavbarDropdown;

export function isDropdown(item: NavbarItem): item is NavbarDropdown {
  return 'items' in item;
}

export interface FooterGroup {
  title: string;
  links: readonly SiteLink[];
}

/** The bar above the navbar. */
export interface Announcement {
  /** A new id shows the bar again to readers who dismissed the previous one. */
  id: string;
  /** Trusted; not sanitised. */
  html: string;
  closeable: boolean;
  backgroundColour?: string;
  textColour?: string;
}

export type ColourMode = 'light' | 'dark';

export interface ColourModeDefinition {
  defaultMode: ColourMode;
  canSwitch: boolean;
  /**
   * If true, the system's mode applies to readers who have not chosen one, and the button cycles through three states.
   */
  respectSystem: boolean;
}

/** A logo for both colour modes; CSS shows the right one. */
export interface Logo {
  light: string;
  dark: string;
  width: number;
  height: number;
}

/** What search suggests and how it ranks: `site/search.ts` fills it in. */
export interface SearchSettings {
  /** Maximum hits per area in the overlay. */
  resultsPerGroup: number;
  /** Maximum rows of a page in the overlay: the page, and sections under it. */
  resultsPerPage: number;
  /** Maximum length of a question, in characters. */
  questionLength: number;
  /** Whether searches and conversations are stored in the browser. */
  remembers: boolean;
  /** Suggested on the start screen. */
  popularPages: readonly { title: string; path: string }[];
  /** Shown on the home page, and on the start screen where questions are answered, to say what the field can do. */
  sampleQuestions: readonly string[];
  /** Suggested if nothing was found and there are no earlier results. */
  popularQueries: readonly string[];
  /** URL for reporting missing results, with `{query}` as a placeholder; null for no link. */
  missingResultsUrl: string | null;
  /** Further filters: all must match, each by one of its values. */
  filters: readonly { attribute: string; values: readonly string[] }[];
  /** URLs of this site that are opened with a full page load. */
  externalUrls: RegExp | null;
  /** Loads what answers from quoted passages, an `AnswerHelper` of a package such as `device-answers`; null for none. */
  answerHelper: (() => Promise<object>) | null;
}

/** An assistant that readers can open with a page. Nothing is sent to it unless they choose it. */
export interface AssistantDefinition {
  /** Shown after “Open in”. */
  name: string;
  /** URL that starts a conversation; `{prompt}` in it is replaced by a request to read the page. */
  address: string;
}
