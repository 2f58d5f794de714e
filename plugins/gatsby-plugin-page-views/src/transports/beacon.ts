import { sendBeacon } from '../browser';
import type { PageViewsOptions } from '../options';
import type { Transport } from '../transport';

/** Sends each view and event as JSON to the site owner's endpoint: no third-party script, no cookie. */
export function createBeacon(id: string, { endpoint }: PageViewsOptions): Transport {
  const send = (content: object): void => {
    if (endpoint) sendBeacon(endpoint, JSON.stringify({ id, ...content }));
  };
  return { start: send, send, report: ({ name, parameters }) => send({ event: name, ...parameters }) };
}
