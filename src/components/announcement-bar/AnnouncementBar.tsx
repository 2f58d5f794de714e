import { useEffect, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Announcement } from '../../shared/site-definition';
import { navigationWords } from '../../shared/words/navigation';
import { Icon } from '../icons/Icon';
import { readDismissal, writeDismissal } from './dismissal';
import * as styles from './AnnouncementBar.module.css';

/** The announcement above the navbar; scrolls with the page. */
export function AnnouncementBar({ announcement }: { announcement: Announcement | null }): ReactNode {
  return announcement ? <Bar key={announcement.id} {...announcement} /> : null;
}

function Bar({ id, html, closeable, backgroundColour, textColour }: Announcement): ReactNode {
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    // Until hydration, CSS hides a dismissed bar.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- reads browser storage, which the server lacks
    if (readDismissal(id) && closeable) setDismissed(true);
  }, [closeable, id]);

  if (dismissed) return null;
  const close = (): void => {
    focusNext();
    writeDismissal();
    setDismissed(true);
  };
  const colours: CSSProperties = { backgroundColor: backgroundColour, color: textColour };
  return (
    <div
      className={`${styles.bar ?? ''} no-print`}
      style={colours}
      role="region"
      aria-label={navigationWords.announcement}
    >
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: html }} />
      {closeable ? (
        <button
          type="button"
          className={`${styles.close ?? ''} needs-script`}
          aria-label={navigationWords.closeAnnouncement}
          onClick={close}
        >
          <Icon name="x" size={16} />
        </button>
      ) : null}
    </div>
  );
}

/** Moves the focus to the next element, so that it is not lost. Skips hidden ones, which do not take the focus. */
function focusNext(): void {
  for (const next of document.querySelectorAll<HTMLElement>('nav a, nav button')) {
    next.focus();
    if (document.activeElement === next) return;
  }
}
