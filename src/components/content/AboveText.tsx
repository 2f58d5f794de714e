import { createElement } from 'react';
import type { ReactNode } from 'react';
import { aboveText } from '../site-parts';
import { GeneratedHtml } from './GeneratedHtml';

/** What the site shows above the text of a page, for instance facts about its subject. */
export function AboveText({ blocks }: { blocks: Queries.PageContentFragment['aboveText'] }): ReactNode {
  return blocks.map(({ name, props, html }, index) => {
    const Component = aboveText[name];
    if (!Component) return null;
    const content = <GeneratedHtml html={html} data-markdown="" />;
    return createElement(Component, { key: index, ...props }, content);
  });
}
