import type { Element, Root } from 'hast';
import convert from 'npm-to-yarn';
import type { ComponentNode } from '../compile-context';
import { componentNode, isElement } from '../compile-context';
import { textOf } from '../tree/text';
import { walk } from '../tree/walk';
import { fencedCode } from './code-blocks';

/** The tools of Docusaurus's `npm2yarn` and their labels; authors write the commands for npm. */
const tools = [
  ['npm', 'npm'],
  ['yarn', 'Yarn'],
  ['pnpm', 'pnpm'],
  ['bun', 'Bun'],
] as const;

/** The choice of a tool applies to all such tabs of the site. */
const groupId = 'npm2yarn';

/** Turns a fence marked `npm2yarn` after its language into tabs with its commands for each tool. */
export function packageManagers(tree: Root): void {
  walk(tree, (node, index, parent) => {
    const code = fencedCode(node);
    if (!code || !isElement(node, 'pre')) return undefined;
    if (!/(?:^|\s)npm2yarn\b/.test(String(code.properties.dataFence))) return undefined;
    const items = tools.map(([tool, label]) => tab(tool, label, node, code));
    parent.children[index] = componentNode('Tabs', { groupId }, items, node.data?.place);
    return 'skip';
  });
}

function tab(tool: (typeof tools)[number][0], label: string, pre: Element, code: Element): ComponentNode {
  const value = tool === 'npm' ? textOf(code) : convert(textOf(code), tool);
  const block: Element = { ...pre, children: [{ ...code, children: [{ type: 'text', value }] }] };
  return componentNode('TabItem', { value: tool, label }, [block], pre.data?.place);
}
