import { logoSizes } from './constants';
import type { Product } from './product';

/** A link in the navbar or footer. `to` is a path of this site or an external URL. */
export interface SettingLink {
  label: string;
  to: string;
  /** The item is also active on pages below this path, not only in its section of the sidebar. */
  activeBasePath?: string;
}

/** A navbar item that opens a list. */
export interface SettingDropdown {
  label: string;
  items: readonly SettingLink[];
}

export type NavbarItem = SettingLink | SettingDropdown;

export function isDropdown(item: NavbarItem): item is SettingDropdown {
  return 'items' in item;
}

export interface FooterGroup {
  title: string;
  links: readonly SettingLink[];
}

/** The bar above the navbar. */
export interface AnnouncementSetting {
  /** A new id shows the bar again to readers who dismissed the previous one. */
  id: string;
  /** Trusted; not sanitised. */
  html: string;
  closeable: boolean;
  backgroundColour?: string;
  textColour?: string;
}

export type ColourMode = 'light' | 'dark';

export interface ColourModeSetting {
  defaultMode: ColourMode;
  canSwitch: boolean;
  /**
   * If true, the system's mode applies to readers who have not chosen one, and the button cycles through three states.
   */
  respectSystem: boolean;
}

export interface Settings {
  /** Replaces `{product}` in content and paths. */
  product: Product;
  /** Second part of every page title. */
  siteTitle: string;
  /** Meta description of the home page. */
  siteDescription: string;
  /** Set on `<html data-site-variant>`, for the owner's scripts. */
  siteVariant: 'public';
  copyrightYear: number;
  /**
   * The header's logo is a bitmap of three times its size, made from `docs/logo`, because an SVG delays the first paint
   * (by 40 ms on a slow phone). The footer's is lazy, so it can be an SVG.
   */
  logo: { alt: string; header: LogoSetting; footer: LogoSetting };
  navbar: { left: readonly NavbarItem[]; right: readonly NavbarItem[]; hideOnScroll: boolean };
  footer: readonly FooterGroup[];
  announcement: AnnouncementSetting | null;
  colourMode: ColourModeSetting;
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

/** A logo for both colour modes; CSS shows the right one. */
export interface LogoSetting {
  light: string;
  dark: string;
  width: number;
  height: number;
}

const product: Product = { name: 'Clever Commerce', slug: 'clever-commerce' };

const developerSite = process.env.GATSBY_DEVELOPER_SITE_URL ?? 'https://developers.example.com/';

/** Placeholder links, to be replaced by the site's owner. */
const marketing = (label: string, page: string): SettingLink => ({ label, to: `https://www.example.com/${page}` });

/** Settings that the site's owner can change without touching code. */
export const settings: Settings = {
  product,
  siteTitle: `${product.name} Help`,
  siteDescription:
    'How to sell digital products and subscriptions: set-up, pricing, checkout, payments, renewals, reports and partners.',
  siteVariant: 'public',
  copyrightYear: 2025,
  logo: {
    alt: `${product.name} Help`,
    header: { light: '/logo-light.webp', dark: '/logo-dark.webp', ...logoSizes.header },
    footer: { light: '/logo-footer-light.svg', dark: '/logo-footer-dark.svg', ...logoSizes.footer },
  },
  navbar: {
    left: [
      { label: 'Get started', to: '/docs/category/get-started' },
      { label: 'CleverEssentials', to: '/docs/category/cleveressentials' },
      { label: 'Premium Solutions', to: '/docs/premium-solutions' },
      { label: 'Desktop Tools', to: '/docs/category/desktop-tools' },
    ],
    right: [
      { label: 'Changelog', to: '/docs/changelog' },
      { label: 'For Developers', to: developerSite },
    ],
    hideOnScroll: true,
  },
  footer: [
    {
      title: 'Resources',
      links: [marketing('Blog', 'blog'), marketing('Webinars', 'webinars'), marketing('Customer stories', 'stories')],
    },
    {
      title: 'Solutions',
      links: [
        marketing('Software and SaaS', 'software-and-saas'),
        marketing('Subscription billing', 'subscription-billing'),
        marketing('Partner sales', 'partner-sales'),
      ],
    },
    {
      title: 'Benefits',
      links: [
        marketing('Global payments', 'global-payments'),
        marketing('Tax and compliance', 'tax-and-compliance'),
        marketing('Revenue recovery', 'revenue-recovery'),
      ],
    },
  ],
  announcement: null,
  colourMode: { defaultMode: 'light', canSwitch: true, respectSystem: false },
  editUrl: null,
  publishedFolders: [],
  embedOrigins: [],
  mediaOrigins: [],
  descriptionLength: { min: 50, max: 160 },
  showLastUpdate: true,
  storageSuffix: '',
  baseUrlBanner: true,
  searchShortcuts: true,
  pageShortcuts: true,
};
