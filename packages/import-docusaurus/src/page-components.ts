import { posix } from 'node:path';
import type { ExportNamedDeclaration, Program } from 'estree-jsx';
import { visit } from 'unist-util-visit';
import { bodyStartOf, digestOf, isJsx, parseSource } from './engine';
import { moveImports } from './import-pages';
import type { Moves } from './import-pages';
import { replaceParts } from './parts-of-page';

/** Below it are the components that pages have declared themselves. */
const folder = 'content/page-components';

/** What only runs in a reader's browser: hooks, and what answers a click. */
const interactive = /\buse[A-Z]\w*\(|\bon[A-Z]\w*=\{/;

/** A piece of a page's text. */
interface Piece {
  start: number;
  end: number;
  code: string;
}

/** A statement of a page that imports or exports. */
interface Statement extends Piece {
  names: string[];
  isImport: boolean;
}

/**
 * Returns a page's text in which what runs in a reader's browser is a component of a file of its own, written into `texts`:
 * pages are drawn when the site is built. That is what a page exports and uses hooks in, and elements that answer a click.
 */
export function bringComponents(text: string, from: string, moves: Moves, texts: Map<string, string>): string {
  if (!interactive.test(text)) return text;
  const found = piecesOf(text, from);
  if (found === null) return text;
  const { statements, elements } = found;
  const moved = statements.filter(({ isImport, code }) => !isImport && interactive.test(code));
  if (moved.length + elements.length === 0) return text;

  const parts = elements.map((element, index) => ({ ...element, name: `PagePart${index + 1}` }));
  const declared = parts.map(({ name, code }) => `export function ${name}() {\n  return (\n    <>${code}</>\n  );\n}`);
  const own = [...moved.map(({ code }) => code), ...declared].join('\n\n');
  const needed = neededBy(
    own,
    statements.filter((each) => !moved.includes(each)),
  );
  const file = `${folder}/${posix
    .basename(from)
    .replace(/\.mdx?$/, '')
    .replace(/\W/g, '-')}-${digestOf(from).slice(0, 6)}.jsx`;
  const code = `${[...needed.map((each) => each.code), own].join('\n\n')}\n`;
  texts.set(file, moveImports(code, from, file, moves));

  const rest = replaceParts(text, [
    ...moved.map((piece) => ({ ...piece, code: '' })),
    ...parts.map(({ name, ...piece }) => ({ ...piece, code: `<${name} />` })),
  ]);
  const names = [...moved.flatMap((each) => each.names), ...parts.map(({ name }) => name)];
  return withImport(withoutUnused(rest, from), `import { ${names.join(', ')} } from '@site/${file}';`);
}

function piecesOf(text: string, file: string): { statements: Statement[]; elements: Piece[] } | null {
  const statements: Statement[] = [];
  const elements: Piece[] = [];
  try {
    const { tree, offsetOf } = parseSource(text, file);
    visit(tree, (node) => {
      const start = offsetOf(node.position?.start.offset ?? 0);
      const end = offsetOf(node.position?.end.offset ?? 0);
      if (node.type === 'mdxjsEsm' && node.data?.estree)
        statements.push(...statementsOf(node.data.estree, offsetOf, text));
      if (!isJsx(node) || !answers(node) || !isPlain(node)) return true;
      elements.push({ start, end, code: text.slice(start, end) });
      return 'skip';
    });
  } catch {
    return null;
  }
  return { statements, elements };
}

const answers = (node: { attributes: readonly object[] }): boolean =>
  node.attributes.some((attribute) => 'name' in attribute && /^on[A-Z]/.test(String(attribute.name)));

/** Whether code in a file of its own means the same: what is between the tags is no Markdown. */
function isPlain(node: { children: readonly { type: string }[] }): boolean {
  return node.children.every(
    (child) =>
      /^(?:text|mdxJsx\w+Element|mdx\w+Expression)$/.test(child.type) &&
      (!('children' in child) || isPlain(child as { children: { type: string }[] } & typeof child)),
  );
}

/** Returns the statements of a piece of code; `place` returns where in the text one of its offsets is. */
function statementsOf(program: Program, place: (offset: number) => number, text: string): Statement[] {
  return program.body.map((statement) => {
    const [start, end] = [place(offsetIn(statement, 'start')), place(offsetIn(statement, 'end'))];
    const names =
      statement.type === 'ImportDeclaration'
        ? statement.specifiers.map(({ local }) => local.name)
        : statement.type === 'ExportNamedDeclaration'
          ? namesDeclared(statement.declaration)
          : [];
    return { start, end, code: text.slice(start, end), names, isImport: statement.type === 'ImportDeclaration' };
  });
}

/** The parser adds offsets that its types do not know. */
function offsetIn(node: object, name: 'start' | 'end'): number {
  return Number(Reflect.get(node, name));
}

function namesDeclared(declaration: ExportNamedDeclaration['declaration']): string[] {
  if (!declaration) return [];
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

const uses = (code: string, name: string): boolean =>
  new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code);

/** Returns the statements whose names a piece of code uses, and those that these use. */
function neededBy(code: string, statements: readonly Statement[]): Statement[] {
  const needed = new Set<Statement>();
  for (let all = code, before = -1; needed.size > before;) {
    before = needed.size;
    for (const each of statements)
      if (!needed.has(each) && each.names.some((name) => uses(all, name))) {
        needed.add(each);
        all += each.code;
      }
  }
  return statements.filter((each) => needed.has(each));
}

/** Returns a page's text without the imports of React that nothing in it uses any more: a page has no hooks. */
function withoutUnused(text: string, file: string): string {
  const { statements } = piecesOf(text, file) ?? { statements: [] };
  const others = without(
    text,
    statements.filter(({ isImport }) => isImport),
  );
  const unused = statements.filter(
    ({ isImport, code, names }) =>
      isImport && /from\s+['"]react['"]/.test(code) && !names.some((name) => name !== 'React' && uses(others, name)),
  );
  return without(text, unused);
}

const without = (text: string, pieces: readonly Piece[]): string =>
  replaceParts(
    text,
    pieces.map((piece) => ({ ...piece, code: '' })),
  );

function withImport(text: string, line: string): string {
  const start = bodyStartOf(text);
  return `${text.slice(0, start)}\n${line}\n\n${text.slice(start).replace(/^\s+/, '')}`;
}
