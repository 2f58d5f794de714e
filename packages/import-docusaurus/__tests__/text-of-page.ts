import { visit } from 'unist-util-visit';
import { parseSource } from '../src/engine';

/**
 * What a reader sees of a page's Markdown before and after an import: text, code blocks and code in sentences, in their order.
 * Of a page that MDX cannot read only code, as CommonMark sees it.
 */
export function textsOfPage(before: string, after: string, file: string): [before: string[], after: string[]] {
  try {
    return [texts(parseSource(before, file).tree), texts(parseSource(after, file).tree)];
  } catch {
    const codeOf = (text: string): string[] =>
      texts(parseSource(text, file, { data: { format: 'md' } }).tree).filter((part) => !part.startsWith('text '));
    return [codeOf(before), codeOf(after)];
  }
}

function texts(tree: ReturnType<typeof parseSource>['tree']): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') found.push(`code ${node.value}`);
    if (node.type === 'text' && node.value.trim() !== '') found.push(`text ${node.value.replace(/\s+/g, ' ').trim()}`);
  });
  return found;
}
