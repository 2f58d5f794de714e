import type { ReactElement } from 'react';
import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { SiteBoundary } from '../errors/ErrorBoundary';
import { withoutPrefix } from '../navigation/prefix';
import { useSidebar } from '../sidebar/use-sidebar-data';
import { DocsLayout } from './DocsLayout';
import { SiteLayout } from './SiteLayout';

type WrapArgs =
  WrapPageElementBrowserArgs<object, { area?: string }> | WrapPageElementNodeArgs<object, { area?: string }>;

/**
 * Keeps the shell mounted between pages (RTE-16, GAT-15): site, then docs version, then the page. Shared by browser and
 * server, so that both draw the same tree.
 */
export function wrapPage({ element, props }: WrapArgs): ReactElement {
  const path = withoutPrefix(props.location.pathname);
  return (
    <SiteBoundary>
      <SiteLayout path={path}>
        {props.pageContext.area === 'docs' ? <DocsArea path={path}>{element}</DocsArea> : element}
      </SiteLayout>
    </SiteBoundary>
  );
}

function DocsArea({ path, children }: { path: string; children: ReactElement }) {
  return (
    <DocsLayout path={path} sidebar={useSidebar()}>
      {children}
    </DocsLayout>
  );
}
