import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Attributes and props that a reader sees, or that a screen reader says. */
const spoken = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label', 'message']);
const word = /\p{L}{2}/u;

/** Text that may stay in a component, and why. */
const exceptions: readonly { file: string; text: string; reason: string }[] = [
  {
    file: 'src/components/navbar/SearchButton.tsx',
    text: 'Ctrl K',
    reason: 'The names of keys are those on the keyboard.',
  },
];

/** The literals of the value of an attribute, but for those that something is compared with. */
function literalsOf(node: ts.Node): ts.Node[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return [node];
  if (ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText())) return [];
  // Elements have texts of their own; keys and arguments are not shown.
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return [];
  if (ts.isCallExpression(node) || ts.isElementAccessExpression(node)) return [];
  return children(node).flatMap(literalsOf);
}

function children(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  ts.forEachChild(node, (child) => void found.push(child));
  return found;
}

/** Texts of the components of a source, as `file:line text`. */
function textsOf(file: string, source: string): string[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const texts: string[] = [];
  const note = (node: ts.Node, text: string): void => {
    const said = text.trim().replace(/\s+/g, ' ');
    if (!word.test(said) || exceptions.some((one) => one.file === file && one.text === said)) return;
    const start = ts.isJsxText(node) ? node.pos + text.search(/\S/) : node.getStart();
    texts.push(`${file}:${root.getLineAndCharacterOfPosition(start).line + 1} ${said}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxExpression(node) && ts.isJsxElement(node.parent) && node.expression) {
      for (const literal of literalsOf(node.expression)) note(literal, textOf(literal));
    }
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText()) && node.initializer) {
      for (const literal of literalsOf(node.initializer)) note(literal, textOf(literal));
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return texts;
}

const textOf = (node: ts.Node): string => ('text' in node ? String(node.text) : '');

it.each([
  ['text', '<p>Read on</p>', 'a.tsx:1 Read on'],
  ['text beside an element', '<p>\n  <b /> on top\n</p>', 'a.tsx:2 on top'],
  ['an attribute', '<p title="Close" />', 'a.tsx:1 Close'],
  ['one of two values', "<p aria-label={open === 'yes' ? 'Close' : words.open} />", 'a.tsx:1 Close'],
  ['a template', '<p aria-label={`Close ${name}`} />', 'a.tsx:1 Close'],
  ['a text that depends on something', "<p>{isDone ? 'Done' : words.todo}</p>", 'a.tsx:1 Done'],
])('finds %s in a component', (_, source, found) => {
  expect(textsOf('a.tsx', source)).toEqual([found]);
});

it('takes no values of code, marks and single letters for words', () => {
  const source =
    "<p className=\"wide\" title={words.close} aria-label={names['close']}>× {kind === 'new' ? 1 : 2} K</p>";
  expect(textsOf('a.tsx', source)).toEqual([]);
});

it('has no words of the interface outside of src/shared/words', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.tsx')).map((name) => `src/${name}`);
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => textsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});
