import { reloadPage } from './full-load';

interface LoadFailure {
  message?: string;
  retry: () => void;
  /** The reader goes on with the page on screen; without it the box stays until another page is there. */
  dismiss?: () => void;
}

/**
 * The red box of a failed load outside of React: when a page's data or scripts cannot be loaded the text on screen stays, and a
 * strip above it says so, with a button that tries again.
 */
export function showLoadFailure({
  message = 'This page could not be loaded completely.',
  retry,
  dismiss,
}: LoadFailure): void {
  hideLoadFailure();
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = message;
  box.append(text, createButton('Retry', retry));
  if (dismiss) box.append(createButton('Stay here', dismiss));
  document.body.prepend(box);
  // Nothing may be left that would bring the bar back.
  delete document.documentElement.dataset.navbar;
}

export function hideLoadFailure(): void {
  document.querySelector('.load-failure')?.remove();
}

function createButton(label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => {
    hideLoadFailure();
    act();
  });
  return button;
}

/** Text of whatever was thrown. */
function textOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

/** Listens for what Gatsby throws when the first page's resources are missing. */
export function watchFirstLoad(): void {
  const listener = (event: PromiseRejectionEvent): void => {
    if (!/page resources for .* not found|loading (?:css )?chunk [\w-]+ failed/i.test(textOf(event.reason))) return;
    event.preventDefault();
    // Gatsby's own handler would load the path without query and hash.
    event.stopImmediatePropagation();
    showLoadFailure({ retry: reloadPage });
  };
  window.addEventListener('unhandledrejection', listener, true);
}
