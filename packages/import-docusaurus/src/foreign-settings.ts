import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { isRecord } from './engine';
import { quoted } from './code-text';

/** What a configuration of Docusaurus says of the site, as it is written. */
export interface ForeignConfig {
  root: string;
  title: unknown;
  tagline: unknown;
  themeConfig: unknown;
  /** Folders whose files are at the top of the site. */
  staticFolders: readonly string[];
}

/** Where the addresses of a configuration lead here. */
export interface Addresses {
  /** Returns a path of the other site as it is here. */
  resolve: (address: string) => string;
  /** Returns the path of a page by its id, or of the first page of a sidebar by its name; null if there is none. */
  pathOf: (id: string) => string | null;
}

/** A change of the site's definition. */
interface SettingChange {
  pattern: RegExp;
  replacement: string;
  what: string;
}

/** What is taken over of a configuration, and what is not, in sentences. */
export interface ForeignSettings {
  changes: readonly SettingChange[];
  left: readonly string[];
}

interface Link {
  label: string;
  to: string;
}

/** Returns what this site's definition can say of what the configuration says. */
export function readSettings(config: ForeignConfig, addresses: Addresses): ForeignSettings {
  const theme = record(config.themeConfig);
  const left: string[] = [];
  const changes: SettingChange[] = [];
  const set = (pattern: RegExp, replacement: string, what: string): void => {
    changes.push({ pattern, replacement, what });
  };
  const title = text(config.title);
  if (title !== undefined) set(/siteTitle: '[^\n]*',/, `siteTitle: ${quoted(title)},`, `The title is "${title}"`);
  const tagline = text(config.tagline);
  if (tagline !== undefined)
    set(/siteDescription: '[^\n]*',/, `siteDescription: ${quoted(tagline)},`, 'The description is the tagline');
  const navbar = record(theme.navbar);
  const items = list(navbar.items).map(record);
  const written = items.flatMap((item) => navbarItem(item, addresses, left).map((code) => ({ code, item })));
  if (written.length > 0) {
    const side = (name: string): string =>
      written
        .filter(({ item }) => (item.position === 'right' ? 'right' : 'left') === name)
        .map(({ code }) => code)
        .join(', ');
    const isHidden = navbar.hideOnScroll === true;
    set(
      /navbar: \{ left: \[[^\n]*\], right: \[[^\n]*\], hideOnScroll: \w+ \},/,
      `navbar: { left: [${side('left')}], right: [${side('right')}], hideOnScroll: ${isHidden} },`,
      `The navbar has ${written.length} items`,
    );
  }
  const logo = logoOf(config, record(navbar.logo));
  if (logo) set(/logo: \{\n(?: {4}.*\n)+ {2}\},/, logo.code, `The logo is ${logo.file}`);
  else if (text(record(navbar.logo).src) !== undefined)
    left.push('The logo: its size is unknown. Set `logo` in site/site.ts.');
  const groups = footerGroups(record(theme.footer), addresses, left);
  if (groups.length > 0)
    set(/footer: \[\],/, `footer: [${groups.join(', ')}],`, `The footer has ${groups.length} groups of links`);
  const bar = record(theme.announcementBar);
  const html = text(bar.content);
  if (html !== undefined)
    set(/announcement: null,/, `announcement: ${announcement(bar, html)},`, 'The announcement bar is the same');
  const mode = record(theme.colorMode);
  if (Object.keys(mode).length > 0)
    set(
      /colourMode: \{[^\n]*\},/,
      `colourMode: { defaultMode: '${mode.defaultMode === 'dark' ? 'dark' : 'light'}', canSwitch: ${mode.disableSwitch !== true}, respectSystem: ${mode.respectPrefersColorScheme === true} },`,
      'Colour modes are offered as there',
    );
  return { changes, left };
}

