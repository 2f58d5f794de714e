import type { Diagnostic } from '../../src/shared/content-tree';
import { readRedirects } from '../pages/redirects';
import type { Redirect } from '../content/data/redirects';
import { renderRedirectPage } from './hosting/redirect-page';
import type { OutputWriter } from './output-writer';
import type { SitePage } from './site-pages';

export interface SiteAddress {
  /** Without trailing slash. */
  siteUrl: string;
  /** `''` or a path such as `/help`. */
  pathPrefix: string;
}

/**
 * Writes one small page per redirect, which works on any host; hosts with redirects also get them in their own files
 * (`node/publish/hosting`). A path with spaces becomes a folder with real spaces.
 */
export function writeRedirects(
  writer: OutputWriter,
  pages: readonly SitePage[],
  address: SiteAddress,
): { redirects: Redirect[]; diagnostics: Diagnostic[] } {
  const { redirects, diagnostics } = readRedirects(pages.map(({ path }) => path));
  for (const redirect of redirects) {
    const folder = redirect.from.replace(/^\/|\/$/g, '');
    writer.write(`${folder}/index.html`, renderRedirectPage(redirect, address));
  }
  return { redirects, diagnostics };
}
