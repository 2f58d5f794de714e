import type { ReactElement } from 'react';
import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { areaNamed } from '../shared/areas';
import { CrashBoundary } from '../components/errors/ErrorBoundary';
import { withoutPrefix } from '../navigation/prefix';
import { useSidebar } from '../components/site/site-data';
import { DocsLayout } from '../components/layout/DocsLayout';
import { SearchHost } from '../search/SearchHost';
import { SiteLayout } from '../components/layout/SiteLayout';

type WrapArgs =
  WrapPageElementBrowserArgs<object, { area?: string }> | WrapPageElementNodeArgs<object, { area?: string }>;

/**
 * Wraps pages in layouts that stay mounted across navigation. Shared by browser and server, so that both render the
 * same tree.
 */
export function wrapPage({ element, props }: WrapArgs): ReactElement {
  const path = withoutPrefix(props.location.pathname);
  const page = <CheckedPage path={path}>{element}</CheckedPage>;
  return (
    <CrashBoundary path={path}>
      <SiteLayout path={path} search={<SearchHost />}>
        {areaNamed(props.pageContext.area)?.sidebar ? <DocsArea path={path}>{page}</DocsArea> : page}
      </SiteLayout>
    </CrashBoundary>
  );
}

/**
 * Throws if a page module has no default export; Gatsby passes the module itself in that case. Fails the build, and
 * shows the crash page in the browser.
 */
function CheckedPage({ path, children }: { path: string; children: ReactElement }) {
  const component: unknown = children.type;
  if (typeof component === 'object' && component !== null && !('$$typeof' in component)) {
    throw new Error(
      `The page component of ${path} has no default export. A page component should be default-exported.`,
    );
  }
  return children;
}

function DocsArea({ path, children }: { path: string; children: ReactElement }) {
  return (
    <DocsLayout path={path} sidebar={useSidebar(path)}>
      {children}
    </DocsLayout>
  );
}
