import type { ReactNode } from 'react';
import { site } from '../../shared/site';
import { AnnouncementBar } from '../announcement-bar/AnnouncementBar';
import { CrashBoundary } from '../errors/ErrorBoundary';
import { Footer } from '../footer/Footer';
import { Navbar } from '../navbar/Navbar';
import { useSidebar } from '../site/site-data';
import { SkipLink } from '../skip-link/SkipLink';

interface SiteLayoutProps {
  path: string;
  /** The component that listens for what opens search. */
  search: ReactNode;
  children: ReactNode;
}

/** Layout of every page; stays mounted across navigation. */
export function SiteLayout({ path, search, children }: SiteLayoutProps): ReactNode {
  return (
    <>
      <SkipLink />
      <AnnouncementBar announcement={site.announcement} />
      <Navbar path={path} sidebar={useSidebar(path)} />
      <CrashBoundary path={path}>{children}</CrashBoundary>
      <Footer />
      {search}
    </>
  );
}
