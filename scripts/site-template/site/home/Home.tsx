import type { ReactNode } from 'react';
import { NewestChanges } from '../../src/components/home/NewestChanges';
import type { Change } from '../../src/components/home/NewestChanges';
import { SampleQuestions } from '../../src/components/home/SampleQuestions';
import { SearchField } from '../../src/components/home/SearchField';
import { Main } from '../../src/components/layout/Main';
import { SiteLink } from '../../src/components/link/SiteLink';
import { site } from '../../src/shared/site';
import * as styles from './Home.module.css';

/** The home page. */
export function Home({ changes }: { changes: readonly Change[] }): ReactNode {
  return (
    <Main className={styles.home}>
      <h1>{site.product.name}</h1>
      <p className={styles.lead}>{site.siteDescription}</p>
      <SearchField />
      <SampleQuestions />
      <ul className={styles.areas}>
        {site.areas.map(({ name, label, basePath }) => (
          <li key={name}>
            <SiteLink to={basePath}>{label}</SiteLink>
          </li>
        ))}
      </ul>
      <NewestChanges changes={changes} />
    </Main>
  );
}
