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

/** Reads and checks the tabs; what is wrong with them stops the build (TAB-07). */
export function readTabs(children: ReactNode, defaultValue: string | null | undefined): Tab[] {
  const tabs = Children.toArray(children)
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map((child): Tab => {
      if (!isValidElement<TabItemProps>(child) || typeof child.props.value !== 'string') {
        throw new Error('A child of <Tabs> is no <TabItem> with a value.');
      }
      const { value, label, default: isDefault, children: content } = child.props;
      return { value, label: label ?? value, isDefault: isDefault === true, content };
    });
  if (tabs.length === 0) throw new Error('<Tabs> needs at least one <TabItem>.');
  const values = tabs.map(({ value }) => value);
  const repeated = values.find((value, index) => values.indexOf(value) !== index);
  if (repeated !== undefined) throw new Error(`<Tabs> has two items with the value "${repeated}".`);
  if (typeof defaultValue === 'string' && !values.includes(defaultValue)) {
    throw new Error(`The defaultValue "${defaultValue}" of <Tabs> is none of its values: ${values.join(', ')}.`);
  }
  return tabs;
}

/** Value that is selected at the start: the default given, the item marked so, or the first; `null` is none (TAB-02). */
export function initialValue(tabs: readonly Tab[], defaultValue: string | null | undefined): string | null {
  if (defaultValue !== undefined) return defaultValue;
  return (tabs.find(({ isDefault }) => isDefault) ?? tabs[0])?.value ?? null;
}
