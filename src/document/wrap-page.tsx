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
 * Keeps the shell mounted between pages: site, then docs version, then the page. Shared by browser and
 * server, so that both draw the same tree.
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
 * A page module without default export reaches us as the module itself: the build stops with this text,
 * and in the browser the crash page says it.
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
