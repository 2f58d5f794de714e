import type { ComponentType } from 'react';
import { FactBlock } from './facts/FactBlock';

/** The blocks above the text of pages, by the names that `aboveText` of `site/graph.ts` gives. */
export const aboveText = { FactBlock } as Readonly<Record<string, ComponentType<object>>>;
