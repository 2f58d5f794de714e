import { shortcutsTitleId } from '../../shared/page-ids';
import { site } from '../../shared/site';
import { enhancementWords } from '../../shared/words/enhancements';
import { navigationWords } from '../../shared/words/navigation';
import { hasSingleKeys, switchSingleKeys } from './single-keys';
import * as styles from './help.module.css';

type Row = readonly [action: string, ...keys: string[]];

function listKeys(): Row[] {
  const isApple = document.documentElement.dataset.platform === 'apple';
  const search: Row = [navigationWords.search, '/', isApple ? '⌘ K' : 'Ctrl K'];
  return [
    ...(site.searchShortcuts ? [search] : []),
    [enhancementWords.previousPage, '['],
    [enhancementWords.nextPage, ']'],
    [enhancementWords.thisList, '?'],
    [enhancementWords.close, 'Esc'],
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
    <h2 id="${shortcutsTitleId}">${navigationWords.keyboardShortcuts}</h2>
    <dl>${listKeys().map(renderRow).join('')}</dl>
    <label><input type="checkbox"> ${enhancementWords.singleKeys}</label>
    <button type="button" autofocus>${enhancementWords.close}</button>`;
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
