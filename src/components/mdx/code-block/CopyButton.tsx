import type { ReactNode, RefObject } from 'react';
import { pageWords } from '../../../shared/words/page';
import { Icon } from '../../icons/Icon';
import { copyText } from '../../../browser/copy-text';
import { useCopyOutcome } from '../../../browser/use-copy-outcome';
import * as styles from './CodeBlock.module.css';

interface CopyButtonProps {
  code: string;
  /** The displayed code, which is selected if copying fails. */
  pre: RefObject<HTMLElement | null>;
}

/** Copies the displayed code; if that fails, selects it and shows the keys that copy. */
export function CopyButton({ code, pre }: CopyButtonProps): ReactNode {
  const [outcome, show] = useCopyOutcome();
  const copy = async (): Promise<void> => {
    const done = await copyText(code.replace(/\n$/, ''));
    show(done ? 'copied' : 'failed');
    if (!done && pre.current) window.getSelection()?.selectAllChildren(pre.current);
  };
  const keys = /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C';
  return (
    <>
      <button
        type="button"
        className={styles.button}
        title={pageWords.copy}
        aria-label={outcome === 'copied' ? pageWords.copied : pageWords.copyCode}
        data-done={outcome === 'copied' || undefined}
        onClick={() => void copy()}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={16} />
      </button>
      <span className={outcome === 'failed' ? styles.hint : 'visually-hidden'} role="status">
        {outcome === 'copied' ? pageWords.copied : outcome === 'failed' ? pageWords.pressToCopy(keys) : ''}
      </span>
    </>
  );
}
