import { isOwnPath } from '../shared/paths';
import { searchSettings } from '../shared/site-search';
import { navigateTo } from '../navigation/navigate';

/** Origins of this site: where it is served, and that of its canonical URL. */
function siteOrigins(): Set<string> {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new Set([window.location.origin, ...(canonical ? [new URL(canonical).origin] : [])]);
}

/** Returns path, query and hash of a URL of this site; other URLs unchanged. */
export function localUrl(url: string): string {
  if (!URL.canParse(url, window.location.href)) return url;
  const { origin, pathname, search, hash } = new URL(url, window.location.href);
  return siteOrigins().has(origin) ? pathname + search + hash : url;
}

/** Whether a URL is of this site, or of one that the settings name. */
export function isOfSite(url: string): boolean {
  return isOwnPath(localUrl(url)) || opensInFull(url);
}

/** Whether the site's settings require a full page load for a URL although it is on this site. */
export function opensInFull(url: string): boolean {
  return searchSettings.externalUrls?.test(url) ?? false;
}

/** Opens a hit in this tab: by client-side navigation, or by a full page load if the settings require it. */
export function followUrl(url: string): void {
  if (opensInFull(url)) window.location.assign(url);
  else navigateTo(url);
}

/** Opens a hit in a new tab or window. */
export function followInNew(place: 'tab' | 'window', url: string): void {
  const features = place === 'tab' ? 'noopener' : `noopener,width=${window.outerWidth},height=${window.outerHeight}`;
  window.open(url, '_blank', features);
}