/** Returns what the navbar calls the sidebars, by their name. */
export function sidebarLabels({ themeConfig }: ForeignConfig): Map<string, string> {
  const items = list(record(record(themeConfig).navbar).items).map(record);
  const all = [...items, ...items.flatMap((item) => list(item.items).map(record))];
  return new Map(
    all.flatMap(({ sidebarId, label }) =>
      typeof sidebarId === 'string' && typeof label === 'string' ? [[sidebarId, label] as const] : [],
    ),
  );
}

function navbarItem(item: Readonly<Record<string, unknown>>, addresses: Addresses, left: string[]): string[] {
  const label = text(item.label);
  if (item.type === 'dropdown' || Array.isArray(item.items)) {
    const links = list(item.items).flatMap((each) => linkOf(record(each), addresses) ?? []);
    return label === undefined || links.length === 0
      ? []
      : [`{ label: ${quoted(label)}, items: [${links.map(linkCode).join(', ')}] }`];
  }
  const link = linkOf(item, addresses);
  if (link) return [linkCode(link)];
  if (item.type !== 'search') left.push(`An item of the navbar: ${text(item.type) ?? label ?? 'without a label'}.`);
  return [];
}

function linkOf(item: Readonly<Record<string, unknown>>, { resolve, pathOf }: Addresses): Link | null {
  const id = text(item.docId) ?? text(item.sidebarId);
  const page = id === undefined ? null : pathOf(id);
  const to = page ?? text(item.to) ?? text(item.href);
  const label = text(item.label) ?? text(item.docId);
  if (to === undefined || label === undefined) return null;
  return { label, to: /^[a-z]+:/i.test(to) ? to : resolve(to.startsWith('/') ? to : `/${to}`) };
}

const linkCode = ({ label, to }: Link): string => `{ label: ${quoted(label)}, to: ${quoted(to)} }`;

function footerGroups(footer: Readonly<Record<string, unknown>>, addresses: Addresses, left: string[]): string[] {
  if (text(footer.copyright) !== undefined)
    left.push('The copyright line of the footer: set `copyrightYear` in site/site.ts.');
  return list(footer.links).flatMap((each) => {
    const { title, items } = record(each);
    const links = list(items).flatMap((item) => linkOf(record(item), addresses) ?? []);
    return links.length === 0
      ? []
      : [`{ title: ${quoted(text(title) ?? 'More')}, links: [${links.map(linkCode).join(', ')}] }`];
  });
}

function announcement(bar: Readonly<Record<string, unknown>>, html: string): string {
  const [background, colour] = [text(bar.backgroundColor), text(bar.textColor)];
  return `{ id: ${quoted(text(bar.id) ?? 'announcement')}, html: ${quoted(html)}, closeable: ${bar.isCloseable !== false}${
    background === undefined ? '' : `, backgroundColour: ${quoted(background)}`
  }${colour === undefined ? '' : `, textColour: ${quoted(colour)}`} }`;
}

/** Height of the logo in the header, in CSS pixels. */
const logoHeight = 32;

function logoOf(
  { root, staticFolders }: ForeignConfig,
  logo: Readonly<Record<string, unknown>>,
): { code: string; file: string } | null {
  const source = text(logo.src)?.replace(/^\//, '');
  if (source === undefined) return null;
  const size = sizeOf(root, staticFolders, source);
  if (!size) return null;
  const dark = text(logo.srcDark)?.replace(/^\//, '') ?? source;
  const width = Math.max(1, Math.round((size.width / size.height) * logoHeight));
  const part = (name: string): string =>
    `    ${name}: { light: ${quoted(`/${source}`)}, dark: ${quoted(`/${dark}`)}, width: ${width}, height: ${logoHeight} },\n`;
  const code = `logo: {\n    alt: ${quoted(text(logo.alt) ?? 'Logo')},\n${part('header')}${part('footer')}  },`;
  return { code, file: source };
}

/** Returns the size of a picture; null if there is none, or no size in it. */
function sizeOf(root: string, folders: readonly string[], name: string): { width: number; height: number } | null {
  const file = folders.map((folder) => path.join(root, folder, name)).find((each) => existsSync(each));
  try {
    return file === undefined ? null : imageSize(readFileSync(file));
  } catch {
    return null;
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
