import type { ReactNode } from 'react';
import type { Heading } from '../../shared/content-tree';
import { Main } from '../layout/Main';
import { Article } from './Article';
import type { PageMetadata } from './metadata';
import type { PageAnswer } from './PageAnswers';
import { PageFooter } from './PageFooter';
import * as styles from './GuidePage.module.css';

interface GuidePageProps {
  path: string;
  title: string;
  content: ReactNode;
  headings: readonly Heading[];
  answers: readonly PageAnswer[];
  metadata: PageMetadata;
  /** What the site shows above the text. */
  facts?: ReactNode;
}

/** A document of an area without a sidebar: no breadcrumbs and no neighbours. */
export function GuidePage(page: GuidePageProps): ReactNode {
  return (
    <Main className={styles.guide}>
      <Article {...page} after={<PageFooter path={page.path} {...page.metadata} />} />
    </Main>
  );
}
