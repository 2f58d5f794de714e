import type { ReactNode } from 'react';
import { useCopyOutcome } from '../../browser/use-copy-outcome';
import type { CopyOutcome } from '../../browser/use-copy-outcome';
import { copyMarkdown, linkedHeadings, markdownAddress } from '../../enhancements/page-markdown/page-markdown';
import { settings } from '../../shared/settings';
import { Icon } from '../icons/Icon';
import { Menu } from '../menu/Menu';
import type { MenuItem } from '../menu/Menu';
import { findActive } from '../toc/active-heading';
import { assistantLinks } from './assistant-links';
import * as styles from './CopyPage.module.css';

const messages: Readonly<Record<CopyOutcome, string>> = {
  copied: 'Copied',
  failed: 'The browser does not allow copying. “View as Markdown” below the text shows the page to copy.',
  missing: 'The page could not be loaded. Try again when you are online.',
};

/**
 * Copies the Markdown version of a page, with a menu of what else can be done with it; narrow screens show only the
 * menu. A failure message is positioned below the parent element.
 */
export function CopyPage({ path }: { path: string }): ReactNode {
  const [outcome, show] = useCopyOutcome();
  const isCopied = outcome === 'copied';
  const address = markdownAddress(path);
  const copy = (heading?: HTMLElement): void => void copyMarkdown(address, heading).then(show);

  const items = (): MenuItem[] => {
    const heading = findActive(linkedHeadings().filter(({ hidden }) => !hidden));
    return [
      { label: 'Copy page', icon: 'copy', act: () => copy() },
      ...(heading
        ? [{ label: `Copy section “${heading.textContent}”`, icon: 'hash' as const, act: () => copy(heading) }]
        : []),
      { label: 'View as Markdown', icon: 'file-text', href: address },
      ...assistantLinks(settings.assistants, new URL(address, window.location.href).href).map((link) => ({
        ...link,
        icon: 'sparkles' as const,
        isExternal: true,
      })),
    ];
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
        <span className={styles.label}>{isCopied ? 'Copied' : 'Copy page'}</span>
      </button>
      <Menu label="More ways to use this page" className={styles.more ?? ''} items={items}>
        <Icon name={isCopied ? 'check' : 'more'} size={16} />
      </Menu>
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
      View as Markdown
    </a>
  );
}
