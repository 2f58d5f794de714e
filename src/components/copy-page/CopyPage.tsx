import { useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useCopyOutcome } from '../../browser/use-copy-outcome';
import type { CopyOutcome } from '../../browser/use-copy-outcome';
import { copyMarkdown } from '../../enhancements/page-markdown/copy-markdown';
import { withPrefix } from '../../navigation/prefix';
import { markdownPath } from '../../shared/paths';
import { pageWords } from '../../shared/words/page';
import { Icon } from '../icons/Icon';
import * as styles from './CopyPage.module.css';

const messages: Readonly<Record<CopyOutcome, string>> = {
  copied: pageWords.copied,
  failed: pageWords.copyPageFailed,
  missing: pageWords.copyPageMissing,
};

const loadMenu = () => import(/* webpackChunkName: "page-menu" */ './PageMenu');
type Loaded = Awaited<ReturnType<typeof loadMenu>>;

/**
 * Copies the Markdown version of a page, with a menu of what else can be done with it; narrow screens show only the
 * menu. A failure message is positioned below the parent element.
 */
export function CopyPage({ path }: { path: string }): ReactNode {
  const [outcome, show] = useCopyOutcome();
  const [menu, setMenu] = useState<Loaded | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isCopied = outcome === 'copied';
  const address = markdownAddress(path);
  const copy = (heading?: HTMLElement): void => void copyMarkdown(address, heading).then(show);

  const open = (event: MouseEvent): void => {
    if (menu) return;
    // The menu opens by itself the first time, and this click must not close it at once.
    event.preventDefault();
    loadMenu().then(setMenu, () => show('missing'));
  };
  return (
    <div className={`${styles.controls ?? ''} needs-script`}>
      <button
        type="button"
        className={styles.button}
        data-early
        data-done={isCopied || undefined}
        onClick={() => copy()}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={16} />
        <span className={styles.label} data-other={isCopied ? pageWords.copyPage : pageWords.copied}>
          {isCopied ? pageWords.copied : pageWords.copyPage}
        </span>
      </button>
      <button
        ref={button}
        type="button"
        className={styles.more}
        aria-haspopup="menu"
        aria-label={pageWords.moreActions}
        data-early
        data-done={isCopied || undefined}
        onClick={open}
      />
      {menu ? <menu.PageMenu label={pageWords.moreActions} button={button} address={address} copy={copy} /> : null}
      <span className={outcome === null || isCopied ? 'visually-hidden' : styles.message} role="status">
        {outcome === null ? '' : messages[outcome]}
      </span>
    </div>
  );
}

/** A link to the Markdown version of a page; works without JavaScript. */
export function MarkdownLink({ path }: { path: string }): ReactNode {
  return (
    <a href={markdownAddress(path)} type="text/markdown" className="no-print" data-native>
      {pageWords.viewAsMarkdown}
    </a>
  );
}

function markdownAddress(path: string): string {
  return withPrefix(markdownPath(path));
}
