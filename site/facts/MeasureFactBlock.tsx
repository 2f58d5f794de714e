import type { ReactNode } from 'react';
import { FactBlock, pageNames } from './FactBlock';
import type { MeasureFacts } from './figure';
import { formatExample } from './measure-text';

/** Definition, formula, value and dimensions of a measure. */
export function MeasureFactBlock(measure: MeasureFacts): ReactNode {
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
