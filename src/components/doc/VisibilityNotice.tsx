import type { ReactNode } from 'react';
import { draftNoticeId, unlistedNoticeId } from '../../shared/page-ids';
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
        <Notice id={unlistedNoticeId} title="Unlisted page">
          Search engines do not list this page, and no menu leads to it. Anyone with the link can read it.
        </Notice>
      ) : null}
      {draft ? (
        <Notice id={draftNoticeId} title="Draft page">
          This page shows in development only. The published site does not have it.
        </Notice>
      ) : null}
    </>
  );
}
