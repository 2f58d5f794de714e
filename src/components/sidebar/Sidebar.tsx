import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { site } from '../../shared/site';
import type { SidebarItem } from '../../shared/sidebar';
import { navigationWords } from '../../shared/words/navigation';
import { ServerScript } from '../layout/ServerScript';
import { SiteLink } from '../link/SiteLink';
import { Logo } from '../logo/Logo';
import { revealScript, revealWhenUnfolded } from './reveal';
import { SidebarTree } from './SidebarTree';
import { useExpansion } from './useExpansion';
import type { ExpansionMemory } from './useExpansion';
import * as styles from './Sidebar.module.css';

let remembered: ReadonlySet<string> | null = null;

/** Only written by an effect, and so never on the server. */
const memory: ExpansionMemory = {
  recall: () => remembered,
  remember: (expanded) => {
    remembered = expanded;
  },
};

/** The sidebar on wide screens; on narrow ones its tree is in the mobile sidebar. */
export function Sidebar({ items, path }: { items: readonly SidebarItem[]; path: string }): ReactNode {
  const area = useRef<HTMLElement>(null);
  const expansion = useExpansion(items, path, memory);

  useEffect(() => {
    if (area.current) revealWhenUnfolded(area.current);
  }, [path]);

  return (
    <aside className={styles.sidebar}>
      <div className={styles.top}>
        {site.navbar.hideOnScroll ? (
          <SiteLink to="/" tabIndex={-1} aria-hidden="true">
            <Logo place="header" decorative />
          </SiteLink>
        ) : null}
      </div>
      <nav ref={area} className={styles.area} aria-label={navigationWords.docsSidebar} data-sidebar>
        <SidebarTree items={items} path={path} expansion={expansion} />
      </nav>
      {/* Directly after the sidebar, because the browser may paint it before the text arrives. */}
      <ServerScript source={typeof window === 'undefined' ? revealScript : ''} />
    </aside>
  );
}
