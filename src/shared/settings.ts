import { logoSizes } from './constants';
import type { Product } from './product';

/** A link in navbar or footer. `to` is a path of this site or an address elsewhere. */
export interface SettingLink {
  label: string;
  to: string;
  /** Paths below this one mark the item as active too, besides its section of the sidebar. */
  activeBasePath?: string;
}

/** A navbar entry that opens a list. */
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
  /** A new id shows the bar again to readers who dismissed the former one. */
  id: string;
  /** Written by the site's owner, shown as it is. */
  html: string;
  closeable: boolean;
  backgroundColour?: string;
  textColour?: string;
}

export type ColourMode = 'light' | 'dark';

/** Colour mode. */
export interface ColourModeSetting {
  defaultMode: ColourMode;
  canSwitch: boolean;
  /** `true`: readers without a choice follow their system, and the button cycles through three states. */
  respectSystem: boolean;
}

export interface Settings {
  /** What replaces `{product}` in content and in paths. */
  product: Product;
  /** Second part of every page title. */
  siteTitle: string;
  /** Description of the home page, and of the site for search engines. */
  siteDescription: string;
  /** Variant of the site for its owner's scripts; on `<html data-site-variant>`. */
  siteVariant: 'public';
  copyrightYear: number;
  /**
   * The header's is a bitmap of three times its size, made from `docs/logo`: a drawing is a document of its own to the
   * browser and holds up the first paint (40 ms on a slow phone). The footer's is lazy, so a drawing does there.
   */
  logo: { alt: string; header: LogoSetting; footer: LogoSetting };
  navbar: { left: readonly NavbarItem[]; right: readonly NavbarItem[]; hideOnScroll: boolean };
  footer: readonly FooterGroup[];
  announcement: AnnouncementSetting | null;
  colourMode: ColourModeSetting;
  /** Folder of the sources on the web, to which a page's file is added; null: no "Edit this page". */
  editUrl: string | null;
  /** Whether "Last updated on …" stands below a page. */
  showLastUpdate: boolean;
  /** Ending of every key in browser storage, for several sites on one origin. */
  storageSuffix: string;
  /** Banner when the site is served under another base path than configured. */
  baseUrlBanner: boolean;
  /** Whether `/`, Ctrl+K and Cmd+K open search. */
  searchShortcuts: boolean;
  /** Whether `[` and `]` turn pages and `?` lists all keys. */
  pageShortcuts: boolean;
}

/** The same drawing for both colour modes; CSS shows the right one. */
export interface LogoSetting {
  light: string;
  dark: string;
  width: number;
  height: number;
}

const product: Product = { name: 'Clever Commerce', slug: 'clever-commerce' };

/** Where "For Developers" leads unless `DEVELOPER_SITE_URL` says otherwise. */
const developerSite = process.env.GATSBY_DEVELOPER_SITE_URL ?? 'https://developers.example.com/';

/** Marketing pages are placeholders until the owner of the site sets them. */
const marketing = (label: string, page: string): SettingLink => ({ label, to: `https://www.example.com/${page}` });

/** What the owner of the site may change without touching code. */
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
  showLastUpdate: true,
  storageSuffix: '',
  baseUrlBanner: true,
  searchShortcuts: true,
  pageShortcuts: true,
};
