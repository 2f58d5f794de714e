import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { ElementContent, Root as HastRoot } from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import type { Options as RemarkRehypeOptions } from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { splitFrontMatter } from '../../content/front-matter';
import { formatOf, parseFrontMatter } from '../../content/read-front-matter';
import { clip, setPlace } from '../compile-context';
import type { CompileContext, SourcePlace, SourceText } from '../compile-context';
import { markdownPlugins, mdxPlugins } from '../pipeline';
import { explainSyntaxError } from './explain-syntax-error';
import type { FileState } from './file-state';
import { inFootnoteScope, rehypeFootnoteSource } from './footnote-scope';
import { requireFile, resolveImport } from './imports';
import type { Runtime } from './runtime';
import { componentNames, componentReference, expressionMark, placeholder } from './scope';
import { mayHaveCode, runPageCode, withinTimeLimit } from './page-code';
import { placeOfText, reportFailure } from './report-failure';
import { formulasAsCode } from '../syntax/formulas';
import { unwrapMdxCodeBlocks } from '../syntax/mdx-code-block';
import { withProduct } from '../remark/product';
import { walk } from '../tree/walk';

/** `hast/footnotes` keeps the ids of several files apart; the footnote heading is for screen readers only. */
const remarkRehypeOptions: RemarkRehypeOptions = {
  clobberPrefix: '',
  footnoteLabelProperties: { className: ['visually-hidden'] },
  footnoteBackLabel: (reference, repetition) =>
    `Back to reference ${reference + 1}${repetition > 1 ? `, mention ${repetition}` : ''}`,
};

/** Created once, because assembling a processor takes longer than compiling a short page. */
const mdxProcessor = createProcessor({
  format: 'mdx',
  outputFormat: 'function-body',
  // The development runtime receives each element's source position.
  development: true,
  tableCellAlignToStyle: false,
  remarkPlugins: mdxPlugins,
  rehypePlugins: [rehypeFootnoteSource],
  remarkRehypeOptions,
}).freeze();

const markdownProcessor = unified()
  .use(remarkParse)
  .use(markdownPlugins)
  .use(remarkRehype, { ...remarkRehypeOptions, allowDangerousHtml: true })
  .use(rehypeFootnoteSource)
  .use(rehypeRaw)
  .freeze();

type Content = (props: Record<string, unknown>) => unknown;

/** Exports of a content file; `default` renders it. */
export interface ContentModule {
  default: Content;
  [name: string]: unknown;
}

/** Other exports of a partial that Docusaurus allows pages to import. */
const docusaurusExports = { toc: [], frontMatter: {}, contentTitle: undefined };

const emptyModule: ContentModule = { ...docusaurusExports, default: () => null };

/**
 * Compiles one MDX or Markdown file and runs its module code. Mistakes are reported to the page, never thrown.
 * @param ancestors files that import this one, to detect cycles
 */
export function compileSource(
  written: SourceText,
  context: CompileContext,
  runtime: Runtime,
  ancestors: readonly string[] = [],
): ContentModule {
  // A Windows checkout must give the same page.
  const source = { ...written, body: written.body.replaceAll('\r\n', '\n') };
  context.addSource(source);
  const state: FileState = { context, source, imports: [], declared: new Set(), unknown: new Set(), toc: [] };
  try {
    if (source.format === 'md') return markdownModule(fileOf(source.body, state), state, runtime);
    const code = compileMdx(state);
    const chain = [...ancestors, source.file];
    const imports = state.imports.map((request) =>
      resolveImport(request, context, (path, place) => loadPartial(path, place, context, runtime, chain)),
    );
    return runModule(code, imports, state, runtime);
  } catch (cause) {
    reportFailure(cause, state, runtime);
    return emptyModule;
  }
}

function fileOf(value: string, fileState: FileState): VFile {
  return new VFile({ path: fileState.source.file, value, data: { fileState } });
}

