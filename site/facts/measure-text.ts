import { formatNumber } from 'help-portal/site';
import type { Example } from './figure';

/** Units that are not shown. */
const bareUnits = new Set(['count', 'ratio']);

/** Formats the example value: `2,088.00 EUR`, `5.00%`, `1.75`. */
export function formatExample({ unit, decimals, example }: Example): string {
  if (example === null) return 'None';
  const number = formatNumber(example, decimals);
  if (bareUnits.has(unit)) return number;
  return unit === 'percent' ? `${number}%` : `${number} ${unit}`;
}

/** Groups items by key, in the order of each key's first item. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
