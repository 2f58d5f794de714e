import { measureGroupAnchor, measureLetterAnchor } from '../../src/shared/measure-anchors';
import { readMeasures } from '../content/data/measures';

/** Returns the ids that a component makes from `measures.yml`; undefined if it makes none. */
export function generatedIds(component: string): ReadonlySet<string> | undefined {
  if (component === 'MeasureGroups') return new Set(readMeasures().map(({ group }) => measureGroupAnchor(group)));
  if (component === 'MeasureTable') return new Set(readMeasures().map(({ name }) => measureLetterAnchor(name)));
  return undefined;
}
