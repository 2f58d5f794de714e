import { useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { pageWords } from '../../../shared/words/page';
import { useHydrated } from '../../../browser/useHydrated';
import { Icon } from '../../icons/Icon';
import { CopyButton } from './CopyButton';
import { useWordWrap } from './useWordWrap';
import * as styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  language: string;
  title?: string;
  /** HTML highlighted at build time; each line is a `<span class="line">`. */
  html: string;
  /** Text to copy. */
  code: string;
  /** Number of the first line, if lines are numbered. */
  lineNumbers?: number;
}

/** A code block. Its buttons are only rendered after hydration. */
export function CodeBlock({ language, title, html, code, lineNumbers }: CodeBlockProps): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const wrap = useWordWrap(pre);
  const isHydrated = useHydrated();
  const counter: CSSProperties | undefined =
    lineNumbers === undefined ? undefined : { counterReset: `line ${lineNumbers - 1}` };
  return (
    <div
      className={`${styles.block ?? ''} language-${language}`}
      data-numbered={lineNumbers !== undefined || undefined}
    >
      {title === undefined ? null : <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        {/* Focusable, so that a keyboard can scroll it. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area */}
        <pre ref={pre} tabIndex={0} dir="ltr" translate="no" data-wrap={wrap.isOn || undefined}>
          <code className={`language-${language}`} style={counter} dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        {isHydrated ? (
          <div className={`${styles.buttons ?? ''} no-print`}>
            {wrap.isOffered ? (
              <button
                type="button"
                className={styles.button}
                title={pageWords.wordWrap}
                aria-label={pageWords.wordWrap}
                aria-pressed={wrap.isOn}
                onClick={wrap.toggle}
              >
                <Icon name="wrap-text" size={16} />
              </button>
            ) : null}
            <CopyButton code={code} pre={pre} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
