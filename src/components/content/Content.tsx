import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { islandNames } from '../../shared/mdx-components';
import type { IslandName } from '../../shared/mdx-components';
import type { ContentNode, ElementNode } from '../../shared/content-tree';
import { mdxComponents } from '../mdx';
import { withPrefix } from '../navigation/prefix';
import { PageImages } from './images';
import type { PageImage } from './images';
import { prefixHtml } from './prefix-html';

interface ContentProps {
  nodes: readonly ContentNode[];
  images?: readonly PageImage[];
}

/** Draws a compiled page: runs of generated HTML as they are, islands by their components. */
export function Content({ nodes, images = [] }: ContentProps): ReactNode {
  return <PageImages value={images}>{drawAll(nodes, false)}</PageImages>;
}

/** Elements that hold text, not blocks: a run of HTML inside them must be a `span`. */
const textElements = new Set('p h1 h2 h3 h4 h5 h6 a em strong del sub sup small span code kbd summary dt'.split(' '));

function drawAll(nodes: readonly ContentNode[], isText: boolean): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
    if ('html' in node) {
      const Run = isText ? 'span' : 'div';
      return <Run key={index} className="html" dangerouslySetInnerHTML={{ __html: prefixHtml(node.html) }} />;
    }
    return draw(node, index, isText);
  });
}

function isIsland(name: string): name is IslandName {
  return islandNames.some((island) => island === name);
}

function draw({ name, props, children }: ElementNode, key: number, isText: boolean): ReactNode {
  if (isIsland(name)) {
    return createElement(mdxComponents[name], { key, ...props }, ...drawAll(children, isText || name === 'Term'));
  }
  const attributes = { key, ...prefixAddresses(props) };
  const [only] = children;
  if (children.length === 1 && typeof only === 'object' && 'html' in only) {
    return createElement(name, { ...attributes, dangerouslySetInnerHTML: { __html: prefixHtml(only.html) } });
  }
  return createElement(name, attributes, ...drawAll(children, isText || textElements.has(name)));
}

function prefixAddresses(props: ElementNode['props']): ElementNode['props'] {
  const { href, src } = props;
  return {
    ...props,
    ...(typeof href === 'string' ? { href: withPrefix(href) } : {}),
    ...(typeof src === 'string' ? { src: withPrefix(src) } : {}),
  };
}
