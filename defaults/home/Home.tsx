import type { ReactNode } from 'react';
import { Main, NewestChanges, SampleQuestions, SearchField, SiteLink } from 'help-portal/components';
import type { Change } from 'help-portal/components';
import { site } from 'site/site';
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
