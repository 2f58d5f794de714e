import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { siteSearch } from '../site-search';
import type { SearchShell } from '../shell';
import { Overlay } from './Overlay';
import type { OverlayControls } from './Overlay';

export interface OverlayHandle extends OverlayControls {
  unmount: () => void;
}

interface MountOptions {
  shell: SearchShell;
  onDismiss: () => void;
  /** A hit was followed in this tab. */
  onChosen: () => void;
}

/** Draws the overlay into the shell; what the reader has typed there goes on in its field, without a gap. */
export function mountOverlay({ shell, onDismiss, onChosen }: MountOptions): OverlayHandle {
  const { input, content } = shell;
  const place = document.createElement('div');
  place.className = 'search-overlay';
  const handle: OverlayControls = { escape: () => false, query: () => input.value };
  const root = createRoot(place);
  const overlay = (
    <Overlay
      site={siteSearch()}
      initialQuery={input.value}
      controls={handle}
      onDismiss={onDismiss}
      onChosen={onChosen}
    />
  );
  flushSync(() => root.render(overlay));
  const { selectionStart, selectionEnd } = input;
  content.replaceChildren(place);
  const field = place.querySelector('input');
  field?.focus();
  field?.setSelectionRange(selectionStart, selectionEnd);
  const stopFitting = fitKeyboard(shell.dialog);
  return {
    escape: () => handle.escape(),
    query: () => handle.query(),
    unmount: () => {
      stopFitting();
      root.unmount();
    },
  };
}

/** The keyboard of a phone covers a part of the page without making it smaller. Returns how to stop. */
function fitKeyboard(dialog: HTMLElement): () => void {
  const { visualViewport: view } = window;
  // Of a page that is zoomed in, less is seen too.
  const fit = (): void => dialog.style.setProperty('--visible', view?.scale === 1 ? `${view.height}px` : '');
  fit();
  view?.addEventListener('resize', fit);
  return () => view?.removeEventListener('resize', fit);
}
