import type { ComponentType, ReactNode } from 'react';
import type { JsonValue } from '../../shared/content-tree';
import type { IslandName } from '../../shared/mdx-components';
import { CodeBlock } from './code-block/CodeBlock';
import { Image } from './Image';
import { TabItem, Tabs } from './tabs/Tabs';
import { Term } from './Term';

/** Props come from the content tree; the compile step has validated them. */
export type Island = ComponentType<{ [prop: string]: JsonValue | ReactNode }>;

function island(component: (props: never) => ReactNode): Island {
  return component as unknown as Island;
}

/** The islands' components. */
export const mdxComponents: Record<IslandName, Island> = {
  CodeBlock: island(CodeBlock),
  Tabs: island(Tabs),
  TabItem: island(TabItem),
  Image: island(Image),
  Term: island(Term),
};
