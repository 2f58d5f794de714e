import type { ChatWidgetOptions } from './options';
import type { Provider, WidgetHost } from './widget';

/** The plugin's only door to the page: the script, the provider's global, the console. */
export function createHost({ scriptUrl, globalName, rootSelector }: ChatWidgetOptions): WidgetHost {
  const said = new Set<string>();
  return {
    async loadScript() {
      hideInPrint(rootSelector);
      await Promise.all([insertScript(scriptUrl), pageLoaded()]);
    },
    findProvider: () => Reflect.get(window, globalName) as Provider | null | undefined,
    after: (milliseconds, run) => void setTimeout(run, milliseconds),
    // Once each: a provider that is down would otherwise fill the console, page by page.
    warn(message, reason) {
      if (said.has(message)) return;
      said.add(message);
      console.warn(`Chat widget: ${message}.`, reason);
    },
  };
}

/** Loads a script once; a failed element goes, so that there never are two. */
function insertScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} did not load`));
    };
    document.head.append(script);
  });
}

/** The real widget mounts at the window's load event, even if it was unmounted since: not before it. */
function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

let isHiddenInPrint = false;

/** The widget's own element is left alone. */
function hideInPrint(selector: string): void {
  if (isHiddenInPrint || selector === '') return;
  isHiddenInPrint = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@media print{${selector}{display:none!important}}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
