import { sendBeacon } from '../browser';
import type { PageViewsOptions } from '../options';
import type { PageView, Transport } from '../transport';

/** Sends each view as JSON to the site owner's endpoint: no third-party script, no cookie. */
export function createBeacon(id: string, { endpoint }: PageViewsOptions): Transport {
  const send = (view: PageView): void => {
    if (endpoint) sendBeacon(endpoint, JSON.stringify({ id, ...view }));
  };
  return { start: send, send };
}
