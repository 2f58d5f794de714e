import type { ReactNode } from 'react';
import { FactBlock, pageNames } from './FactBlock';
import type { DimensionFacts } from './figure';

/** Definition, values and related measures of a dimension. */
export function DimensionFactBlock(dimension: DimensionFacts): ReactNode {
  return (
    <FactBlock
      label={`Facts about ${dimension.name}`}
      facts={[
        ['Definition', dimension.definition],
        ['Values', dimension.values.length > 0 ? dimension.values.join(', ') : null],
        ['Measures', pageNames(dimension.measures)],
        ['Related', pageNames(dimension.related)],
      ]}
    />
  );
}
