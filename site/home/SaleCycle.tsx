import type { ReactNode } from 'react';
import { SiteLink } from 'help-portal/components';
import { saleStops } from './home-links';
import * as styles from './SaleCycle.module.css';

const radius = 100;

function point(angle: number, distance: number): { x: number; y: number } {
  const radians = ((angle - 90) * Math.PI) / 180;
  return { x: Math.round(distance * Math.cos(radians)), y: Math.round(distance * Math.sin(radians)) };
}

/** The life of a sale as a ring; each stop links to its part of the documentation. */
export function SaleCycle(): ReactNode {
  return (
    <nav className={styles.round} aria-labelledby="sale-round">
      <svg viewBox="-110 -110 220 220" aria-hidden="true">
        <circle className={styles.ring} r={radius} />
        {saleStops.map(({ to, angle }) => {
          const { x, y } = point(angle, radius);
          return <circle key={to} className={styles.stop} cx={x} cy={y} r="6.5" />;
        })}
      </svg>
      <p className={styles.name} id="sale-round">
        The life of a sale
      </p>
      <ol className={styles.stops}>
        {saleStops.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
