import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ElementContent, Root as HastRoot } from 'hast';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { splitFrontMatter } from '../../content/front-matter';
import { formatOf, parseFrontMatter } from '../../content/read-front-matter';
import { clip, setPlace } from '../compile-context';
import type { CompileContext, SourcePlace, SourceText } from '../compile-context';
import { explainSyntaxError } from './explain-syntax-error';
import type { FileState } from './file-state';
import { inFootnoteScope } from './footnote-scope';
import { requireFile, resolveImport } from './imports';
import { processorsFor } from './processors';
import type { Runtime } from './runtime';
import { componentNames, componentReference, expressionMark, placeholder } from './scope';
import { asText } from './as-text';
import { isTimeout, mayHaveCode, runPageCode, withinTimeLimit } from './page-code';
import { placeOfText, reportFailure } from './report-failure';
import { formulasAsCode } from '../syntax/formulas';
import { unwrapMdxCodeBlocks } from '../syntax/mdx-code-block';
import { withProduct } from '../remark/product';
import { walk } from '../tree/walk';

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
  return moduleOf(source, context, runtime, [...ancestors, source.file], { count: 0, known: new Set() });
}

/** Pieces of code of one file that become text because they cannot be read or fail: without each it is compiled again. */
const mostRepairs = 50;

interface Repairs {
  count: number;
  /** Their lines, and what began them. */
  known: Set<string | number | undefined>;
}

function moduleOf(
  source: SourceText,
  context: CompileContext,
  runtime: Runtime,
  chain: readonly string[],
  repairs: Repairs,
): ContentModule {
  const state: FileState = { context, source, imports: [], declared: new Set(), unknown: new Set(), toc: [] };
  const withoutFailed = (cause: unknown): ContentModule => {
    const place = reportFailure(cause, state, runtime);
    repairs.count += 1;
    const mayGoOn = repairs.count < mostRepairs && source.format === 'mdx' && !isTimeout(cause);
    if (!mayGoOn || place?.file !== source.file) return emptyModule;
    const position = { ...place, line: place.line - source.lineOffset };
    const rest = asText(source.body, position);
    repairs.known.add(position.line);
    return rest ? moduleOf({ ...source, body: rest.repaired }, context, runtime, chain, repairs) : emptyModule;
  };
  try {
    if (source.format === 'md') return markdownModule(fileOf(source.body, state), state, runtime);
    const code = compileMdx(state, repairs);
    const imports = state.imports.map((request) =>
      resolveImport(request, context, (path, place) => loadPartial(path, place, context, runtime, chain)),
    );
    return runModule(code, imports, state, runtime, withoutFailed);
  } catch (cause) {
    return withoutFailed(cause);
  }
}

function fileOf(value: string, fileState: FileState): VFile {
  return new VFile({ path: fileState.source.file, value, data: { fileState } });
}

/** Compiles the body of an MDX file to code. Reports each mistake behind which the parser can go on. */
function compileMdx(state: FileState, repairs: Repairs): string {
  const { context, source } = state;
  const { body, formulas } = context.input.formulas ? { body: source.body, formulas: [] } : formulasAsCode(source.body);
  for (const { text, ...position } of formulas) {
    const message = `"${clip(text.replace(/\s+/g, ' '), 60)}" is a formula, which is shown as it is written. Expected the package formulas, or words; write "\\$" for a dollar.`;
    context.error('formula', message, context.placeIn(source, position));
  }
  const { known } = repairs;
  for (let value = unwrapMdxCodeBlocks(body); ; repairs.count += 1) {
    try {
      return String(processorsFor(context).mdx.processSync(fileOf(value, state)));
    } catch (cause) {
      const fault = cause instanceof VFileMessage ? explainSyntaxError(cause, value) : undefined;
      if (fault?.repaired === undefined || repairs.count >= mostRepairs) throw cause;
      const { message, position, wasCode, repaired } = fault;
      // What follows from code that has become text is no fault of its own: the rest of its line, the end of its tag.
      const followsFrom = [position.line, wasCode?.replace('/', '')];
      if (!followsFrom.some((each) => known.has(each)))
        context.error('mdx-syntax', message, context.placeIn(source, position));
      if (wasCode !== undefined) known.add(wasCode).add(position.line);
      value = repaired;
    }
  }
}

/** Renders a file's content to nodes. */
export function renderContent(content: Content, props: Record<string, unknown>, runtime: Runtime): ElementContent[] {
  return runtime.toNodes(content(props));
}

function markdownModule(file: VFile, { context, source }: FileState, runtime: Runtime): ContentModule {
  const { markdown } = processorsFor(context);
  const tree: HastRoot = markdown.runSync(markdown.parse(file), file);
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

function runModule(
  code: string,
  imports: unknown[],
  state: FileState,
  runtime: Runtime,
  withoutFailed: (cause: unknown) => ContentModule,
): ContentModule {
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
        return withoutFailed(cause).default(props);
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
