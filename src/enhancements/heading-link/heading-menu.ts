import { enhancementWords } from '../../shared/words/enhancements';
import { copiedTime } from '../../browser/copy-text';
import type { CopyOutcome } from '../../browser/use-copy-outcome';
import { copyMarkdown } from '../page-markdown/copy-markdown';

const messages: Readonly<Record<CopyOutcome, string>> = {
  copied: enhancementWords.sectionCopied,
  failed: enhancementWords.copyFailed,
  missing: enhancementWords.sectionMissing,
};

/**
 * Opens a small menu below a heading's anchor, next in the order of the Tab key, which offers to copy the section. Does
 * nothing on pages that have no Markdown version.
 */
export function openHeadingMenu(anchor: HTMLAnchorElement): void {
  const heading = anchor.previousElementSibling;
  const twin = document.querySelector<HTMLAnchorElement>('a[type="text/markdown"]');
  if (!(heading instanceof HTMLElement) || !twin) return;

  const menu = document.createElement('div');
  menu.className = 'heading-menu';
  menu.popover = 'auto';
  const text = document.createElement('span');
  text.role = 'status';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = enhancementWords.copySection;
  menu.append(button, text);
  anchor.after(menu);

  const box = anchor.getBoundingClientRect();
  menu.style.insetBlockStart = `${box.bottom + window.scrollY}px`;
  menu.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') menu.remove();
  });
  button.addEventListener('click', () => {
    void copyMarkdown(twin.href, heading).then((outcome) => {
      text.textContent = messages[outcome];
      button.hidden = true;
      setTimeout(() => menu.remove(), outcome === 'copied' ? copiedTime : 5 * copiedTime);
    });
  });
  menu.showPopover();
  const right = document.documentElement.clientWidth - menu.offsetWidth;
  menu.style.insetInlineStart = `${Math.min(box.left, right)}px`;
}
