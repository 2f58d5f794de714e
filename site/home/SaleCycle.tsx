import type { ReactNode } from 'react';
import { Icon, SiteLink } from 'help-portal/components';
import { areaIcons } from '../icons';
import { saleStops } from './home-links';
import * as styles from './SaleCycle.module.css';

/** The life of a sale as a round of stops with arrows between them; each links to its part of the documentation. */
export function SaleCycle(): ReactNode {
  return (
    <nav className={styles.round} aria-labelledby="sale-round">
      <p id="sale-round">The life of a sale</p>
      <ol className={styles.stops}>
        {saleStops.map(({ label, to, text }) => (
          <li key={to}>
            <SiteLink to={to}>
              <Icon path={areaIcons[to] ?? ''} size={24} />
              <strong>{label}</strong>
              {` ${text}`}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
