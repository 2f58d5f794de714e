import type { ElementContent } from 'hast';

/** Returns the value of a prop that may be text or elements, as nodes. */
export function propNodes(value: unknown): ElementContent[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ type: 'text', value: String(value) }];
  if (Array.isArray(value)) return value.flatMap(propNodes);
  if (typeof value === 'object' && value !== null && 'type' in value && 'children' in value)
    return [value as ElementContent];
  return [];
}

/** Returns a prop as text, or undefined if it is neither text nor a number. */
export function propText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
