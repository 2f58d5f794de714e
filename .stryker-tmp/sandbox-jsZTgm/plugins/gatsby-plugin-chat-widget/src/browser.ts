import type { ChatWidgetOptions } from './options';
import type { Provider, WidgetHost } from './widget';

/** The plugin's only access to the page: the script, the provider's global, the console. */
export function createHost({ scriptUrl, globalName, rootSelector }: ChatWidgetOptions): WidgetHost {
  const warned = new Set<string>();
  return {
    async loadScript() {
      hideInPrint(rootSelector);
      await Promise.all([insertScript(scriptUrl), pageLoaded()]);
    },
    findProvider: () => Reflect.get(window, globalName) as Provider | null | undefined,
    after: (milliseconds, run) => void setTimeout(run, milliseconds),
    // Once per message, because a provider that is down would otherwise flood the console.
    warn(message, reason) {
      if (warned.has(message)) return;
      warned.add(message);
      console.warn(`Chat widget: ${message}.`, reason);
    },
  };
}

/** Loads a script and removes its element on failure, so that there are never two. */
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

/** The DocsBot widget mounts on the window's load event even if unmounted since, so wait for that. */
function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

let isHiddenInPrint = false;

/** Uses a style sheet so that the widget's own element is left alone. */
function hideInPrint(selector: string): void {
  if (isHiddenInPrint || selector === '') return;
  isHiddenInPrint = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@media print{${selector}{display:none!important}}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
