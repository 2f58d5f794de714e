import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { isDropdown } from '../../shared/site-definition';
import { site } from '../../shared/site';
import type { NavbarItem } from '../../shared/site-definition';
import type { SidebarItem } from '../../shared/sidebar';
import { navigationWords } from '../../shared/words/navigation';
import { ColourModeButton } from '../colour-mode/ColourModeButton';
import { Dropdown } from '../dropdown/Dropdown';
import { versionDropdown } from '../docs-version/versions';
import { ErrorCauseBoundary } from '../errors/ErrorCauseBoundary';
import { Icon } from '../icons/Icon';
import { SiteLink } from '../link/SiteLink';
import { Logo } from '../logo/Logo';
import { MobileSidebar } from '../sidebar/MobileSidebar';
import { currentOf } from './active';
import { useNavbarHiding } from './navbar-hiding';
import { SearchButton } from './SearchButton';
import * as styles from './Navbar.module.css';

interface NavbarProps {
  /** Path of the current page. */
  path: string;
  /** Items of the sidebar, for the active state and for the mobile sidebar. */
  sidebar: readonly SidebarItem[];
}

/** The navbar; CSS switches between its wide and narrow layout. */
export function Navbar({ path, sidebar }: NavbarProps): ReactNode {
  const bar = useRef<HTMLElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useNavbarHiding(bar);
  const close = useCallback(() => setOpen(false), []);
  const { left, right } = site.navbar;
  return (
    <>
      <nav ref={bar} className={styles.bar} aria-label={navigationWords.mainNavigation}>
        <div className={styles.inner}>
          <button
            ref={menu}
            type="button"
            className={`${styles.menu ?? ''} icon-button needs-script`}
            data-menu-open
            aria-label={navigationWords.openMenu}
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <Icon name="menu" />
          </button>
          <SiteLink to="/" className={styles.logo}>
            <Logo place="header" />
          </SiteLink>
          <NavbarItems items={left} path={path} sidebar={sidebar} />
          <span className={styles.space} />
          <NavbarItems items={[...versionDropdown(path), ...right]} path={path} sidebar={sidebar} />
          <div className={styles.wide}>
            <ColourModeButton />
          </div>
          <SearchButton />
        </div>
      </nav>
      {isOpen ? <MobileSidebar path={path} sidebar={sidebar} opener={menu} onClose={close} /> : null}
    </>
  );
}

function NavbarItems({ items, path, sidebar }: NavbarProps & { items: readonly NavbarItem[] }): ReactNode {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.label}>
          <ErrorCauseBoundary message={navigationWords.navbarItemFailed(item.label)}>
            <NavbarEntry item={item} path={path} sidebar={sidebar} />
          </ErrorCauseBoundary>
        </li>
      ))}
    </ul>
  );
}

/** A component of its own, because a boundary catches only what its children's components throw. */
function NavbarEntry({ item, path, sidebar }: NavbarProps & { item: NavbarItem }): ReactNode {
  if (isDropdown(item)) return <Dropdown {...item} path={path} />;
  return (
    <SiteLink to={item.to} externalIcon className={styles.link} aria-current={currentOf(item, path, sidebar)}>
      {item.label}
    </SiteLink>
  );
}
