import type { ReactNode } from 'react';
import { FactBlock, pageNames } from './FactBlock';
import { formatExample } from './measures/measure';

type MeasurePage = NonNullable<NonNullable<Queries.DocTemplateQuery['doc']>['measure']>;

export function MeasureFacts({ measure }: { measure: MeasurePage }): ReactNode {
  return (
    <FactBlock
      label={`Facts about ${measure.name}`}
      facts={[
        ['Definition', measure.definition],
        ['Formula', measure.formula],
        ['Example month', measure.example === null ? null : <strong key="example">{formatExample(measure)}</strong>],
        ['Payment status', measure.statusSensitive ? 'Changes the value' : 'Does not change the value'],
        ['Dimensions', pageNames(measure.dimensions)],
        ['Related', pageNames(measure.related)],
      ]}
    />
  );
}
