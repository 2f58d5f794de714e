import type { Element, Root } from 'hast';
import { highlightCode } from '../code/highlight';
import { suggestLanguages } from '../code/languages';
import { readMagicComments } from '../code/magic-comments';
import { parseMeta, parseRange } from '../code/meta';
import { withoutPrompts } from '../code/prompts';
import { isTimeout, timeLimit } from '../source/page-code';
import type { ComponentNode, CompileContext, SourcePlace } from '../compile-context';
import { componentNode, isElement, placeOf } from '../compile-context';
import { propText } from '../tree/prop-nodes';
import { textOf } from '../tree/text';
import { walk } from '../tree/walk';

/** Turns fenced code blocks and `<CodeBlock>` into `CodeBlock` islands, highlighted at build time. */
export function codeBlocks(tree: Root, context: CompileContext): void {
  walk(tree, (node, index, parent) => {
    if (node.type === 'component' && node.name === 'CodeBlock') {
      fromComponent(node, context);
      return 'skip';
    }
    const code = fencedCode(node);
    if (!code) return undefined;
    const props = blockProps(
      textOf(code),
      String(code.properties.dataLanguage ?? ''),
      String(code.properties.dataFence ?? ''),
      { onTimeout: () => warnOfTime(context, placeOf(node)) },
    );
    parent.children[index] = componentNode('CodeBlock', props, [], placeOf(node));
    return 'skip';
  });
}

/** Returns the `<code>` of a fenced or indented Markdown block. A `<pre>` written as a tag is left alone. */
export function fencedCode(node: Root | Root['children'][number]): Element | undefined {
  if (!isElement(node, 'pre')) return undefined;
  const code = node.children[0];
  return isElement(code, 'code') && code.properties.dataFence !== undefined ? code : undefined;
}

interface BlockOptions {
  title?: string | undefined;
  lineNumbers?: number | undefined;
  /** Called if the code cannot be highlighted in time, so that it stays plain. */
  onTimeout: () => void;
}

function blockProps(text: string, language: string, meta: string, options: BlockOptions): Record<string, unknown> {
  const { title = options.title, highlighted: range, lineNumbers = options.lineNumbers } = parseMeta(meta);
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  // An explicit range disables magic comments.
  const { code, highlighted } = range ? { code: source, highlighted: range } : readMagicComments(source, language);
  return {
    language: language || 'text',
    ...(title ? { title } : {}),
    html: highlightInTime(code, language, highlighted, options.onTimeout),
    code: withoutPrompts(code, language),
    ...(lineNumbers === undefined ? {} : { lineNumbers }),
  };
}

function highlightInTime(
  code: string,
  language: string,
  highlighted: ReadonlySet<number>,
  onTimeout: () => void,
): string {
  try {
    return highlightCode(code, language, highlighted);
  } catch (cause) {
    if (!isTimeout(cause)) throw cause;
    onTimeout();
    return highlightCode(code, '', highlighted);
  }
}

function warnOfTime(context: CompileContext, place: SourcePlace | undefined): void {
  context.warn(
    'slow-code',
    `The code could not be highlighted within ${timeLimit / 1000} s, so it has no colours. Expected shorter code, or the language "text".`,
    place,
  );
}

/** Reads the props of Docusaurus's `CodeBlock`. */
function fromComponent(node: ComponentNode, context: CompileContext): void {
  const { props } = node;
  const text = node.children.length > 0 ? node.children.map(textOf).join('') : (propText(props.code) ?? '');
  if (node.children.some(({ type }) => type === 'component')) {
    context.error('invalid-code-block', '<CodeBlock> contains a component. Expected text: {`code`}.', node.data?.place);
  }
  const className = propText(props.className) ?? '';
  const language = propText(props.language) ?? /(?:^|\s)language-(\S+)/.exec(className)?.[1] ?? '';
  const suggestion = suggestLanguages(language.toLowerCase());
  if (suggestion !== null) context.warn('unknown-language', suggestion, node.data?.place);
  const { showLineNumbers } = props;
  const range = propText(props.highlightLines);
  const meta = [propText(props.metastring) ?? '', range && parseRange(range).size > 0 ? `{${range}}` : ''].join(' ');
  const lineNumbers = showLineNumbers === true || showLineNumbers === '' ? 1 : Number(showLineNumbers || NaN);
  // Code written as a template literal has blank lines around it.
  const code = text.replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  node.props = blockProps(code, language.toLowerCase(), meta, {
    title: propText(props.title),
    lineNumbers: Number.isFinite(lineNumbers) ? lineNumbers : undefined,
    onTimeout: () => warnOfTime(context, node.data?.place),
  });
  node.children = [];
}
