import type { GatsbyBrowser } from 'gatsby';
import { defaultOptions } from './src/options';
import type { ChatWidgetOptions } from './src/options';
import { showOn } from './src/session';

/** Does nothing without a widget id. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }, options) => {
  const settings: ChatWidgetOptions = { ...defaultOptions, ...options };
  if (settings.widgetId) showOn(location.pathname, settings, settings.widgetId);
};
