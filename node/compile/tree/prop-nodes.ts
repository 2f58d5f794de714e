import type { ElementContent } from 'hast';

/** The value of a property that may be text or elements, as nodes. */
export function propNodes(value: unknown): ElementContent[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ type: 'text', value: String(value) }];
  if (Array.isArray(value)) return value.flatMap(propNodes);
  if (typeof value === 'object' && value !== null && 'type' in value && 'children' in value)
    return [value as ElementContent];
  return [];
}

/** A property as text, or nothing when it is not given. */
export function propText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
