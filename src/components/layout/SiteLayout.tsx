import type { ReactNode } from 'react';
import { settings } from '../../shared/settings';
import { AnnouncementBar } from '../announcement-bar/AnnouncementBar';
import { CrashBoundary } from '../errors/ErrorBoundary';
import { Footer } from '../footer/Footer';
import { Navbar } from '../navbar/Navbar';
import { useSidebar } from '../site/site-data';
import { SkipLink } from '../skip-link/SkipLink';

interface SiteLayoutProps {
  path: string;
  /** What opens the search dialog. */
  search: ReactNode;
  children: ReactNode;
}

/** The shell of every page. The page's `<main>` comes from `DocsLayout` or from the page itself. */
export function SiteLayout({ path, search, children }: SiteLayoutProps): ReactNode {
  return (
    <>
      <SkipLink />
      <AnnouncementBar announcement={settings.announcement} />
      <Navbar path={path} sidebar={useSidebar(path)} />
      <CrashBoundary path={path}>{children}</CrashBoundary>
      <Footer />
      {search}
    </>
  );
}
