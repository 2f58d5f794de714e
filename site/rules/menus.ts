import type { Node } from 'mdast';
import { visit } from 'unist-util-visit';
import { defineRule, finding, isParent, lineOf, textOf } from 'help-portal/rules';
import type { ContentPage } from 'help-portal/rules';
import type { MenuEntry, SiteData } from '../data/schemas';

/** Paths of all entries of each tool, `A > B`. */
function readMenus(data: SiteData): { tool: string; paths: Set<string> }[] {
  const tools = data['menus.yml']?.tools ?? [];
  return tools.map(({ name, menus }) => ({ tool: name, paths: new Set(menus.flatMap((entry) => pathsOf(entry, ''))) }));
}

/** Every name in the menus of the tools. */
export function menuLabels(data: SiteData): string[] {
  return readMenus(data).flatMap(({ paths }) => [...paths].flatMap((path) => path.split(' > ')));
}

function pathsOf(entry: MenuEntry, above: string): string[] {
  const label = typeof entry === 'string' ? entry : entry.label;
  const own = above === '' ? label : `${above} > ${label}`;
  return typeof entry === 'string' ? [own] : [own, ...entry.items.flatMap((item) => pathsOf(item, own))];
}

/** How the text in front of a path, or the page's place, names the tool that it belongs to. */
const toolNames: Readonly<Record<string, RegExp>> = {
  'Web admin tool': /web admin tool/gi,
  'Commerce Assistant': /Commerce Assistant|\bCA\b/g,
  'Business Intelligence': /Business Intelligence|\bBI\b/g,
};

/** Every path in bold, **A > B**, is one of the tool that the sentence names, or of any tool when it names none. */
export const checkMenuPaths = defineRule(['menu-path'], ({ pages, data }) => {
  const menus = readMenus(data);
  return pages.flatMap((page) =>
    pathsIn(page).flatMap(({ text, before, after, line }) => {
      const tool = nextTool(after) ?? lastTool(before);
      const possible = menus.filter((menu) => tool === undefined || menu.tool === tool);
      if (possible.some(({ paths }) => paths.has(text))) return [];
      return finding(
        'menu-path',
        page.file,
        line,
        `"${text}" is not in the menus of ${tool ?? 'any tool'}. Expected a path of content/data/menus.yml.`,
      );
    }),
  );
});

interface PathInText {
  text: string;
  /** The rest of the block on both sides. */
  before: string;
  after: string;
  line: number;
}

function pathsIn(page: ContentPage): PathInText[] {
  const found: PathInText[] = [];
  visit(page.tree, ['paragraph', 'tableCell', 'heading'], (block) => {
    const whole = textOf(block);
    let position = 0;
    const walk = (node: Node): void => {
      if (node.type === 'strong') {
        const text = textOf(node);
        const after = whole.slice(position + text.length);
        if (text.includes(' > '))
          found.push({
            text: text.replace(/\s+/g, ' '),
            before: whole.slice(0, position),
            after,
            line: lineOf(page, node),
          });
      }
      if (isParent(node)) node.children.forEach(walk);
      else position += textOf(node).length;
    };
    walk(block);
  });
  return found;
}

/** The tool in "**A > B** in Commerce Assistant". */
function nextTool(after: string): string | undefined {
  const words = /^\s+(?:in|of)\s+(?:the\s+)?\S+(?:\s+\S+){0,2}/.exec(after)?.[0] ?? '';
  return Object.keys(toolNames).find((tool) => words.search(toolNames[tool] ?? /$^/) !== -1);
}

/** The tool that is named last in the sentence. */
function lastTool(before: string): string | undefined {
  const sentence = before.split(/[.:?!]\s/).at(-1) ?? '';
  let last: { tool: string; index: number } | undefined;
  for (const [tool, pattern] of Object.entries(toolNames)) {
    const index = [...sentence.matchAll(pattern)].at(-1)?.index;
    if (index !== undefined && (last === undefined || index > last.index)) last = { tool, index };
  }
  return last?.tool;
}
