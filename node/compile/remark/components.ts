import type { JSXIdentifier, JSXMemberExpression, JSXNamespacedName, Program } from 'estree-jsx';
import { visit as visitEstree } from 'estree-util-visit';
import type { Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import type { SourcePosition } from '../../../src/shared/content-tree';
import { closestNames } from '../../base/closest-names';
import type { SourcePlace } from '../compile-context';
import { fileState } from '../source/file-state';
import { componentNames } from '../source/scope';
import { visitAll } from '../tree/walk';

/** Reports each unknown component once, at its first use, with suggestions. */
export const remarkComponents: Plugin<[], Root> = () => (tree, file) => {
  const { context, source, declared, unknown } = fileState(file);
  const uses = new Map<string, { count: number; place: SourcePlace }>();
  visitAll(tree, (node) => {
    if (isJsx(node) && node.name && !isMarkup(node.name)) check(node.name, node.position?.start);
    for (const program of programsOf(node)) {
      visitEstree(program, (part) => {
        if (part.type !== 'JSXOpeningElement') return;
        const name = nameOf(part.name);
        const { start } = part.loc ?? {};
        if (!isMarkup(name)) check(name, start && { line: start.line, column: start.column + 1 });
      });
    }
  });
  for (const [name, { count, place }] of uses) {
    const closest = closestNames(name, componentNames);
    const hint = closest.length > 0 ? `Did you mean ${closest.map((other) => `<${other}>`).join(' or ')}? ` : '';
    const total = count > 1 ? ` The file uses it ${count} times.` : '';
    context.error(
      'unknown-component',
      `<${name}> is not a component of this site. ${hint}Expected one of: ${[...componentNames].sort().join(', ')}. To add one, describe it in \`components\` of site/content.ts and export it from site/components.ts.${total}`,
      place,
    );
  }

  function check(name: string, start: SourcePosition | undefined): void {
    const root = name.split('.')[0] ?? name;
    if (declared.has(root) || componentNames.has(name)) return;
    unknown.add(root);
    const use = uses.get(name);
    if (use) use.count += 1;
    else uses.set(name, { count: 1, place: context.placeIn(source, start) });
  }
};

/** Whether a name is an HTML tag by the rules of JSX. */
function isMarkup(name: string): boolean {
  return !name.includes('.') && (/^[a-z]/.test(name) || name.includes('-') || name.includes(':'));
}

function isJsx(node: RootContent): node is Extract<RootContent, { attributes: unknown[]; name: string | null }> {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the code in a node: an expression, imports and exports, or attribute values. */
function programsOf(node: RootContent): Program[] {
  if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return node.data?.estree ? [node.data.estree] : [];
  }
  if (!isJsx(node)) return [];
  return node.attributes.flatMap((attribute) => {
    const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
    return typeof value === 'object' && value?.data?.estree ? [value.data.estree] : [];
  });
}

function nameOf(name: JSXIdentifier | JSXMemberExpression | JSXNamespacedName): string {
  if (name.type === 'JSXIdentifier') return name.name;
  if (name.type === 'JSXNamespacedName') return `${name.namespace.name}:${name.name.name}`;
  return `${nameOf(name.object)}.${name.property.name}`;
}
