import { shortcutsTitleId } from '../../shared/page-ids';
import { site } from '../../shared/site';
import { hasSingleKeys, switchSingleKeys } from './single-keys';
import * as styles from './help.module.css';

type Row = readonly [action: string, ...keys: string[]];

function listKeys(): Row[] {
  const isApple = document.documentElement.dataset.platform === 'apple';
  const search: Row = ['Search', '/', isApple ? '⌘ K' : 'Ctrl K'];
  return [
    ...(site.searchShortcuts ? [search] : []),
    ['Previous page', '['],
    ['Next page', ']'],
    ['This list', '?'],
    ['Close', 'Esc'],
  ];
}

function renderRow([action, ...keys]: Row): string {
  return `<div><dt>${action}</dt><dd>${keys.map((key) => `<kbd translate="no">${key}</kbd>`).join(' ')}</dd></div>`;
}

/** Shows the keyboard shortcuts in a modal dialog; Escape, a click on the backdrop and its button close it. */
export function showHelp(): void {
  if (document.querySelector('dialog[open]')) return;
  const dialog = document.createElement('dialog');
  dialog.className = styles.help ?? '';
  dialog.setAttribute('aria-labelledby', shortcutsTitleId);
  dialog.innerHTML = `
    <h2 id="${shortcutsTitleId}">Keyboard shortcuts</h2>
    <dl>${listKeys().map(renderRow).join('')}</dl>
    <label><input type="checkbox"> Turn on shortcuts of a single key</label>
    <button type="button" autofocus>Close</button>`;
  const box = dialog.querySelector('input');
  if (box) {
    box.checked = hasSingleKeys();
    box.addEventListener('change', () => switchSingleKeys(box.checked));
  }
  dialog.querySelector('button')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
