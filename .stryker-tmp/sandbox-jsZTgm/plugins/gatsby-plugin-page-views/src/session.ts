import type { PageViewsOptions } from './options';

let update: (() => void) | null = null;
let isLoading = false;

/** Reports a route change. The counter is a separate chunk; if it does not load, the next page tries again. */
export function countRoute(options: PageViewsOptions, id: string): void {
  if (update) update();
  if (update || isLoading) return;
  isLoading = true;
  import('./start')
    .then((part) => {
      update = part.start(options, id);
      update();
    })
    .catch((reason: unknown) => {
      isLoading = false;
      console.warn('Page views: they cannot be counted.', reason);
    });
}
