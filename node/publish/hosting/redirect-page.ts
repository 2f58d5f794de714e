import { scriptHash } from './inline-scripts';
import type { Redirect } from '../../pages/redirects';
import { encodePath } from './redirects-file';

/**
 * Goes on to the page named by the link, with the query and hash that the reader came with, and without an entry in the
 * history. The text is the same on every redirect page, so that one hash in the policy serves all.
 */
export const redirectScript =
  "location.replace(document.querySelector('link[rel=canonical]').dataset.path+location.search+location.hash)";

/** Belongs into the policy wherever redirect pages are served. */
export const redirectScriptHash = scriptHash(redirectScript);

export interface RedirectPageSite {
  /** Origin of the site, without final slash. */
  siteUrl: string;
  /** `''` or `/x`. */
  pathPrefix?: string | undefined;
}

/** A page for hosts that know no redirects: it moves the reader on, with script or without. */
export function renderRedirectPage({ to }: Redirect, { siteUrl, pathPrefix = '' }: RedirectPageSite): string {
  const path = escapeAttribute(pathPrefix + encodePath(to));
  const address = escapeAttribute(siteUrl.replace(/\/$/, '')) + path;
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
