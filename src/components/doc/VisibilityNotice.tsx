import type { ReactNode } from 'react';
import { draftNoticeId, unlistedNoticeId } from '../../shared/page-ids';
import { pageWords } from '../../shared/words/page';
import { Icon } from '../icons/Icon';
import * as styles from './Article.module.css';

interface NoticeProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Notice({ id, title, children }: NoticeProps): ReactNode {
  return (
    <div className={`${styles.notice ?? ''} prose no-print`}>
      <div className="admonition admonition-warning" role="note" aria-labelledby={id}>
        <p className="admonition-title" id={id}>
          <Icon name="triangle-alert" />
          {title}
        </p>
        <div className="admonition-content">
          <p>{children}</p>
        </div>
      </div>
    </div>
  );
}

/** Notices on unlisted pages and drafts. */
export function VisibilityNotices({ unlisted, draft }: { unlisted: boolean; draft: boolean }): ReactNode {
  return (
    <>
      {unlisted ? (
        <Notice id={unlistedNoticeId} title={pageWords.unlistedTitle}>
          {pageWords.unlisted}
        </Notice>
      ) : null}
      {draft ? (
        <Notice id={draftNoticeId} title={pageWords.draftTitle}>
          {pageWords.draft}
        </Notice>
      ) : null}
    </>
  );
}
