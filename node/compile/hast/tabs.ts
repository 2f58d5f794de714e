import type { ElementContent, Root } from 'hast';
import { closestNames } from '../../base/closest-names';
import { placeOf } from '../compile-context';
import type { ComponentNode, CompileContext, SourcePlace } from '../compile-context';
import { propNodes, propText } from '../tree/prop-nodes';
import { plainTextOf, textOf } from '../tree/text';
import { visitAll } from '../tree/walk';

/** Normalizes `<Tabs>` to the props of the island and reports authors' mistakes. */
export function tabs(tree: Root, context: CompileContext): void {
  const items = new Set<ComponentNode>();
  visitAll(tree, (node) => {
    if (node.type !== 'component') return;
    if (node.name === 'Tabs') normalize(node, context, items);
    else if (node.name === 'TabItem' && !items.has(node)) {
      context.error('tabs', '<TabItem> is outside <Tabs>. Expected <Tabs> around it.', node.data?.place);
    }
  });
}

interface Tab {
  value: string;
  label: string;
  isDefault: boolean;
  node: ComponentNode;
}

function normalize(node: ComponentNode, context: CompileContext, items: Set<ComponentNode>): void {
  const { place } = node.data ?? {};
  const labels = readValues(node.props.values);
  const found = tabItems(node.children, place, context, items).map((item) => toTab(item, labels, context));
  const list = labels ? inOrderOf(labels, found) : found;
  if (list.length === 0) {
    context.error('tabs', '<Tabs> has no tabs. Expected at least one <TabItem value="…" label="…">.', place);
  }
  const values = list.map(({ value }) => value);
  const duplicate = values.find((value, index) => values.indexOf(value) !== index);
  if (duplicate !== undefined) {
    context.error('tabs', `Two tabs have the value "${duplicate}". Expected unique values within <Tabs>.`, place);
  }
  const missing = [...(labels?.keys() ?? [])].find((value) => !values.includes(value));
  if (missing !== undefined) {
    context.error('tabs', `"values" of <Tabs> names "${missing}", but no <TabItem> has that value.`, place);
  }
  node.props = {
    ...readGroup(node, context),
    ...readDefault(node, list, context),
    ...(node.props.lazy ? { lazy: true } : {}),
    ...(propText(node.props.label) === undefined ? {} : { label: propText(node.props.label) }),
  };
  node.children = list.map((tab) => {
    tab.node.props = { value: tab.value, label: tab.label };
    return tab.node;
  });
}

/** Returns the `<TabItem>` children, which Markdown may have wrapped in a paragraph. */
function tabItems(
  children: readonly ElementContent[],
  around: SourcePlace | undefined,
  context: CompileContext,
  items: Set<ComponentNode>,
): ComponentNode[] {
  return children.flatMap((child): ComponentNode[] => {
    if (child.type === 'component' && child.name === 'TabItem') {
      items.add(child);
      return [child];
    }
    if (child.type === 'text' && child.value.trim() === '') return [];
    if (child.type === 'comment') return [];
    if (child.type === 'element' && child.tagName === 'p')
      return tabItems(child.children, child.data?.place ?? around, context, items);
    const name = child.type === 'component' ? child.name : child.type === 'element' ? child.tagName : undefined;
    const what = name ? `<${name}>` : `"${textOf(child).trim().slice(0, 40)}"`;
    context.error('tabs', `${what} is directly inside <Tabs>. Expected only <TabItem>.`, placeOf(child) ?? around);
    return [];
  });
}

function toTab(node: ComponentNode, labels: ReadonlyMap<string, string> | undefined, context: CompileContext): Tab {
  const { props, data } = node;
  const value = propText(props.value);
  if (value === undefined) {
    context.error('tabs', '<TabItem> has no value. Expected <TabItem value="…" label="…">.', data?.place);
  }
  const own = propNodes(props.label).map(plainTextOf).join('');
  return {
    value: value ?? '',
    label: labels?.get(value ?? '') || own || (value ?? ''),
    isDefault: Boolean(props.default),
    node,
  };
}

/** Reads `values={[{label, value}]}`, the older syntax. */
function readValues(values: unknown): Map<string, string> | undefined {
  if (!Array.isArray(values)) return undefined;
  const labels = new Map<string, string>();
  for (const entry of values as unknown[]) {
    if (typeof entry !== 'object' || entry === null || !('value' in entry)) continue;
    const label = 'label' in entry ? propNodes(entry.label).map(plainTextOf).join('') : '';
    labels.set(String(entry.value), label);
  }
  return labels;
}

function inOrderOf(labels: ReadonlyMap<string, string>, list: readonly Tab[]): Tab[] {
  const order = [...labels.keys()];
  const rank = (tab: Tab): number => (labels.has(tab.value) ? order.indexOf(tab.value) : order.length);
  return [...list].sort((a, b) => rank(a) - rank(b));
}

function readGroup({ props, data }: ComponentNode, context: CompileContext): Record<string, unknown> {
  const groupId = propText(props.groupId);
  const { queryString } = props;
  const parameter = queryString === true ? groupId : propText(queryString);
  if (queryString === true && groupId === undefined) {
    context.error(
      'tabs',
      '<Tabs queryString> has no name for the parameter. Expected queryString="name", or a groupId.',
      data?.place,
    );
  }
  return {
    ...(groupId === undefined ? {} : { groupId }),
    ...(parameter ? { queryString: parameter } : {}),
  };
}

/** Returns the tab that is open at first, if it is not the first one; null for none. */
function readDefault(
  { props, data }: ComponentNode,
  list: readonly Tab[],
  context: CompileContext,
): { defaultValue?: string | null } {
  if (props.defaultValue === null) return { defaultValue: null };
  const defaultValue = propText(props.defaultValue) ?? list.find(({ isDefault }) => isDefault)?.value;
  if (defaultValue === undefined) return {};
  const values = list.map(({ value }) => value);
  if (!values.includes(defaultValue)) {
    const [closest] = closestNames(defaultValue, values);
    context.error(
      'tabs',
      `The default value "${defaultValue}" of <Tabs> is not the value of a tab. ${closest ? `Did you mean "${closest}"? ` : ''}Expected one of: ${values.join(', ')}.`,
      data?.place,
    );
  }
  return { defaultValue };
}
