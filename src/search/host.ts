import styles from '!!file-loader?name=static/[name].[contenthash].css!./search.css';
import { isModified } from '../browser/is-modified';
import { loadOnce, loadStyles } from '../browser/load';
import { afterPaint } from '../browser/screen';
import { backCloses } from '../navigation/back-closes';
import { withPrefix } from '../navigation/prefix';
import { manifestPath } from '../shared/search-record';
import { embeddedProvider, providerName } from './provider-name';
import { openKey } from './keys';
import { createShell } from './shell';
import type { SearchShell } from './shell';
import type { MountOverlay, OverlayHandle } from './overlay-handle';

/** Links that open search. */
const trigger = '[data-search-open]';
/** Milliseconds for which the query of a dismissed overlay is kept. */
const keptFor = 5 * 60_000;
/** Maximum length of a text selection that is used as the query. */
const longestSelection = 64;

/** Separate from the site's style sheet, so that only readers who search load it. */
const stylesUrl = styles as string;

// One expression, so that the bundler leaves out the dialog that a build does not use.
const loadOverlay = loadOnce<MountOverlay>(
  process.env.GATSBY_SEARCH_UI === 'docsearch'
    ? async () => {
        const part = await import(/* webpackChunkName: "docsearch" */ './docsearch/mount');
        await part.loadDocSearchStyles();
        return part.mountDocSearch;
      }
    : async () => {
        const [{ mountOverlay }] = await Promise.all([
          import(/* webpackChunkName: "search-overlay" */ './overlay/mount'),
          loadStyles(stylesUrl),
        ]);
        return mountOverlay;
      },
);

/** Starts loading the overlay and the index at the first sign of intent, so failures are not shown yet. */
function prepare(): void {
  if (providerName === embeddedProvider) prepareIndex();
  loadOverlay().catch(() => undefined);
}

let isPreloading = false;

function prepareIndex(): void {
  // The index's first file comes beside the code that asks for it, not after.
  if (!isPreloading) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '' });
    link.href = withPrefix(manifestPath);
    document.head.append(link);
    isPreloading = true;
  }
  import(/* webpackChunkName: "search-index" */ './providers/embedded/index-source').then(
    (source) => source.prepareIndex(),
    () => undefined,
  );
}

let shell: SearchShell | null = null;
let overlay: OverlayHandle | null = null;
let endBackCloses: ((leaves: boolean) => void) | null = null;
let dismissedQuery: { query: string; until: number } | null = null;

/**
 * Opens the search shell at once. Its field takes what is typed until the overlay has loaded and takes it over. `asks`
 * makes the query a question, if the site answers any.
 */
export function openSearch(query = '', asks?: boolean): void {
  if (shell) return;
  const initial = query || selectedText();
  const remembered =
    initial === '' && dismissedQuery !== null && dismissedQuery.until > Date.now() ? dismissedQuery.query : '';
  shell = createShell({ query: initial || remembered, onDismiss: dismiss, onEscape: () => overlay?.escape() ?? false });
  endBackCloses = backCloses(dismiss);
  if (remembered !== '') shell.input.select();
  fill(shell, asks);
}

function fill(current: SearchShell, asks?: boolean): void {
  prepare();
  // The shell must be painted before the overlay is rendered, which takes longer.
  Promise.all([loadOverlay(), new Promise<void>(afterPaint)]).then(
    ([mountOverlay]) => {
      if (shell !== current) return;
      overlay = mountOverlay({ shell: current, asks, onDismiss: dismiss, onChosen: () => close() });
    },
    () => {
      if (shell === current) current.showFailure(() => fill(current, asks));
    },
  );
}

/** Closes search without following a hit; the query is kept for a while. */
function dismiss(): void {
  const query = overlay?.query() ?? shell?.input.value ?? '';
  endBackCloses?.(true);
  close();
  dismissedQuery = query === '' ? null : { query, until: Date.now() + keptFor };
}

function close(): void {
  dismissedQuery = null;
  endBackCloses?.(false);
  endBackCloses = null;
  overlay?.unmount();
  overlay = null;
  shell?.remove();
  shell = null;
}

function selectedText(): string {
  // An input drops line breaks, which would join the last and the first word of two blocks.
  const text = window.getSelection()?.toString().replace(/\s+/g, ' ').trim() ?? '';
  return text.length <= longestSelection ? text : '';
}

/**
 * Starts listening for what opens search. Listens in the capture phase, because navigation must not follow a link that
 * opens search. Returns the function that stops it.
 */
export function startSearchHost(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const triggerOf = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(trigger) : null);

  const click = (event: MouseEvent): void => {
    if (event.button !== 0 || isModified(event) || !triggerOf(event)) return;
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
    (event) => {
      const { detail } = event as CustomEvent<{ query?: string; asks?: boolean } | null>;
      openSearch(detail?.query, detail?.asks);
    },
    { signal },
  );
  return () => {
    controller.abort();
    close();
  };
}
