import type { ReactNode } from 'react';
import { formatDate } from '../../shared/format';
import { isSamePath } from '../../shared/paths';
import { site } from '../../shared/site';
import { pageWords } from '../../shared/words/page';
import { MarkdownLink } from '../copy-page/CopyPage';
import { Icon } from '../icons/Icon';
import { SiteLink } from '../link/SiteLink';
import { EditorLink } from './EditorLink';
import { isListed } from './metadata';
import type { PageMetadata } from './metadata';
import * as styles from './Article.module.css';

interface PageFooterProps extends PageMetadata {
  path: string;
}

/** Tags, link to the support, edit link, link to the Markdown version and date of the last update; nothing if the page has none of them. */
export function PageFooter({ path, ...metadata }: PageFooterProps): ReactNode {
  const { tags = [], editUrl, lastUpdated, sourcePath } = metadata;
  const hasMarkdown = isListed(metadata);
  // Written out, so that the bundler leaves it out for readers.
  const editor = process.env.NODE_ENV === 'development' && sourcePath ? <EditorLink file={sourcePath} /> : null;
  const support =
    process.env.GATSBY_FORM_ID || !site.support || isSamePath(site.support.to, path) ? null : site.support;
  if (tags.length === 0 && !support && !editUrl && !hasMarkdown && !lastUpdated && !editor) return null;
  return (
    <div className={styles.footer}>
      {tags.length > 0 ? (
        <ul className={styles.tags} aria-label={pageWords.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      ) : null}
      {editor}
      {support ? (
        <p className="no-print">
          {`${pageWords.toSupport} `}
          <SiteLink to={support.to}>{support.label}</SiteLink>
        </p>
      ) : null}
      {editUrl ? (
        <SiteLink to={editUrl} className="no-print">
          <Icon name="pencil" size={14} />
          {` ${pageWords.edit}`}
        </SiteLink>
      ) : null}
      {hasMarkdown ? <MarkdownLink path={path} /> : null}
      {lastUpdated ? (
        <p className={styles.updated}>
          {`${pageWords.lastUpdated} `}
          <time dateTime={lastUpdated.date}>{formatDate(lastUpdated.date)}</time>
          {lastUpdated.author ? ` ${pageWords.updatedBy(lastUpdated.author)}` : ''}
        </p>
      ) : null}
    </div>
  );
}
