import type { Element, Root } from 'hast';
import convert from 'npm-to-yarn';
import type { ComponentNode } from '../compile-context';
import { componentNode, isElement } from '../compile-context';
import { textOf } from '../tree/text';
import { walk } from '../tree/walk';
import { fencedCode } from './code-blocks';

/** The tools that Docusaurus's `npm2yarn` knows, and the names that readers know; npm is what authors write. */
const tools = [
  ['npm', 'npm'],
  ['yarn', 'Yarn'],
  ['pnpm', 'pnpm'],
  ['bun', 'Bun'],
] as const;

/** The choice of one tool holds for all such tabs of the site. */
const groupId = 'npm2yarn';

/** A fence with the word `npm2yarn` behind its language: its commands for each tool, in tabs. */
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
