import { Children, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';
import starterFunction from '!!inline-script!../navigation/starter';
import type { StarterOptions } from '../navigation/starter';
import { storageKeys } from '../shared/constants';
import { baseUrlBannerId, baseUrlScriptId, colourModeScriptId, scriptLoaderId, rootId } from '../shared/page-ids';
import { encodePath } from '../shared/paths';
import { site } from '../shared/site';
import { storedKey } from '../shared/stored-key';

type AnyElement = ReactElement<Record<string, unknown> & { dangerouslySetInnerHTML?: { __html: string } }>;

function elements(nodes: ReactNode[]): AnyElement[] {
  return Children.toArray(nodes).filter((node): node is AnyElement => isValidElement(node));
}

/**
 * Changes what Gatsby adds to each page. The style sheet is linked, not inlined. The inline script with the path of the
 * page becomes one that is the same on all pages, so that the Content-Security-Policy needs few hashes.
 * `node/publish/late-scripts.ts` inserts the elements of the scripts later.
 */
export function rewriteDocument({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: PreRenderHTMLArgs): void {
  // Gatsby merges styles in an arbitrary order, and the first statement decides the order of layers. `gatsby develop`
  // links its style sheet after this.
  const layers = (<style key="layers">{layerOrder}</style>) as AnyElement;
  replaceHeadComponents(orderHead([layers, ...elements(getHeadComponents()).flatMap(rewriteHead)]));
  const body = elements(getPostBodyComponents()).filter((element) => element.props.id !== scriptLoaderId);
  replacePostBodyComponents([
    <script
      key="page-path"
      id={scriptLoaderId}
      data-page-path={encodePath(pathname)}
      dangerouslySetInnerHTML={{ __html: pagePathSource }}
    />,
    ...body,
    <script key="starter" dangerouslySetInnerHTML={{ __html: starterScript }} />,
  ]);
}

/** Must be the same as in `src/styles/layers.css`; a test compares both. */
export const layerOrder = '@layer reset,tokens,base,prose,components,utilities;';

const starterOptions: StarterOptions = {
  timeout: 5000,
  searchShortcuts: site.searchShortcuts,
  pageShortcuts: site.pageShortcuts,
  singleKeysKey: storedKey(storageKeys.singleKeys),
  bannerId: baseUrlBannerId,
  pageId: rootId,
};

/** Must be the same on every page, because the Content-Security-Policy allows it by its hash. */
const starterScript = `(${starterFunction})(${JSON.stringify(starterOptions)})`;

const pagePathSource = 'pagePath=document.currentScript.dataset.pagePath';

/**
 * @reach gatsby: styles have `data-href`, preloads of scripts `as`, and scripts of `gatsby-plugin-image` its name;
 *   heavier pages: `site/weight.test.ts`, `rewrite-document.test.tsx`
 */
function rewriteHead(element: AnyElement): AnyElement[] {
  const { type, props } = element;
  if (type === 'style' && typeof props['data-href'] === 'string') {
    return [(<link key="styles" rel="stylesheet" href={props['data-href']} />) as AnyElement];
  }
  // Scripts start late, and preloading them would compete with what the reader needs first.
  if (type === 'link' && props.rel === 'preload' && (props.as === 'script' || props.as === 'fetch')) return [];
  // For a browser that is no more.
  if (props.httpEquiv === 'x-ua-compatible') return [];
  // Styles and script of gatsby-plugin-image's component, which is not used; images are plain elements.
  if (/gatsby-?image/i.test(innerHtmlOf(element))) return [];
  if (type === 'meta' && props.name === 'generator')
    return [(<meta key="generator" name="generator" content="help-portal" />) as AnyElement];
  return [element];
}

function innerHtmlOf({ props }: AnyElement): string {
  const children = isValidElement<AnyElement['props']>(props.children) ? props.children.props : props;
  return children.dangerouslySetInnerHTML?.__html ?? '';
}

/**
 * Sorts the head so that the browser finds the important elements in the first bytes: meta elements, scripts that must
 * run before the style sheet is requested, styles, fonts.
 */
function orderHead(head: AnyElement[]): AnyElement[] {
  const rank = ({ type, props }: AnyElement): number => {
    if (
      type === 'meta' &&
      (props.charSet !== undefined || ['viewport', 'color-scheme', 'theme-color'].includes(String(props.name)))
    )
      return 0;
    if (type === 'script' && (props.id === colourModeScriptId || props.id === baseUrlScriptId)) return 1;
    if (type === 'style' || (type === 'link' && props.rel === 'stylesheet')) return 2;
    if (type === 'link' && props.rel === 'preload') return 3;
    return 4;
  };
  return [...head].sort((a, b) => rank(a) - rank(b));
}
