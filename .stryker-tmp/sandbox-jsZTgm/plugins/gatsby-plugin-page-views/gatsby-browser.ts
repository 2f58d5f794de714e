import type { GatsbyBrowser } from 'gatsby';
import { defaultOptions } from './src/options';
import type { PageViewsOptions } from './src/options';
import { countRoute } from './src/session';

/** Does nothing without an id and in development. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (_, options) => {
  const settings: PageViewsOptions = { ...defaultOptions, ...options };
  if (process.env.NODE_ENV === 'production' && settings.id) countRoute(settings, settings.id);
};
