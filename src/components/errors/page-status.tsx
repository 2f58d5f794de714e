import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { setPageStatusRenderer } from '../../navigation/page-status';
import type { PageStatus } from '../../navigation/page-status';
import { mainId } from '../../shared/page-ids';
import { ErrorBox } from './ErrorBox';
import { Spinner } from './Spinner';

let place: { element: HTMLElement; root: Root } | null = null;

/**
 * Shows in the article's place that its page loads or has failed. In a React root of its own, because the first page may
 * have failed before it could hydrate.
 */
export function mountPageStatus(): void {
  setPageStatusRenderer(draw);
}

function draw(status: PageStatus): void {
  const main = document.getElementById(mainId) ?? document.body;
  main.toggleAttribute('data-replaced', status.status !== 'shown' && !status.keepsText);
  if (status.status === 'shown') {
    place?.root.unmount();
    place?.element.remove();
    place = null;
    return;
  }
  place ??= createPlace();
  if (place.element.parentNode !== main) main.prepend(place.element);
  const { element, root } = place;
  if (status.status === 'loading') root.render(<Spinner />);
  else {
    const retry = (): void => {
      // The button that has the focus goes.
      element.focus({ preventScroll: true });
      status.retry();
    };
    root.render(<ErrorBox message={status.message} onRetry={retry} onDismiss={status.dismiss} />);
    if (!status.keepsText) window.scrollTo(0, 0);
  }
}

function createPlace(): { element: HTMLElement; root: Root } {
  const element = document.createElement('div');
  element.className = 'page-status';
  element.tabIndex = -1;
  return { element, root: createRoot(element) };
}
