import type { ReactNode } from 'react';
import type { Breadcrumb } from '../../shared/sidebar';
import { pageWords } from '../../shared/words/page';
import { Icon } from '../icons/Icon';
import { SiteLink } from '../link/SiteLink';
import * as styles from './Breadcrumbs.module.css';

/** Breadcrumbs from the home page to the current page; nothing if there are none. */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }): ReactNode {
  if (breadcrumbs.length === 0) return null;
  const last = breadcrumbs.length - 1;
  return (
    <nav aria-label={pageWords.breadcrumbs}>
      <ul className={styles.trail}>
        <li>
          <SiteLink to="/" aria-label={pageWords.homePage}>
            <Icon name="house" size={16} />
          </SiteLink>
        </li>
        {breadcrumbs.map(({ label, path }, index) => (
          <li key={index}>{renderStep(label, index < last ? path : undefined, index === last)}</li>
        ))}
      </ul>
    </nav>
  );
}

function renderStep(label: string, path: string | undefined, isLast: boolean): ReactNode {
  if (path !== undefined) return <SiteLink to={path}>{label}</SiteLink>;
  return <span aria-current={isLast ? 'page' : undefined}>{label}</span>;
}
