import { ComponentReference } from './scope';

/** Returns why a value is no data, or null if it is. `owners` are the objects that hold it. */
export function findDataFault(value: unknown, owners: readonly object[] = []): string | null {
  if (typeof value === 'function') return 'is or contains a function';
  if (value instanceof ComponentReference) return 'is or contains an imported component';
  if (typeof value !== 'object' || value === null || 'type' in value) return null;
  if (owners.includes(value)) return 'holds itself';
  const inside = [...owners, value];
  for (const part of Object.values(value)) {
    const fault = findDataFault(part, inside);
    if (fault !== null) return fault;
  }
  return null;
}
