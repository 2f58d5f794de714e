import { withoutSlash } from '../../shared/paths';
import { sendForJson } from '../../browser/send';
import { declaredPath, withPrefix } from '../../navigation/prefix';

let routes: ReadonlySet<string> | null = null;

/** Loads the list of pages once. If that fails, all routes count as known. */
export async function loadKnownRoutes(): Promise<void> {
  if (routes) return;
  const list = await sendForJson(withPrefix('/routes.json')).catch(() => null);
  if (Array.isArray(list)) routes = new Set(list.filter((route) => typeof route === 'string').map(withoutSlash));
}

/** Whether a URL leads to a page of this build; always true for URLs of other sites. */
export function isKnownRoute(url: string): boolean {
  if (!routes || !url.startsWith('/')) return true;
  const [path = ''] = url.split(/[?#]/);
  return routes.has(withoutSlash(declaredPath(path)));
}
