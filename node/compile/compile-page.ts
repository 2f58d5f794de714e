import type { Root } from 'hast';
import type { CompiledPage } from '../../src/shared/content-tree';
import { CompileContext } from './compile-context';
import type { CompileInput } from './compile-context';
import { pagePlugins } from './pipeline';
import { previewImage } from './preview-image';
import { guardBuiltins } from './source/builtins';
import { compileSource, drawContent } from './source/compile-source';
import { createRuntime } from './source/runtime';
import { toContentTree } from './tree/to-content-tree';
import { summarize } from './tree/summary';

/**
 * Compiles a page into its content tree and everything derived from it. Never rejects because of a writer's mistake:
 * all mistakes become diagnostics.
 */
export async function compilePage(input: CompileInput): Promise<CompiledPage> {
  const page = new CompileContext(input);
  const tree: Root = { type: 'root', children: [] };
  const runtime = createRuntime(page);
  const { file, body, lineOffset, format } = input;
  const restoreBuiltins = guardBuiltins();
  const module = compileSource({ file, body, lineOffset, format }, page, runtime);
  tree.children = drawContent(module.default, {}, runtime);
  const changed = restoreBuiltins();
  if (changed.length > 0) {
    const names = changed.join(', ');
    page.error('changed-builtin', `Code on the page changes ${names}, which all pages share. Expected it unchanged.`);
  }
  for (const plugin of pagePlugins) await plugin(tree, page);
  const summary = summarize(tree);
  const preview = previewImage(page);
  return {
    content: toContentTree(tree),
    heading: page.heading,
    headings: page.headings,
    ...summary,
    links: page.links,
    images: page.images,
    preview,
    assets: [...page.assets].sort(),
    changelogEntries: page.changelogEntries,
    dependencies: [...page.dependencies].sort(),
    diagnostics: page.diagnostics,
  };
}
