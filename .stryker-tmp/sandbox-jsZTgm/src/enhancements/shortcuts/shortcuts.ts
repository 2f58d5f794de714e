import { settings } from '../../shared/settings';
import { loadOnce } from '../../browser/load';
import { hasSingleKeys, isTyping } from './single-keys';

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

/** Returns the action of a key, unless the key belongs to a field, a dialog or the browser. */
function actionOf(event: KeyboardEvent): (() => void) | undefined {
  if (event.isComposing || event.repeat || event.defaultPrevented || isTyping(event.target)) return undefined;
  // Ctrl+[ and Cmd+[ belong to the browser. Some keyboards need AltGr for brackets, which reports as Ctrl+Alt.
  if (event.metaKey || (event.ctrlKey && !event.getModifierState('AltGraph'))) return undefined;
  return hasSingleKeys() && !document.querySelector('dialog[open]') ? actions[event.key] : undefined;
}

/**
 * Starts the shortcuts: `[` and `]` go to the neighbouring pages, `?` lists all keys. Must run once, on client entry.
 */
export function startShortcuts(): void {
  if (!settings.pageShortcuts) return;
  document.addEventListener('keydown', (event) => {
    const act = actionOf(event);
    if (!act) return;
    event.preventDefault();
    act();
  });
}
