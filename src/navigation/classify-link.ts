import { isSamePath, withoutIndexHtml } from '../shared/paths';
import { pathPrefix } from './prefix';

/** What a click on a link means: `null` leaves it to the browser. */
export interface InternalTarget {
  /** Path with base path, query and hash, `index.html` removed. */
  href: string;
  pathname: string;
  search: string;
  hash: string;
}

/** `.pdf`, `.mp4`, `.woff2`; not `.html`, and not the end of a version (`/docs/v2.10`). */
const assetExtension = /\.(?!html?$)(?=\d*[a-z])[a-z\d]{2,5}$/i;

/** Reads a link of the page; external ones, assets, new tabs and opted-out links are left to the browser. */
export function classifyLink(anchor: HTMLAnchorElement, current: Location = window.location): InternalTarget | null {
  if (anchor.target !== '' && anchor.target !== '_self') return null;
  if (anchor.hasAttribute('download') || anchor.hasAttribute('data-native')) return null;
  return anchor.getAttribute('href') === null ? null : classifyHref(anchor.href, current);
}

/** The same for an address. */
export function classifyHref(href: string, current: Location = window.location): InternalTarget | null {
  let url: URL;
  try {
    url = new URL(href, current.href);
    // Gatsby's loader decodes again and again, and throws; so does its router at the escape of a character that
    // separates. The browser shows the not-found page.
    // @reach gatsby: its loader decodes a path more than once, and throws, and its router escapes once more; a link that
    //   does nothing, or a white page (`starter.ts`): `classify-link.test.ts`, `starter.test.ts`, `navigation.spec.ts`
    if (decodeURI(url.pathname).includes('%')) return null;
  } catch {
    return null;
  }
  // The origin of a `blob:` address is that of the page that made it.
  if (url.origin !== current.origin || url.protocol !== current.protocol) return null;
  if (pathPrefix !== '' && url.pathname !== pathPrefix && !url.pathname.startsWith(`${pathPrefix}/`)) return null;
  if (assetExtension.test(url.pathname)) return null;
  const pathname = withoutIndexHtml(url.pathname);
  return { href: pathname + url.search + url.hash, pathname, search: url.search, hash: url.hash };
}

/** Whether only the hash differs: the browser scrolls by itself. */
export function isHashOnly(target: InternalTarget, current: Location = window.location): boolean {
  return target.hash !== '' && isSamePath(target.pathname, current.pathname) && target.search === current.search;
}
