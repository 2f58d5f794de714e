import type { Root } from 'hast';
import type { CompiledPage } from '../../src/shared/content-tree';
import { describeFailure, isShortened } from '../base/diagnostics';
import { CompileContext } from './compile-context';
import type { CompileInput, PlacedHeading } from './compile-context';
import { readTree } from './reading/read-tree';
import type { TreeReading } from './reading/read-tree';
import { addFaultBox } from './fault-box';
import { hastPlugins } from './pipeline';
import { previewImage } from './preview-image';
import { checkSectionQuestions } from './section-questions';
import { compileSource, renderContent } from './source/compile-source';
import { isTimeout, pageTimeLimit, withinTimeLimit } from './source/page-code';
import { createRuntime } from './source/runtime';
import type { Runtime } from './source/runtime';
import { findSymptoms } from './symptoms';
import { toContentTree } from './tree/to-content-tree';
import { summarize } from './tree/summary';

/**
 * Compiles a page into its content tree and everything derived from it. Never throws because of a writer's mistake: all
 * mistakes become diagnostics. Ends after the limit, in milliseconds.
 */
export function compilePage(input: CompileInput, limit = pageTimeLimit): CompiledPage {
  return compileWithin(input, limit).compiled;
}

/** Compiles a page, and reads its text for search and Markdown. */
export function compileAndRead(input: CompileInput): { page: CompiledPage; reading: TreeReading } {
  const { compiled, reading } = compileWithin(input, pageTimeLimit);
  return { page: compiled, reading };
}

/** Returns the headings that have an entry in the table of contents of a page, those of partials too, and their places. */
export function findHeadings(input: CompileInput): readonly PlacedHeading[] {
  return compileWithin(input, pageTimeLimit).context.headings;
}

interface Compilation {
  context: CompileContext;
  compiled: CompiledPage;
  reading: TreeReading;
}

function compileWithin(input: CompileInput, limit: number): Compilation {
  const context = new CompileContext(input);
  const runtime = createRuntime(context);
  try {
    const compile = (): Compilation => {
      const tree = runPage(context, runtime);
      for (const plugin of hastPlugins) plugin(tree, context);
      return finish(tree, context);
    };
    return withinTimeLimit(compile, limit);
  } catch (cause) {
    if (isTimeout(cause)) {
      const message = `The page did not compile within ${limit / 1000} s. Expected a shorter one.`;
      context.error('slow-page', message, runtime.lastPlace());
    } else context.error('failed-page', describeFailure('compiled', cause));
    return finish({ type: 'root', children: [] }, context);
  }
}

function finish(tree: Root, context: CompileContext): Compilation {
  // What the page says of itself in lists and search results is not its faults.
  const summary = summarize(tree);
  addFaultBox(tree, context);
  const { file, body } = context.input;
  return {
    context,
    compiled: toCompiledPage(tree, context, summary),
    reading: readTree(tree, context.heading, file + body),
  };
}

function runPage(context: CompileContext, runtime: Runtime): Root {
  const { file, body, lineOffset, format } = context.input;
  const module = compileSource({ file, body, lineOffset, format }, context, runtime);
  return { type: 'root', children: renderContent(module.default, {}, runtime) };
}

function toCompiledPage(tree: Root, context: CompileContext, summary: ReturnType<typeof summarize>): CompiledPage {
  const preview = previewImage(context);
  if (!isShortened(context.diagnostics)) checkSectionQuestions(context);
  return {
    content: toContentTree(tree),
    heading: context.heading,
    headings: context.headings.map(({ place: _, ...heading }) => heading),
    ...summary,
    links: context.links,
    images: context.images,
    preview,
    assets: [...context.assets].sort(),
    changelogEntries: context.changelogEntries,
    symptoms: findSymptoms(tree, context.headings),
    dependencies: [...context.dependencies].sort(),
    diagnostics: context.diagnostics,
  };
}
