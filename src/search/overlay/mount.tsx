import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { searchWords } from '../../shared/words/search';
import { PartBoundary } from '../../components/errors/PartBoundary';
import { siteSearch } from '../site-search';
import type { MountOverlay } from '../overlay-handle';
import { Overlay } from './Overlay';
import type { OverlayControls } from './Overlay';

export const mountOverlay: MountOverlay = ({ shell, asks, onDismiss, onChosen }) => {
  const { input, content } = shell;
  const container = document.createElement('div');
  container.className = 'search-overlay';
  const handle: OverlayControls = { escape: () => false, query: () => input.value };
  const root = createRoot(container);
  const overlay = (
    <PartBoundary message={searchWords.crashed}>
      <Overlay
        site={siteSearch()}
        initialQuery={input.value}
        asks={asks}
        controls={handle}
        onDismiss={onDismiss}
        onChosen={onChosen}
      />
    </PartBoundary>
  );
  flushSync(() => root.render(overlay));
  const { selectionStart, selectionEnd } = input;
  content.replaceChildren(container);
  const field = container.querySelector('input');
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
};

/**
 * Fits the dialog to the visual viewport, because a phone's keyboard covers the page without resizing it.
 * Returns the function that stops it.
 */
function fitKeyboard(dialog: HTMLElement): () => void {
  const { visualViewport: view } = window;
  // Pinch zoom shrinks the visual viewport too, and must not shrink the dialog.
  const fit = (): void => dialog.style.setProperty('--visible', view?.scale === 1 ? `${view.height}px` : '');
  fit();
  view?.addEventListener('resize', fit);
  return () => view?.removeEventListener('resize', fit);
}
