import type { ElementContent } from 'hast';
import { slotName } from '../../../src/shared/mdx-components';
import { componentNode } from '../compile-context';
import type { ComponentNode, SourcePlace } from '../compile-context';

type Props = Readonly<Record<string, unknown>>;

/**
 * Returns the properties of an imported component without those that are elements, and these as children: so they are
 * content like any other, with links and pictures. `made` are the elements of the page.
 */
export function takeSlots(
  props: Props,
  made: WeakSet<object>,
  toNodes: (value: unknown) => ElementContent[],
  place: SourcePlace | undefined,
): { data: Props; slots: ComponentNode[] } {
  const isContent = (value: unknown): boolean =>
    Array.isArray(value)
      ? value.some(isContent) && value.every((item) => typeof item === 'string' || isContent(item))
      : typeof value === 'object' && value !== null && made.has(value);
  const entries = Object.entries(props);
  return {
    data: Object.fromEntries(entries.filter(([, value]) => !isContent(value))),
    slots: entries
      .filter(([, value]) => isContent(value))
      .map(([prop, value]) => componentNode(slotName, { prop }, toNodes(value), place)),
  };
}
