import { site } from '../../shared/site';
import { loadOnce } from '../../browser/load';
import { siteKey } from '../../browser/site-keys';
import { hasSingleKeys } from './single-keys';

const loadHelp = loadOnce(() => import(/* webpackChunkName: "shortcuts-help" */ './help'));

/** Shows the keyboard shortcuts. Only logs a failure to load, because nothing depends on it. */
export function openHelp(): void {
  loadHelp().then(
    ({ showHelp }) => showHelp(),
    (reason: unknown) => console.warn('The list of keyboard shortcuts could not be loaded.', reason),
  );
}

const actions: Readonly<Record<string, () => void>> = {
  '[': () => turnPage('prev'),
  ']': () => turnPage('next'),
  '?': openHelp,
};

function turnPage(rel: 'prev' | 'next'): void {
  document.querySelector<HTMLAnchorElement>(`main a[rel="${rel}"]`)?.click();
}

/** Returns the action of a key, unless a dialog is open. */
function actionOf(event: KeyboardEvent): (() => void) | undefined {
  const act = actions[siteKey(event, hasSingleKeys)];
  return act && !document.querySelector('dialog[open]') ? act : undefined;
}

/**
 * Starts the shortcuts: `[` and `]` go to the neighbouring pages, `?` lists all keys. Must run once, on client entry.
 */
export function startShortcuts(): void {
  if (!site.pageShortcuts) return;
  document.addEventListener('keydown', (event) => {
    const act = actionOf(event);
    if (!act) return;
    event.preventDefault();
    act();
  });
}
