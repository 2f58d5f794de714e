import { createElement } from 'react';
import type { ReactNode } from 'react';
import { aboveText } from '../site-parts';

/** What the site shows above the text of a page, for instance facts about its subject. */
export function AboveText({ blocks }: { blocks: Queries.PageContentFragment['aboveText'] }): ReactNode {
  return blocks.map((block, index) => {
    // GraphQL types JSON as an object of unknowns.
    const { name = '', props } = block as { name?: string; props?: object };
    const Component = aboveText[name];
    return Component ? createElement(Component, { key: index, ...props }) : null;
  });
}
