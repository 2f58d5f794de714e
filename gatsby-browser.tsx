import './src/styles/index.css';
import type { GatsbyBrowser } from 'gatsby';
import { rememberVersion } from './src/enhancements/remember-version';
import { startHeadingLinks } from './src/enhancements/heading-link/heading-link';
import { wrapPage } from './src/document/wrap-page';
import { mountPageStatus } from './src/components/errors/page-status';
import { loadFirstPage } from './src/navigation/first-page';
import { onRouteCommitted, startNavigation } from './src/navigation/client';
import { hydrateLate } from './src/navigation/hydrate';
import { declaredPath } from './src/navigation/prefix';
import { startShortcuts } from './src/enhancements/shortcuts/shortcuts';
import { startZoom } from './src/enhancements/zoom';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage as GatsbyBrowser['wrapPageElement'];

export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

async function startClient(): Promise<void> {
  startNavigation();
  startZoom();
  startHeadingLinks();
  startShortcuts();
  mountPageStatus();
  // Gatsby waits for it before it asks for the page: the task in which the scripts were evaluated ends first.
  await new Promise((resolve) => setTimeout(resolve));
  if (process.env.NODE_ENV !== 'development') await loadFirstPage();
}

export const onClientEntry = startClient as GatsbyBrowser['onClientEntry'];

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => hydrateLate;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (args) => {
  onRouteCommitted(args);
  rememberVersion(declaredPath(args.location.pathname));
};
