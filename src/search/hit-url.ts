import { searchSettings } from '../shared/search-settings';
import { navigateTo } from '../navigation/navigate';

/** Origins that are this site: where it runs, and where it says it belongs. */
function siteOrigins(): Set<string> {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new Set([window.location.origin, ...(canonical ? [new URL(canonical).origin] : [])]);
}

/** Absolute addresses of this site become path and hash; others stay. */
export function localUrl(url: string): string {
  if (!URL.canParse(url, window.location.href)) return url;
  const { origin, pathname, search, hash } = new URL(url, window.location.href);
  return siteOrigins().has(origin) ? pathname + search + hash : url;
}

/** Whether the owner wants an address to be opened by a full load although it is of this site. */
export function opensInFull(url: string): boolean {
  return searchSettings.externalUrls?.test(url) ?? false;
}

/** Follows a hit: inside the site, or by a full load where the owner wants it. */
export function followUrl(url: string): void {
  if (opensInFull(url)) window.location.assign(url);
  else navigateTo(url);
}

/** Follows a hit beside the open page, which stays. */
export function followInNew(place: 'tab' | 'window', url: string): void {
  const features = place === 'tab' ? 'noopener' : `noopener,width=${window.outerWidth},height=${window.outerHeight}`;
  window.open(url, '_blank', features);
}
