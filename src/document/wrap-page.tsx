import type { ReactElement } from 'react';
import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { describeMissingComponent } from '../shared/page-component';
import { areaNamed, areas } from '../shared/areas';
import { InternalConfigurationError } from '../shared/configuration-error';
import { CrashBoundary } from '../components/errors/ErrorBoundary';
import { declaredPath } from '../navigation/prefix';
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
  const path = declaredPath(props.location.pathname);
  const page = <CheckedPage path={path}>{element}</CheckedPage>;
  return (
    <CrashBoundary path={path}>
      <SiteLayout path={path} search={<SearchHost />}>
        <PageArea path={path} area={props.pageContext.area}>
          {page}
        </PageArea>
      </SiteLayout>
    </CrashBoundary>
  );
}

/**
 * Throws if a page module has no default export; Gatsby passes the module itself in that case. Fails the build, and
 * shows the crash page in the browser.
 * @reach gatsby: passes the module itself when it has no default export, and `react` marks components by `$$typeof`; a
 *   page without a component has an obscure message: `wrap-page.test.tsx`, `page-failures.spec.ts`
 */
function CheckedPage({ path, children }: { path: string; children: ReactElement }) {
  const component: unknown = children.type;
  if (typeof component === 'object' && component !== null && !('$$typeof' in component)) {
    throw new Error(describeMissingComponent(path));
  }
  return children;
}

/** Adds the sidebar of the page's area. Throws if the page belongs to an area that the site does not have. */
function PageArea({ path, area: name, children }: { path: string; area: string | undefined; children: ReactElement }) {
  const area = areaNamed(name);
  if (name !== undefined && !area) {
    const available = `Available: ${areas.map((known) => `${known.version.name} of ${known.name}`).join(', ')}.`;
    throw new InternalConfigurationError('docs version', `that of ${name}`, path, available);
  }
  return area?.sidebar ? <DocsArea path={path}>{children}</DocsArea> : children;
}

function DocsArea({ path, children }: { path: string; children: ReactElement }) {
  return (
    <DocsLayout path={path} sidebar={useSidebar(path)}>
      {children}
    </DocsLayout>
  );
}
