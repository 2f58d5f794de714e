import type { ReactNode } from 'react';
import type { PagePlace } from '../../shared/sidebar';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs';
import { VersionNotice } from '../docs-version/VersionNotice';
import { Pagination } from '../pagination/Pagination';
import { Article } from './Article';
import type { DocArticle } from './Article';
import { PageFooter } from './PageFooter';

interface DocPageProps extends DocArticle {
  place: PagePlace;
  /** Rendered below the text, for example page feedback. */
  footer?: ReactNode;
}

/** A document of an area with a sidebar. */
export function DocPage({ place, footer, ...page }: DocPageProps): ReactNode {
  return (
    <Article
      {...page}
      before={<VersionNotice path={page.path} />}
      trail={<Breadcrumbs breadcrumbs={place.breadcrumbs} />}
      after={
        <>
          <PageFooter path={page.path} {...page.metadata} />
          {footer}
          <Pagination previous={place.previous} next={place.next} />
        </>
      }
    />
  );
}
