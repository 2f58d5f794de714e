import type { ComponentType } from 'react';
import { DimensionFactBlock } from './facts/DimensionFactBlock';
import { MeasureFactBlock } from './facts/MeasureFactBlock';

/** What stands above the text of pages, by the names that `aboveText` of `site/graph.ts` gives, with its properties. */
export const aboveText = {
  DimensionFacts: DimensionFactBlock,
  MeasureFacts: MeasureFactBlock,
} as Readonly<Record<string, ComponentType<object>>>;
