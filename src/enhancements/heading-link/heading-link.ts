import { pageWords } from '../../shared/words/page';
import { isModified } from '../../browser/is-modified';
import { copiedTime, copyText } from '../../browser/copy-text';

let status: HTMLElement | null = null;

/** Announces a text to screen readers. */
function announce(text: string): void {
  if (!status?.isConnected) {
    status = document.createElement('div');
    status.className = 'visually-hidden';
    status.setAttribute('role', 'status');
    document.body.append(status);
  }
  status.textContent = text;
}

async function copyAddress(anchor: HTMLAnchorElement): Promise<void> {
  if (!(await copyText(anchor.href))) return;
  anchor.dataset.done = '';
  announce(pageWords.linkCopied);
  setTimeout(() => {
    delete anchor.dataset.done;
    announce('');
  }, copiedTime);
  // The menu is an extra, which may not load, for instance offline.
  import(/* webpackChunkName: "page-menu" */ './heading-menu').then(
    ({ openHeadingMenu }) => openHeadingMenu(anchor),
    () => undefined,
  );
}

/** Makes a click on a heading's anchor copy its URL, in addition to following it, and offer to copy its section. */
export function startHeadingLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.button !== 0 || isModified(event)) return;
    const anchor = event.target instanceof Element ? event.target.closest('.prose .anchor') : null;
    if (anchor instanceof HTMLAnchorElement) void copyAddress(anchor);
  });
}
