import type { ReactNode } from 'react';
import { Icon, LinkRow, Main, NewestChanges, SampleQuestions, SearchField, SiteLink } from 'help-portal/components';
import type { Change } from 'help-portal/components';
import { site } from '../site';
import { areas, popularTopics, roles } from './home-links';
import { SaleCycle } from './SaleCycle';
import * as styles from './Home.module.css';

/** The home page: search, areas, popular tasks and newest changes. */
export function Home({ changes }: { changes: readonly Change[] }): ReactNode {
  return (
    <Main className={styles.home}>
      <div className={styles.hero}>
        <div className={styles.ask}>
          <h1 className={styles.title}>Sell digital products and subscriptions, everywhere</h1>
          <p className={styles.lead}>
            The help of {site.product.name}: from your first product to the thousandth renewal.
          </p>
          <SearchField />
          <SampleQuestions />
          <LinkRow label="Go to">
            {popularTopics.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
          </LinkRow>
        </div>
        <SaleCycle />
      </div>
      <ul className={styles.areas}>
        {areas.map(({ label, to, icon, text }) => (
          <li key={to}>
            <SiteLink to={to} className={styles.area}>
              <Icon name={icon} size={24} />
              <h2>{label}</h2>
              <p>{text}</p>
            </SiteLink>
          </li>
        ))}
      </ul>
      <div className={styles.below}>
        <section aria-labelledby="by-role">
          <h2 id="by-role">Popular tasks</h2>
          <dl className={styles.roles}>
            {roles.map(({ role, tasks }) => (
              <div key={role} className={styles.role}>
                <dt>{role}</dt>
                {tasks.map(({ label, to }) => (
                  <dd key={to}>
                    <SiteLink to={to}>{label}</SiteLink>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
        <NewestChanges changes={changes} />
      </div>
    </Main>
  );
}
