import { formatNumber } from '../../../shared/format';

/** A measure as the lists show it. */
export type Measure = Queries.PageContentFragment['listedMeasures'][number];

/** Units that a number carries without a word. */
const bareUnits = new Set(['count', 'ratio']);

/** The example value as the pages write it: `2,088.00 EUR`, `5.00%`, `1.75`. */
export function formatExample({ unit, decimals, example }: Pick<Measure, 'unit' | 'decimals' | 'example'>): string {
  if (example === null) return 'None';
  const number = formatNumber(example, decimals);
  if (bareUnits.has(unit)) return number;
  return unit === 'percent' ? `${number}%` : `${number} ${unit}`;
}

/** Groups in the order of their first measure in the data. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
