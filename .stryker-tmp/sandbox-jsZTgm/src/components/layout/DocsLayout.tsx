import type { ReactNode } from 'react';
import type { SidebarItem } from '../../shared/sidebar';
import { BackToTop } from '../back-to-top/BackToTop';
import { Sidebar } from '../sidebar/Sidebar';
import { Main } from './Main';
import * as styles from './DocsLayout.module.css';

interface DocsLayoutProps {
  path: string;
  sidebar: SidebarItem[];
  children: ReactNode;
}

/** Layout of areas with a sidebar; stays mounted across navigation. */
export function DocsLayout({ path, sidebar, children }: DocsLayoutProps): ReactNode {
  return (
    <div className={styles.columns}>
      <Sidebar items={sidebar} path={path} />
      <Main className={styles.main}>{children}</Main>
      <BackToTop />
    </div>
  );
}
