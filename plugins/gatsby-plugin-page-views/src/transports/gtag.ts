import { insertScript, preconnect } from '../browser';
import type { PageViewsOptions } from '../options';
import type { PageView, Transport } from '../transport';
import { whenIdle } from '../when-idle';

interface TagWindow {
  dataLayer?: unknown[];
}

/**
 * A Google tag or a service that understands its queue: an array that the script reads whenever it loads, so nobody
 * waits if it never does. Each view has its own URL and title, because the script may read it much later.
 */
export function createGtag(id: string, { scriptUrl, cookiePrefix }: PageViewsOptions): Transport {
  const holder = window as TagWindow;
  const queue = (holder.dataLayer ??= []);

  // The script recognizes commands by being `arguments` objects.
  const command: (...parameters: unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params -- see above
    queue.push(arguments);
  };

  const describe = ({ path, address, title }: PageView): object => ({
    page_path: path,
    page_location: address,
    page_title: title,
  });

  return {
    start(view) {
      preconnect(scriptUrl);
      command('js', new Date());
      command('set', describe(view));
      // This command counts the first view.
      command('config', id, cookiePrefix ? { cookie_prefix: cookiePrefix } : {});
      const address = new URL(scriptUrl, location.href);
      address.searchParams.set('id', id);
      whenIdle(() => insertScript(address.href));
    },
    send(view) {
      command('set', describe(view));
      command('event', 'page_view', describe(view));
    },
    report({ name, parameters }) {
      command('event', name, parameters);
    },
  };
}
