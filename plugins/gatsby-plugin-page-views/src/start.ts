import { createCounter } from './counter';
import { readerEvent, readEvent } from './events';
import { looksPersonal } from './looks-personal';
import type { PageViewsOptions } from './options';
import { consentEvent, isAllowed } from './permission';
import { createBeacon } from './transports/beacon';
import { createGtag } from './transports/gtag';

const transports = { beacon: createBeacon, gtag: createGtag };

/** Starts counting; only configured sites load this chunk. Returns a function to call after each route change. */
export function start(options: PageViewsOptions, id: string): () => void {
  const counter = createCounter({
    transport: transports[options.transport](id, options),
    isAllowed: () => isAllowed(options),
    readView: () => {
      const { pathname, search, hash, origin } = window.location;
      // The address of a search page has what was searched for, and its title may have it.
      const isPersonal = [...new URLSearchParams(search).values()].some(looksPersonal);
      const path = pathname + (isPersonal ? '' : search) + (options.countHashes ? hash : '');
      return { path, address: origin + path, title: isPersonal ? '' : document.title };
    },
    after: (milliseconds, run) => void setTimeout(run, milliseconds),
    warn: (message, reason) => console.warn(`Page views: ${message}.`, reason),
  });
  document.addEventListener(consentEvent, counter.update);
  if (options.events) {
    document.addEventListener(readerEvent, (event) => {
      const read = event instanceof CustomEvent ? readEvent(event.detail) : null;
      if (read) counter.report(read);
    });
  }
  return counter.update;
}
