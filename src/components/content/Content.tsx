import { createElement, Fragment } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { rewritePropAddresses } from '../../shared/html-addresses';
import type { ContentNode, ElementNode } from '../../shared/content-tree';
import { changelogAreas } from '../changelog/changelog-areas';
import { ChangelogFilter } from '../changelog/ChangelogFilter';
import { LazyIsland } from '../lazy-islands/LazyIsland';
import { mdxComponents } from '../mdx';
import { withPrefix } from '../../navigation/prefix';
import { GeneratedHtml } from './GeneratedHtml';
import { PageDataContext } from './page-content';
import type { PageContent } from './page-content';
import { prefixHtml } from './prefix-html';
import { useFocusableScrollers } from './useFocusableScrollers';

/** Renders a content tree: runs of generated HTML as they are, islands with their components. */
export function Content({ page }: { page: PageContent }): ReactNode {
  // GraphQL types JSON as an object of unknowns.
  const content = page.content as unknown as readonly ContentNode[];
  const areas = changelogAreas(content);
  useFocusableScrollers(content);
  return (
    <PageDataContext value={page}>
      {areas.length > 0 ? <ChangelogFilter areas={areas} /> : null}
      {renderAll(content)}
    </PageDataContext>
  );
}

function renderAll(nodes: readonly ContentNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
    return 'html' in node ? <GeneratedHtml key={index} html={node.html} /> : renderElement(node, index);
  });
}

function isCommon(name: string): name is keyof typeof mdxComponents {
  return Object.hasOwn(mdxComponents, name);
}

function renderElement(node: ElementNode, key: number): ReactNode {
  const { name, props, children } = node;
  if (isCommon(name))
    return createElement(mdxComponents[name] as ComponentType<object>, { key, ...props }, ...renderAll(children));
  // No name of an HTML element.
  if (/[#A-Z]/.test(name)) return <LazyIsland key={key} node={node} render={renderAll} />;
  const attributes = { key, ...prefixAddresses(props) };
  // Below an HTML element, a run of HTML is always the only child.
  const [only] = children;
  if (typeof only === 'object' && 'html' in only) {
    return createElement(name, { ...attributes, dangerouslySetInnerHTML: { __html: prefixHtml(only.html) } });
  }
  return createElement(name, attributes, ...renderAll(children));
}

/** The bundler drops the rest of this function if there is no base path. */
function prefixAddresses(props: ElementNode['props']): ElementNode['props'] {
  if (typeof __PATH_PREFIX__ === 'string' && __PATH_PREFIX__ === '') return props;
  return rewritePropAddresses(props, withPrefix);
}