/** Compiles the body of an MDX file to code. Reports each mistake behind which the parser can go on. */
function compileMdx(state: FileState): string {
  const { context, source } = state;
  const { body, formulas } = formulasAsCode(source.body);
  for (const { text, ...position } of formulas) {
    const message = `"${clip(text.replace(/\s+/g, ' '), 60)}" is a formula, which is shown as it is written. Expected words, or a picture with a text alternative; write "\\$" for a dollar.`;
    context.error('formula', message, context.placeIn(source, position));
  }
  for (let value = unwrapMdxCodeBlocks(body); ;) {
    try {
      return String(mdxProcessor.processSync(fileOf(value, state)));
    } catch (cause) {
      const fault = cause instanceof VFileMessage ? explainSyntaxError(cause, value) : undefined;
      if (fault?.repaired === undefined) throw cause;
      context.error('mdx-syntax', fault.message, context.placeIn(source, fault.position));
      value = fault.repaired;
    }
  }
}

/** Renders a file's content to nodes. */
export function renderContent(content: Content, props: Record<string, unknown>, runtime: Runtime): ElementContent[] {
  return runtime.toNodes(content(props));
}

function markdownModule(file: VFile, { context, source }: FileState, runtime: Runtime): ContentModule {
  const tree: HastRoot = markdownProcessor.runSync(markdownProcessor.parse(file), file);
  walk(tree, (node, index, parent) => {
    if (node.type === 'comment') {
      parent.children.splice(index, 1);
      return 'again';
    }
    if (node.type === 'element' && node.position) {
      setPlace(node, context.placeIn(source, node.position.start));
    }
    return undefined;
  });
  const nodes = tree.children.filter((node): node is ElementContent => node.type !== 'doctype');
  return {
    ...docusaurusExports,
    default: () => inFootnoteScope(runtime.adopt(structuredClone(nodes)), { file: source.file }),
  };
}

function runModule(code: string, imports: unknown[], state: FileState, runtime: Runtime): ContentModule {
  const { context, source, unknown, toc } = state;
  const scope: Record<string, unknown> = {
    product: context.input.product.name,
    frontMatter: withProduct(context.input.frontMatter ?? {}, context),
    toc,
    require: (specifier: unknown) =>
      requireFile(
        String(specifier),
        context,
        placeOfText(String(specifier), source, context) ?? context.placeIn(source, undefined),
      ),
    [expressionMark]: (line: number, column: number) =>
      runtime.markExpression(context.placeIn(source, { line, column })),
  };
  for (const name of componentNames) scope[name] = componentReference(name);
  for (const name of unknown) scope[name] = placeholder;
  const { Fragment, jsxDEV } = runtime;
  const limited = mayHaveCode(source.body) ? withinTimeLimit : <Result>(task: () => Result): Result => task();
  const module = limited(() => runPageCode(code, { Fragment, jsxDEV, imports, scope }) as ContentModule);
  const content = module.default;
  return {
    ...docusaurusExports,
    toc,
    ...module,
    default: (props) => {
      try {
        return inFootnoteScope(
          limited(() => content(props)),
          { file: state.source.file },
        );
      } catch (cause) {
        reportFailure(cause, state, runtime);
        return null;
      }
    },
  };
}

function loadPartial(
  path: string,
  place: SourcePlace,
  context: CompileContext,
  runtime: Runtime,
  ancestors: readonly string[],
): ContentModule {
  if (ancestors.includes(path)) {
    context.error(
      'circular-import',
      `${path} imports itself: ${[...ancestors, path].join(' → ')}. Expected no import cycle.`,
      place,
    );
    return emptyModule;
  }
  const text = readFileSync(resolve(context.input.root, path), 'utf8');
  const { body, lineOffset } = splitFrontMatter(text);
  const format = formatOf(parseFrontMatter(text, path).data);
  return compileSource({ file: path, body, lineOffset, format }, context, runtime, ancestors);
}
