import { createHost } from './browser';
import type { ChatWidgetOptions } from './options';
import { createWidget } from './widget';

type Show = (pathname: string) => void;

/**
 * Starts the widget; only configured sites load this chunk. The glob matcher is a separate chunk, so that sites without
 * patterns do not load it. Rejects if that chunk does not load or a pattern is invalid.
 */
export async function start(options: ChatWidgetOptions, widgetId: string): Promise<Show> {
  const { include, exclude } = options;
  const hasPatterns = include.length + exclude.length > 0;
  const isEligible = hasPatterns ? (await import('./eligibility')).compileEligibility(include, exclude) : () => true;
  const widget = createWidget(widgetId, createHost(options));
  return (pathname) => widget.want(isEligible(pathname));
}
