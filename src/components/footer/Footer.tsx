import { useId } from 'react';
import type { ReactNode } from 'react';
import { site } from '../../shared/site';
import type { FooterGroup } from '../../shared/site-definition';
import { SiteLink } from '../link/SiteLink';
import { Logo } from '../logo/Logo';
import { ShortcutsButton } from '../shortcuts/ShortcutsButton';
import * as styles from './Footer.module.css';

export function Footer(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <Logo place="footer" />
          <p className={styles.copyright}>
            © {site.copyrightYear ?? ''} <span translate="no">{site.product.name}</span>
          </p>
          <ShortcutsButton />
        </div>
        {site.footer.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </footer>
  );
}

function Group({ title, links }: FooterGroup): ReactNode {
  const id = useId();
  return (
    <div>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.links} aria-labelledby={id}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to} externalIcon>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
