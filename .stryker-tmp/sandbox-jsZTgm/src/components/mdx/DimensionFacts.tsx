import type { ReactNode } from 'react';
import { FactBlock, pageNames } from './FactBlock';

type DimensionPage = NonNullable<NonNullable<Queries.DocTemplateQuery['doc']>['dimension']>;

/** Definition, values and related measures of a dimension. */
export function DimensionFacts({ dimension }: { dimension: DimensionPage }): ReactNode {
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
