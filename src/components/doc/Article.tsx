import type { ReactNode } from 'react';
import type { Heading } from '../../shared/content-tree';
import { CopyPage } from '../copy-page/CopyPage';
import { Toc, TocButton } from '../toc/Toc';
import { listedHeadings } from '../toc/toc-tree';
import { isListed } from './metadata';
import type { PageMetadata } from './metadata';
import { PageAnswers } from './PageAnswers';
import type { PageAnswer } from './PageAnswers';
import { VisibilityNotices } from './VisibilityNotice';
import * as styles from './Article.module.css';

interface ArticleProps {
  path: string;
  title: string;
  content: ReactNode;
  headings: readonly Heading[];
  /** Questions that its sections answer. */
  answers: readonly PageAnswer[];
  metadata: PageMetadata;
  /** Rendered above everything else. */
  before?: ReactNode;
  /** Breadcrumbs, in one row with the page's controls. */
  trail?: ReactNode;
  /** Rendered between title and text. */
  facts?: ReactNode;
  /** Rendered below the text. */
  after?: ReactNode;
}

/** What a document says, without what surrounds it. */
export type DocArticle = Omit<ArticleProps, 'before' | 'trail' | 'after'>;

/** A document with its title and, if there are headings to list, its table of contents. */
export function Article({
  path,
  title,
  content,
  headings,
  answers,
  metadata,
  before,
  trail,
  facts,
  after,
}: ArticleProps): ReactNode {
  const listed = metadata.hideTableOfContents ? [] : listedHeadings(headings, metadata.tocMin, metadata.tocMax);
  return (
    <div className={styles.columns}>
      <article className={styles.article} data-wide={listed.length === 0 || undefined}>
        {before}
        <div className={styles.head}>
          {trail}
          {isListed(metadata) ? <CopyPage key={path} path={path} /> : null}
        </div>
        <VisibilityNotices {...metadata} />
        {metadata.hideTitle ? null : <h1 className={styles.title}>{title}</h1>}
        {listed.length > 0 ? <TocButton key={path} /> : null}
        {facts}
        <div className="prose" data-search-body>
          {content}
        </div>
        <PageAnswers answers={answers} />
        {after}
      </article>
      {listed.length > 0 ? <Toc key={path} headings={listed} /> : null}
    </div>
  );
}
