import type { ChatWidgetOptions } from './options';
import { whenIdle } from './when-idle';

type Show = (pathname: string) => void;

let pathname: string | null = null;
let show: Show | null = null;
let isRequested = false;

/** Reports the current path. A change of only hash or query is ignored. */
export function showOn(next: string, options: ChatWidgetOptions, widgetId: string): void {
  if (next === pathname) return;
  pathname = next;
  if (show) show(next);
  else if (!isRequested) {
    isRequested = true;
    whenIdle(() => load(options, widgetId));
  }
}

/** If a chunk does not load, the next page tries again. Never leaves a rejected promise. */
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
