import { withoutSlash } from '../../shared/paths';
import { sendForJson } from '../../browser/send';
import { withoutPrefix, withPrefix } from '../../navigation/prefix';

let routes: ReadonlySet<string> | null = null;

/** Asks once which pages there are; without an answer all are believed. */
export async function loadKnownRoutes(): Promise<void> {
  if (routes) return;
  const list = await sendForJson(withPrefix('/routes.json')).catch(() => null);
  if (Array.isArray(list)) routes = new Set(list.filter((route) => typeof route === 'string').map(withoutSlash));
}

/** Whether an address leads to a page of this build; addresses elsewhere are not ours to judge. */
export function isKnownRoute(url: string): boolean {
  if (!routes || !url.startsWith('/')) return true;
  const [path = ''] = url.split(/[?#]/);
  return routes.has(withoutSlash(withoutPrefix(path)));
}
