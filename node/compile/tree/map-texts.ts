import { isRecord } from '../../base/is-record';

/** Maps the texts in properties of a component, at any depth; what stays the same is shared. */
export function mapTexts(value: unknown, map: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return map(value);
  // The conversion to JSON reports a cycle.
  if ((!Array.isArray(value) && !isRecord(value)) || depth > 20) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, mapTexts(item, map, depth + 1)] as const);
  if (entries.every(([key, item]) => item === (value as Record<string, unknown>)[key])) return value;
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
