import type { ReactNode } from 'react';
import { FactBlock, pageNames } from './FactBlock';
import type { NamedPage } from './FactBlock';
import { formatExample } from './measures/measure';
import type { Measure } from './measures/measure';

export interface MeasureFactsProps {
  measure: Pick<Measure, 'name' | 'definition' | 'formula' | 'unit' | 'decimals' | 'statusSensitive' | 'example'> & {
    dimensions: readonly NamedPage[];
    related: readonly NamedPage[];
  };
}

/** Definition, formula and example of a measure. */
export function MeasureFacts({ measure }: MeasureFactsProps): ReactNode {
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
