import type { Expression, Program } from 'estree-jsx';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import type { SourcePosition } from '../../../src/shared/content-tree';
import { isRecord } from '../../base/is-record';
import { call, identifier, literal } from '../source/estree';
import { expressionMark } from '../source/scope';
import { visitAll } from '../tree/walk';

/**
 * Wraps expressions and exported values in a call with their position, so that the runtime can report where they fail.
 * Refuses code that nothing would wait for.
 */
export const remarkExpressions: Plugin<[], Root> = () => (tree, file) => {
  visitAll(tree, (node) => {
    const start = node.type.startsWith('mdx') && findAsync('attributes' in node ? node.attributes : node.data);
    if (start) file.fail('Nothing waits for the code of a page. Expected code without "async" and "await".', start);
    if (node.type === 'mdxjsEsm') markExports(node.data?.estree);
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    const statement = node.data?.estree?.body[0];
    if (statement?.type === 'ExpressionStatement' && node.position)
      statement.expression = mark(statement.expression, node.position.start);
  });
};

function markExports(program: Program | null | undefined): void {
  for (const statement of program?.body ?? []) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const variable of statement.declaration.declarations) {
      const { init, loc } = variable;
      if (init && loc) variable.init = mark(init, { line: loc.start.line, column: loc.start.column + 1 });
    }
  }
}

/** `mark(line, column)(expression)` */
function mark(expression: Expression, { line, column }: SourcePosition): Expression {
  return call(call(identifier(expressionMark), [literal(line), literal(column)]), [expression]);
}

/** Returns where code makes promises, which could end the build after the page, or null. */
function findAsync(code: unknown): SourcePosition | null {
  if (Array.isArray(code)) return code.reduce<SourcePosition | null>((found, part) => found ?? findAsync(part), null);
  if (!isRecord(code)) return null;
  if (code.async !== true && code.type !== 'AwaitExpression') return findAsync(Object.values(code));
  const { line, column } = (code as unknown as Expression).loc?.start ?? { line: 1, column: 0 };
  return { line, column: column + 1 };
}
