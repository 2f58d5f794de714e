import './src/styles/index.css';
import type { GatsbyBrowser } from 'gatsby';
import { rememberVersion } from './src/components/docs-version/remember-version';
import { startHeadingLinks } from './src/components/heading-link/heading-link';
import { wrapPage } from './src/components/layout/wrap-page';
import { onRouteCommitted, startNavigation } from './src/components/navigation/client';
import { hydrateLate } from './src/components/navigation/hydrate';
import { withoutPrefix } from './src/components/navigation/prefix';
import { decideScroll } from './src/components/navigation/scroll';
import { startShortcuts } from './src/components/shortcuts/shortcuts';
import { startZoom } from './src/components/zoom';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage as GatsbyBrowser['wrapPageElement'];

export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

async function startClient(): Promise<void> {
  startNavigation();
  startZoom();
  startHeadingLinks();
  startShortcuts();
  // Gatsby waits for it before it asks for the page: the task in which the scripts were evaluated ends first.
  await new Promise((resolve) => setTimeout(resolve));
}

export const onClientEntry = startClient as GatsbyBrowser['onClientEntry'];

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => hydrateLate;

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = decideScroll;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (args) => {
  onRouteCommitted(args);
  rememberVersion(withoutPrefix(args.location.pathname));
};
