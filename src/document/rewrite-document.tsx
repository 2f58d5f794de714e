import { Children, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';
import starterFunction from '!!inline-script!../navigation/starter';
import { baseUrlBannerId } from '../components/base-url/base-url-script';
import type { StarterOptions } from '../navigation/starter';
import { storageKeys } from '../shared/constants';
import { settings } from '../shared/settings';
import { storedKey } from '../shared/stored-key';

type AnyElement = ReactElement<Record<string, unknown> & { dangerouslySetInnerHTML?: { __html: string } }>;

function elements(nodes: ReactNode[]): AnyElement[] {
  return Children.toArray(nodes).filter((node): node is AnyElement => isValidElement(node));
}

/**
 * Changes what Gatsby puts into each page: the style sheet is linked once for the site instead of repeated in every
 * page, and the one inline script that differs from page to page becomes a constant one, so that a handful of hashes
 * suffices for the security policy. The script elements themselves are stitched in later; see
 * `node/publish/late-scripts.ts`.
 */
export function rewriteDocument({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: PreRenderHTMLArgs): void {
  // Gatsby merges all styles in an order of its own; the first statement decides the order of layers. `gatsby develop`
  // links its style sheet after what stands here.
  const layers = (<style key="layers">{layerOrder}</style>) as AnyElement;
  replaceHeadComponents(orderHead([layers, ...elements(getHeadComponents()).flatMap(rewriteHead)]));
  const body = elements(getPostBodyComponents()).filter((element) => element.props.id !== 'gatsby-script-loader');
  replacePostBodyComponents([
    <script
      key="page-path"
      id="gatsby-script-loader"
      data-page-path={pathname}
      dangerouslySetInnerHTML={{ __html: pagePathSource }}
    />,
    ...body,
    <script key="starter" dangerouslySetInnerHTML={{ __html: starterScript }} />,
  ]);
}

/** The same as in `src/styles/layers.css`; a test compares both. */
export const layerOrder = '@layer reset,tokens,base,prose,components,utilities;';

const starterOptions: StarterOptions = {
  patience: 5000,
  searchShortcuts: settings.searchShortcuts,
  pageShortcuts: settings.pageShortcuts,
  singleKeysKey: storedKey(storageKeys.singleKeys),
  bannerId: baseUrlBannerId,
};

/** The same on every page, so that one hash in the security policy serves all. */
const starterScript = `(${starterFunction})(${JSON.stringify(starterOptions)})`;

const pagePathSource = 'window.pagePath=document.currentScript.getAttribute("data-page-path")';

function rewriteHead(element: AnyElement): AnyElement[] {
  const { type, props } = element;
  if (type === 'style' && typeof props['data-href'] === 'string') {
    return [(<link key="styles" rel="stylesheet" href={props['data-href']} />) as AnyElement];
  }
  // Preloading what starts late would compete with what the reader needs first.
  if (type === 'link' && props.rel === 'preload' && (props.as === 'script' || props.as === 'fetch')) return [];
  // Styles and script of gatsby-plugin-image's wrapper, which we do not use: pictures are plain elements here.
  if (/gatsby-?image/i.test(innerHtmlOf(element))) return [];
  if (type === 'meta' && props.name === 'generator')
    return [(<meta key="generator" name="generator" content="help-portal" />) as AnyElement];
  return [element];
}

function innerHtmlOf({ props }: AnyElement): string {
  const children = isValidElement<AnyElement['props']>(props.children) ? props.children.props : props;
  return children.dangerouslySetInnerHTML?.__html ?? '';
}

/** Charset and viewport first, then what must run before the style sheet is asked for, then that and fonts, so that the browser finds them in its first bytes. */
function orderHead(head: AnyElement[]): AnyElement[] {
  const rank = ({ type, props }: AnyElement): number => {
    if (
      type === 'meta' &&
      (props.charSet !== undefined || ['viewport', 'color-scheme', 'theme-color'].includes(String(props.name)))
    )
      return 0;
    if (type === 'script' && (props.id === 'colour-mode' || props.id === 'base-url')) return 1;
    if (type === 'style' || (type === 'link' && props.rel === 'stylesheet')) return 2;
    if (type === 'link' && props.rel === 'preload') return 3;
    return 4;
  };
  return [...head].sort((a, b) => rank(a) - rank(b));
}
