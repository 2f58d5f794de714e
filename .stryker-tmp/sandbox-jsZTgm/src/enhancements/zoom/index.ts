import { zoom } from '../../shared/constants';
import { loadOnce } from '../../browser/load';
import { onRouteChange } from '../../navigation/navigate';
import type * as ZoomModule from './zoom';
import { zoomables } from './zoomables';

type ZoomPart = typeof ZoomModule;

/** Enables zoom for the images of each page, with a delay after navigation. Must run once, on client entry. */
export function startZoom(): void {
  const load = loadOnce<ZoomPart>(() => import('./zoom'));
  let part: ZoomPart | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attach = async (): Promise<void> => {
    if (!document.querySelector(zoomables)) return;
    try {
      part = await load();
      part.attachZoom();
    } catch {
      // Zoom is optional; the next page tries again.
    }
  };

  onRouteChange(() => {
    clearTimeout(timer);
    part?.closeZoom();
    timer = setTimeout(() => void attach(), zoom.attachDelay);
  });
}
