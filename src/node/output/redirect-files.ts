import { readRedirects } from '../build/redirects';
import type { Redirect } from '../build/redirects';
import type { OutputWriter } from './manifest';
import type { SitePage } from './site-pages';

export interface SiteAddress {
  /** Without final slash. */
  siteUrl: string;
  /** `''` or a path such as `/help`. */
  pathPrefix: string;
}

/**
 * One small page per redirect for any host, and `_redirects` for hosts that know it. The spaced form of a path is
 * written both as a folder with real spaces and percent-encoded (RTE-11).
 */
export function writeRedirects(writer: OutputWriter, pages: readonly SitePage[], address: SiteAddress): Redirect[] {
  const { redirects } = readRedirects(pages.map(({ path }) => path));
  for (const redirect of redirects) {
    const folder = redirect.from.replace(/^\/|\/$/g, '');
    writer.write(`${folder}/index.html`, renderRedirectPage(redirect, address));
  }
  writer.write('_redirects', renderRedirectsFile(redirects, address));
  return redirects;
}

function renderRedirectPage({ to }: Redirect, { siteUrl, pathPrefix }: SiteAddress): string {
  const target = encodeURI(pathPrefix + to);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${siteUrl}${target}">
<meta http-equiv="refresh" content="0; url=${target}">
</head>
<body><p>This page has moved to <a href="${target}">${target}</a>.</p></body>
</html>
`;
}

/** Both slash forms of each path, since a host may compare exactly. */
function renderRedirectsFile(redirects: readonly Redirect[], { pathPrefix }: SiteAddress): string {
  const lines = redirects.flatMap(({ from, to }) => {
    const source = encodeURI(pathPrefix + from).replace(/\/$/, '');
    const target = encodeURI(pathPrefix + to);
    return [`${source} ${target} 301`, `${source}/ ${target} 301`];
  });
  return `${lines.join('\n')}\n`;
}
