import { scriptHash } from './inline-scripts';
import type { Redirect } from '../../content/data/redirects';
import { encodePath, splitAnchor } from '../../../src/shared/paths';

/**
 * Navigates to the target of the canonical link, keeping the query, and the hash unless the target has one, without a
 * history entry. Identical on every redirect page, so that one hash in the policy covers all.
 */
export const redirectScript =
  "const to=new URL(document.querySelector('link[rel=canonical]').dataset.path,location.href);" +
  'to.search=location.search;to.hash=to.hash||location.hash;location.replace(to)';

/** Must be in the policy wherever redirect pages are served. */
export const redirectScriptHash = scriptHash(redirectScript);

export interface RedirectPageSite {
  /** Origin of the site, without trailing slash. */
  siteUrl: string;
  /** `''` or `/x`. */
  pathPrefix?: string | undefined;
}

/** Renders a page for hosts without redirects that forwards the reader, with or without script. */
export function renderRedirectPage({ to }: Redirect, { siteUrl, pathPrefix = '' }: RedirectPageSite): string {
  const path = escapeAttribute(pathPrefix + encodePath(to));
  const address = escapeAttribute(siteUrl.replace(/\/$/, '')) + splitAnchor(path)[0];
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}" data-path="${path}">
<script>${redirectScript}</script>
<noscript><meta http-equiv="refresh" content="0; url=${path}"></noscript>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>Read it at its <a href="${path}">new address</a>.</p>
</main>
</body>
</html>
`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
