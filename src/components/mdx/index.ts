import type { ReactNode } from 'react';
import type { IslandName } from '../../shared/mdx-components';
import { CodeBlock } from './code-block/CodeBlock';
import { Image } from './Image';
import { TabItem, Tabs } from './tabs/Tabs';
import { Term } from './Term';

/** The islands' components. The compile step has checked and made their props. */
export const mdxComponents = { CodeBlock, Tabs, TabItem, Image, Term } satisfies Record<
  IslandName,
  (props: never) => ReactNode
>;
