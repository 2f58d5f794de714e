import type { ReactNode } from 'react';
import { FactBlock, pageNames } from './FactBlock';
import type { NamedPage } from './FactBlock';

export interface DimensionFactsProps {
  dimension: {
    name: string;
    definition: string;
    values: readonly string[];
    measures: readonly NamedPage[];
    related: readonly NamedPage[];
  };
}

/** Definition and values of a dimension, and what to combine it with. */
export function DimensionFacts({ dimension }: DimensionFactsProps): ReactNode {
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
