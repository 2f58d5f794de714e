import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent, ReactNode } from 'react';
import type { Heading } from '../../shared/content-tree';
import { tocId } from '../../shared/page-ids';
import { pageWords } from '../../shared/words/page';
import { useHydrated } from '../../browser/useHydrated';
import { Icon } from '../icons/Icon';
import { useActiveHeading } from './active-heading';
import { buildTocTree } from './toc-tree';
import type { TocEntry } from './toc-tree';
import * as styles from './Toc.module.css';

/**
 * On narrow screens, names the section that is being read and opens the table of contents. Works without JavaScript,
 * because the list is a popover.
 */
export function TocButton(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const toc = document.getElementById(tocId);
    const update = (event: Event): void => setOpen('newState' in event && event.newState === 'open');
    toc?.addEventListener('toggle', update);
    return () => toc?.removeEventListener('toggle', update);
  }, []);
  // Only with React: browsers expose a popover's state themselves, and HTML does not allow it beside `popovertarget`.
  const isExpanded = useHydrated() ? isOpen : undefined;
  return (
    <button
      type="button"
      className={styles.button}
      popoverTarget={tocId}
      aria-expanded={isExpanded}
      aria-controls={tocId}
    >
      <Icon name="list" />
      {pageWords.tableOfContents}
      <span />
    </button>
  );
}

/** The table of contents: a column beside the text on wide screens, a popover on narrow ones. */
export function Toc({ headings }: { headings: readonly Heading[] }): ReactNode {
  const toc = useRef<HTMLElement>(null);
  const active = useActiveHeading(headings.map(({ id }) => id));

  // Keeps the active entry in view, and names it on the button.
  useEffect(() => {
    const area = toc.current;
    const entry = area?.querySelector<HTMLElement>('[aria-current]');
    const current = document.querySelector(`[popovertarget=${tocId}] span`);
    if (current) current.textContent = entry?.textContent ?? null;
    if (!area || !entry) return;
    const top = entry.offsetTop - area.offsetHeight / 3;
    if (entry.offsetTop < area.scrollTop || entry.offsetTop + entry.offsetHeight > area.scrollTop + area.offsetHeight) {
      area.scrollTop = top;
    }
  }, [active]);

  const choose = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a')) toc.current?.togglePopover(false);
  };
  // Otherwise the popover could cover the focused element (WCAG 2.4.11).
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget?.closest(`#${tocId}, [popovertarget=${tocId}]`) === null) toc.current?.togglePopover(false);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- delegated link clicks
    <nav
      ref={toc}
      id={tocId}
      className={styles.toc}
      popover="auto"
      aria-label={pageWords.tableOfContents}
      onClick={choose}
      onBlur={leave}
    >
      <button type="button" className={styles.close} popoverTarget={tocId}>
        {pageWords.closeTableOfContents}
      </button>
      <p className={styles.title} aria-hidden="true">
        {pageWords.tableOfContents}
      </p>
      <Entries entries={buildTocTree(headings)} active={active} />
    </nav>
  );
}

function Entries({ entries, active }: { entries: readonly TocEntry[]; active: string | null }): ReactNode {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, html, children }) => (
        <li key={id}>
          <a
            href={`#${encodeURIComponent(id)}`}
            className={styles.link}
            aria-current={id === active ? 'true' : undefined}
            dangerouslySetInnerHTML={{ __html: html }}
          />
          {children.length > 0 ? <Entries entries={children} active={active} /> : null}
        </li>
      ))}
    </ul>
  );
}
