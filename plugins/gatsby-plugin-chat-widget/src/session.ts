import type { ChatWidgetOptions } from './options';
import { whenIdle } from './when-idle';

type Show = (pathname: string) => void;

let pathname: string | null = null;
let show: Show | null = null;
let isRequested = false;

/** Tells of the path that is on screen. Another hash or query of the same path is no news. */
export function showOn(next: string, options: ChatWidgetOptions, widgetId: string): void {
  if (next === pathname) return;
  pathname = next;
  if (show) show(next);
  else if (!isRequested) {
    isRequested = true;
    whenIdle(() => load(options, widgetId));
  }
}

/** A part that does not load is tried again on the next page; nothing is ever left rejected. */
function load(options: ChatWidgetOptions, widgetId: string): void {
  import('./start')
    .then((part) => part.start(options, widgetId))
    .then(
      (started) => {
        show = started;
        if (pathname !== null) started(pathname);
      },
      (reason: unknown) => {
        isRequested = false;
        console.warn('Chat widget: it could not be started.', reason);
      },
    );
}
