import { searchLimits } from '../shared/constants';
import { navigationWords } from '../shared/words/navigation';
import { isComposing } from '../browser/site-keys';
import { pasteCondensed } from './paste';
import * as styles from './shell.module.css';

/** The search dialog. Works without React, so that it opens before the overlay has loaded. */
export interface SearchShell {
  dialog: HTMLDialogElement;
  /** Container of the overlay. */
  content: HTMLElement;
  /** Takes what is typed until the overlay has loaded. */
  input: HTMLInputElement;
  /** Shows that the overlay could not be loaded. */
  showFailure: (retry: () => void) => void;
  /** Closes the dialog and restores the focus. */
  remove: () => void;
}

interface ShellOptions {
  query: string;
  onDismiss: () => void;
  /** Returns true if the overlay handled the key, so that the dialog stays open. */
  onEscape: () => boolean;
}

/**
 * Class of the body while search is open.
 * @reach @docsearch/react: adds and removes this class of the body; a page that does not scroll: `host.test.ts`,
 *   `docsearch.spec.ts`
 */
const activeClass = 'DocSearch--active';

export function createShell({ query, onDismiss, onEscape }: ShellOptions): SearchShell {
  const previousFocus = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-label', navigationWords.search);
  dialog.dataset.search = '';

  const content = document.createElement('div');
  content.className = styles.content ?? '';
  const bar = document.createElement('div');
  bar.className = styles.bar ?? '';
  const input = document.createElement('input');
  Object.assign(input, {
    className: styles.input,
    type: 'search',
    value: query,
    maxLength: searchLimits.queryLength,
    placeholder: navigationWords.searchPlaceholder,
    autocomplete: 'off',
    spellcheck: false,
    enterKeyHint: 'search',
  });
  input.setAttribute('aria-label', navigationWords.search);
  input.addEventListener('paste', pasteCondensed);
  for (const correction of ['autocapitalize', 'autocorrect']) input.setAttribute(correction, 'off');
  bar.append(input);
  content.append(bar);
  dialog.append(content);

  const close = (event: Event): void => {
    event.preventDefault();
    if (!onEscape()) onDismiss();
  };
  dialog.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') close(event);
    else if (event.key === 'Tab') trapFocus(event, dialog);
  });
  // Close requests without a key, such as the back gesture.
  dialog.addEventListener('cancel', close);
  // Not `pointerdown`: after a tap, the click would go through to what is behind the backdrop.
  dialog.addEventListener('mousedown', (event) => {
    if (event.target === dialog) onDismiss();
  });

  document.body.append(dialog);
  document.body.classList.add(activeClass);
  dialog.showModal();
  input.focus();
  input.setSelectionRange(query.length, query.length);

  return {
    dialog,
    content,
    input,
    showFailure: (retry) => showFailure(content, retry),
    remove: () => {
      dialog.close();
      dialog.remove();
      document.body.classList.remove(activeClass);
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected)
        previousFocus.focus({ preventScroll: true });
    },
  };
}

function showFailure(content: HTMLElement, retry: () => void): void {
  content.querySelector('[role="alert"]')?.remove();
  const box = document.createElement('div');
  box.className = styles.failure ?? '';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = navigationWords.searchNotLoaded;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.retry ?? '';
  button.textContent = navigationWords.retry;
  button.addEventListener('click', () => {
    box.remove();
    content.querySelector('input')?.focus();
    retry();
  });
  box.append(text, button);
  content.append(box);
}

const focusable = 'a[href]:not([tabindex="-1"]), button:enabled:not([tabindex="-1"]), input:enabled, [tabindex="0"]';

/** Traps the focus: Tab wraps around inside the dialog. */
function trapFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  const elements = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const [first] = elements;
  const last = elements.at(-1);
  const edge = event.shiftKey ? first : last;
  const target = event.shiftKey ? last : first;
  if (document.activeElement !== edge && dialog.contains(document.activeElement)) return;
  event.preventDefault();
  target?.focus();
}
