import type { ReactNode } from 'react';
import type { Breadcrumb } from '../../shared/sidebar';
import { Icon } from '../icons/Icon';
import { SiteLink } from '../link/SiteLink';
import * as styles from './Breadcrumbs.module.css';

/** The way from home to the page, whose own step is the last one; nothing without a place. */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }): ReactNode {
  if (breadcrumbs.length === 0) return null;
  const last = breadcrumbs.length - 1;
  return (
    <nav aria-label="Breadcrumbs">
      <ul className={styles.trail}>
        <li>
          <SiteLink to="/" aria-label="Home page">
            <Icon name="house" size={16} />
          </SiteLink>
        </li>
        {breadcrumbs.map(({ label, path }, index) => (
          <li key={index}>{step(label, index < last ? path : undefined, index === last)}</li>
        ))}
      </ul>
    </nav>
  );
}

function step(label: string, path: string | undefined, isLast: boolean): ReactNode {
  if (path !== undefined) return <SiteLink to={path}>{label}</SiteLink>;
  return <span aria-current={isLast ? 'page' : undefined}>{label}</span>;
}
