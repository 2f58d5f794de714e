import type { ReactNode } from 'react';
import { mainArea } from '../../shared/areas';
import { pageWords } from '../../shared/words/page';
import { CardList } from '../category/CardList';
import { Main } from '../layout/Main';
import { SiteLink } from '../link/SiteLink';
import * as styles from './GuidePage.module.css';

interface GuideListProps {
  title: string;
  description: string;
  guides: readonly { path: string; title: string; description: string | null }[];
}

/** The landing page of the guides area. */
export function GuideList({ title, description, guides }: GuideListProps): ReactNode {
  return (
    <Main className={`${styles.guide ?? ''} ${styles.list ?? ''}`}>
      <h1>{title}</h1>
      <p className={styles.intro}>{description}</p>
      <CardList
        headingLevel={2}
        cards={guides.map(({ path, title: label, description: text }) => ({
          kind: 'doc',
          path,
          label,
          ...(text ? { description: text } : {}),
        }))}
      />
      <p className={styles.back}>
        <SiteLink to={mainArea.basePath || '/'}>{pageWords.backToDocs}</SiteLink>
      </p>
    </Main>
  );
}
