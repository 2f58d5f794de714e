import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';

export interface TabItemProps {
  value: string;
  label?: string;
  default?: boolean;
  children?: ReactNode;
}

export interface Tab {
  value: string;
  label: string;
  isDefault: boolean;
  content: ReactNode;
}

/** The tabs among the children. The compile step has reported every other child, and values that are wrong. */
export function readTabs(children: ReactNode): Tab[] {
  return Children.toArray(children)
    .filter((child) => isValidElement<TabItemProps>(child))
    .map(({ props: { value, label = value, default: isDefault = false, children: content } }) => ({
      value,
      label,
      isDefault,
      content,
    }));
}

/** Value that is selected at the start: the default given, the item marked so, or the first; `null` is none. */
export function initialValue(tabs: readonly Tab[], defaultValue: string | null | undefined): string | null {
  if (defaultValue !== undefined) return defaultValue;
  return (tabs.find(({ isDefault }) => isDefault) ?? tabs[0])?.value ?? null;
}
