import type { ExportNamedDeclaration, ImportDeclaration, Pattern, Program, VariableDeclaration } from 'estree-jsx';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { constant, identifier, member, scopeMember } from '../source/estree';
import { fileState } from '../source/file-state';
import type { FileState } from '../source/file-state';
import type { ImportBinding } from '../source/import-request';
import { visitAll } from '../tree/walk';

/**
 * Replaces a file's imports, which `source/imports` resolves instead of Node, with constants read from `arguments[0]`,
 * the scope that the file runs with.
 */
export const remarkEsm: Plugin<[], Root> = () => (tree, file) => {
  const state = fileState(file);
  visitAll(tree, (node) => {
    const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined;
    if (program) program.body = program.body.flatMap((statement) => rewrite(statement, state));
  });
};

type Statement = Program['body'][number];

function rewrite(statement: Statement, state: FileState): Statement[] {
  const { context, source } = state;
  const place = context.placeIn(
    source,
    statement.loc ? { line: statement.loc.start.line, column: statement.loc.start.column + 1 } : undefined,
  );
  if (statement.type === 'ImportDeclaration') {
    const bindings = statement.specifiers.map(bindingOf);
    for (const { local } of bindings) state.declared.add(local);
    state.imports.push({ specifier: String(statement.source.value), bindings, place });
    return bindings.map((binding) => importedConstant(binding, state.imports.length - 1));
  }
  if (statement.type === 'ExportAllDeclaration' || (statement.type === 'ExportNamedDeclaration' && statement.source)) {
    context.error(
      'unsupported-export',
      `Exporting from "${String(statement.source?.value)}" is not supported. Expected an import, or "export const".`,
      place,
    );
    return [];
  }
  if (statement.type === 'ExportNamedDeclaration') {
    for (const name of exportedNames(statement)) state.declared.add(name);
  }
  return [statement];
}

function bindingOf(specifier: ImportDeclaration['specifiers'][number]): ImportBinding {
  const local = specifier.local.name;
  if (specifier.type === 'ImportNamespaceSpecifier') return { imported: '*', local };
  if (specifier.type === 'ImportDefaultSpecifier') return { imported: 'default', local };
  const { imported } = specifier;
  return { imported: imported.type === 'Identifier' ? imported.name : String(imported.value), local };
}

function exportedNames({ declaration }: ExportNamedDeclaration): string[] {
  if (!declaration) return [];
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  return declaration.declarations.flatMap(({ id }) => namesIn(id));
}

function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'Property' ? property.value : property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** `const local = arguments[0].imports[index]["imported"]` */
function importedConstant({ imported, local }: ImportBinding, index: number): VariableDeclaration {
  const module = member(scopeMember('imports'), index);
  return constant(identifier(local), imported === '*' ? module : member(module, imported));
}
