import type { Program } from 'estree-jsx';
import { visit as visitEstree } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { closestNames } from '../closest-names';
import { fileState } from '../source/file-state';
import { componentNames } from '../source/scope';
import { walk } from '../tree/walk';

/** Reports components that do not exist, with the names that were probably meant (ARCHITECTURE 2). */
export const remarkComponents: Plugin<[], Root> = () => (tree, file) => {
  const { page, source, declared, unknown } = fileState(file);
  // Imports and exports count wherever they stand, so names are declared first.
  walk(tree, (node) => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name) {
      check(node.name, node.position?.start);
    }
    const estree = 'data' in node && node.data && 'estree' in node.data ? node.data.estree : undefined;
    if (estree) checkExpression(estree as Program);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
      if (value && typeof value === 'object' && value.data?.estree) checkExpression(value.data.estree);
    }
  });

  function checkExpression(program: Program): void {
    visitEstree(program, (node) => {
      if (node.type !== 'JSXOpeningElement') return;
      const { name } = node;
      const start = node.loc && { line: node.loc.start.line, column: node.loc.start.column + 1 };
      if (name.type === 'JSXIdentifier') check(name.name, start ?? undefined);
      else if (name.type === 'JSXMemberExpression') {
        let { object } = name;
        while (object.type === 'JSXMemberExpression') ({ object } = object);
        check(object.type === 'JSXIdentifier' ? object.name : '', start ?? undefined, true);
      }
    });
  }

  function check(name: string, start: { line: number; column: number } | undefined, isMember = false): void {
    const root = name.split('.')[0] ?? name;
    const isMarkup = !isMember && !name.includes('.') && (/^[a-z]/.test(name) || name.includes('-'));
    if (isMarkup || declared.has(root) || name === '') return;
    if (componentNames.has(name) && !isMember) return;
    unknown.add(root);
    const closest = closestNames(name, componentNames);
    const hint = closest.length > 0 ? `Did you mean ${closest.map((other) => `<${other}>`).join(' or ')}? ` : '';
    page.error(
      'unknown-component',
      `<${name}> is not a component of this site. ${hint}Expected one of: ${[...componentNames].sort().join(', ')}. To add one, name it in src/shared/mdx-components.ts and put it into src/components/mdx.`,
      page.placeIn(source, start),
    );
  }
};
