import styles from '!!file-loader?name=static/[name].[contenthash].css!./search.css';
import { loadOnce, loadStyles } from '../browser/load';
import { afterPaint } from '../browser/screen';
import { prepareIndex } from './providers/embedded/index-source';
import { embeddedProvider, providerName } from './provider-name';
import { openKey } from './keys';
import { createShell } from './shell';
import type { SearchShell } from './shell';
import type { OverlayHandle } from './overlay/mount';

/** What opens search: any link with this attribute. */
const trigger = '[data-search-open]';
/** How long a query is kept after the overlay was dismissed. */
const keptFor = 5 * 60_000;
/** A longer selection is no query. */
const longestSelection = 64;

/** Beside the one style sheet of the site, which every page links: this one is for those who search. */
const stylesUrl = styles as string;

const loadOverlay = loadOnce(async () => {
  const [{ mountOverlay }] = await Promise.all([
    import(/* webpackChunkName: "search-overlay" */ './overlay/mount'),
    loadStyles(stylesUrl),
  ]);
  return mountOverlay;
});

/** Starts loading what searching needs; called at the first sign of intent, so a failure is not shown yet. */
function prepare(): void {
  if (providerName === embeddedProvider) prepareIndex();
  loadOverlay().catch(() => undefined);
}

let shell: SearchShell | null = null;
let overlay: OverlayHandle | null = null;
let kept: { query: string; until: number } | null = null;

/** Opens search. What the reader types before the overlay has come goes into the shell's field, and from there into it. */
export function openSearch(query = ''): void {
  if (shell) return;
  const initial = query || selectedText();
  const remembered = initial === '' && kept !== null && kept.until > Date.now() ? kept.query : '';
  shell = createShell({ query: initial || remembered, onDismiss: dismiss, onEscape: () => overlay?.escape() ?? false });
  if (remembered !== '') shell.input.select();
  fill(shell);
}

function fill(current: SearchShell): void {
  prepare();
  // The shell answers the tap and takes keys: it is painted before the overlay is drawn, which takes longer.
  Promise.all([loadOverlay(), new Promise<void>(afterPaint)]).then(
    ([mountOverlay]) => {
      if (shell !== current) return;
      overlay = mountOverlay({ shell: current, onDismiss: dismiss, onChosen: () => close() });
    },
    () => {
      if (shell === current) current.showFailure(() => fill(current));
    },
  );
}

/** Closed without a choice: the query is kept for a while. */
function dismiss(): void {
  const query = overlay?.query() ?? shell?.input.value ?? '';
  close();
  kept = query === '' ? null : { query, until: Date.now() + keptFor };
}

function close(): void {
  kept = null;
  overlay?.unmount();
  overlay = null;
  shell?.remove();
  shell = null;
}

function selectedText(): string {
  // Blocks of a selection stand on lines, which a field would join.
  const text = window.getSelection()?.toString().replace(/\s+/g, ' ').trim() ?? '';
  return text.length <= longestSelection ? text : '';
}

/** Listens on the document, in the capture phase: navigation must not follow the link that opens search. */
export function startSearchHost(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const triggerOf = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(trigger) : null);

  const click = (event: MouseEvent): void => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !triggerOf(event)) return;
    event.preventDefault();
    openSearch();
  };
  const key = (event: KeyboardEvent): void => {
    const meaning = openKey(event, triggerOf(event) !== null);
    if (meaning === null) return;
    event.preventDefault();
    if (meaning === 'toggle' && shell) dismiss();
    else openSearch(meaning === 'toggle' || meaning === 'open' ? '' : meaning.text);
  };
  const intent = (event: Event): void => {
    if (triggerOf(event)) prepare();
  };
  document.addEventListener('click', click, { capture: true, signal });
  document.addEventListener('keydown', key, { capture: true, signal });
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, intent, { passive: true, signal });
  }
  document.addEventListener(
    'site:open-search',
    (event) => openSearch((event as CustomEvent<{ query?: string } | null>).detail?.query),
    { signal },
  );
  return () => {
    controller.abort();
    close();
  };
}
