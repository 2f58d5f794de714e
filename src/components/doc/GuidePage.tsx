import type { ReactNode } from 'react';
import { Main } from '../layout/Main';
import { Article } from './Article';
import type { DocArticle } from './Article';
import { PageFooter } from './PageFooter';
import * as styles from './GuidePage.module.css';

/** A document of an area without a sidebar: no breadcrumbs and no neighbours. */
export function GuidePage(page: DocArticle): ReactNode {
  return (
    <Main className={styles.guide}>
      <Article {...page} after={<PageFooter path={page.path} {...page.metadata} />} />
    </Main>
  );
}
