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

/** Returns the tabs among the children. The compile step has reported other children and invalid values. */
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

/**
 * Returns the initial value: `defaultValue` if given (null for none), otherwise the item marked as default or the
 * first.
 */
export function initialValue(tabs: readonly Tab[], defaultValue: string | null | undefined): string | null {
  if (defaultValue !== undefined) return defaultValue;
  return (tabs.find(({ isDefault }) => isDefault) ?? tabs[0])?.value ?? null;
}
