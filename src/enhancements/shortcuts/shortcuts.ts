import { settings } from '../../shared/settings';
import { loadOnce } from '../../browser/load';
import { hasSingleKeys, isTyping } from './single-keys';

const loadHelp = loadOnce(() => import(/* webpackChunkName: "shortcuts-help" */ './help'));

/** Lists the keys of the site. Without a network it stays away: nothing depends on it. */
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

/** What a key does on a page, if anything: fields, dialogs and the browser's own shortcuts keep theirs. */
function actionOf(event: KeyboardEvent): (() => void) | undefined {
  if (event.isComposing || event.repeat || event.defaultPrevented || isTyping(event.target)) return undefined;
  // Ctrl+[ and Cmd+[ are the browser's. Some keyboards have brackets behind AltGr, which counts as Ctrl+Alt.
  if (event.metaKey || (event.ctrlKey && !event.getModifierState('AltGraph'))) return undefined;
  return hasSingleKeys() && !document.querySelector('dialog[open]') ? actions[event.key] : undefined;
}

/** `[` and `]` turn pages, `?` lists the keys (behaviours 23, no. 25). Runs once, on client entry. */
export function startShortcuts(): void {
  if (!settings.pageShortcuts) return;
  document.addEventListener('keydown', (event) => {
    const act = actionOf(event);
    if (!act) return;
    event.preventDefault();
    act();
  });
}
