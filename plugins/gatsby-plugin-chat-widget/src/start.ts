import { createHost } from './browser';
import type { ChatWidgetOptions } from './options';
import { createWidget } from './widget';

type Show = (pathname: string) => void;

/**
 * Everything that only a configured site loads. The glob matcher is a part of its own, which a site without patterns
 * does not load either. Rejects when that part cannot be loaded or a pattern is none.
 */
export async function start(options: ChatWidgetOptions, widgetId: string): Promise<Show> {
  const { include, exclude } = options;
  const hasPatterns = include.length + exclude.length > 0;
  const isEligible = hasPatterns ? (await import('./eligibility')).compileEligibility(include, exclude) : () => true;
  const widget = createWidget(widgetId, createHost(options));
  return (pathname) => widget.want(isEligible(pathname));
}
