import type { ReactNode } from 'react';
import { markdownPath } from '../../shared/paths';
import { copyWhenReady } from '../../browser/copy-text';
import { useCopyOutcome } from '../../browser/use-copy-outcome';
import type { CopyOutcome } from '../../browser/use-copy-outcome';
import { Icon } from '../icons/Icon';
import { withPrefix } from '../../navigation/prefix';
import * as styles from './CopyPage.module.css';

const messages: Readonly<Record<CopyOutcome, string>> = {
  copied: 'Copied',
  failed: 'The browser does not allow copying. “View as Markdown” below the text shows the page to copy.',
  missing: 'The page could not be loaded. Try again when you are online.',
};

/** Copies the Markdown version of a page. A failure message is positioned below the parent element. */
export function CopyPage({ path }: { path: string }): ReactNode {
  const [outcome, show] = useCopyOutcome();
  const isCopied = outcome === 'copied';
  const copy = async (): Promise<void> => {
    const markdown = import('../../browser/send').then(({ sendForText }) => sendForText(markdownAddress(path)));
    show(
      await copyWhenReady(markdown).then(
        (done) => (done ? 'copied' : 'failed'),
        () => 'missing',
      ),
    );
  };
  return (
    <>
      <button
        type="button"
        className={`${styles.button ?? ''} needs-script`}
        data-early
        data-done={isCopied || undefined}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={16} />
        <span className={styles.label}>{isCopied ? 'Copied' : 'Copy page'}</span>
      </button>
      <span className={outcome === null || isCopied ? 'visually-hidden' : styles.message} role="status">
        {outcome === null ? '' : messages[outcome]}
      </span>
    </>
  );
}

/** A link to the Markdown version of a page; works without JavaScript. */
export function MarkdownLink({ path }: { path: string }): ReactNode {
  return (
    <a href={markdownAddress(path)} type="text/markdown" className="no-print" data-native>
      View as Markdown
    </a>
  );
}

function markdownAddress(path: string): string {
  return withPrefix(encodeURI(markdownPath(path)));
}
