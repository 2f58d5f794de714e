import { createProcessor } from '@mdx-js/mdx';
import rehypeRaw from 'rehype-raw';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import type { Options as RemarkRehypeOptions } from 'remark-rehype';
import { unified } from 'unified';
import type { PluggableList } from 'unified';
import type { Formulas } from '../../content/content-definition';
import type { CompileContext } from '../compile-context';
import { markdownPlugins, mdxPlugins } from '../pipeline';
import { rehypeFootnoteSource } from './footnote-scope';

/** `hast/footnotes` keeps the ids of several files apart; the footnote heading is for screen readers only. */
const remarkRehypeOptions: RemarkRehypeOptions = {
  clobberPrefix: '',
  footnoteLabelProperties: { className: ['visually-hidden'] },
  footnoteBackLabel: (reference, repetition) =>
    `Back to reference ${reference + 1}${repetition > 1 ? `, mention ${repetition}` : ''}`,
};

/** Returns what compiles MDX and Markdown, with or without formulas. */
function createProcessors(formulas: Formulas | undefined) {
  const own: PluggableList = formulas ? [formulas.syntax] : [];
  const mdx = createProcessor({
    format: 'mdx',
    outputFormat: 'function-body',
    // The development runtime receives each element's source position.
    development: true,
    tableCellAlignToStyle: false,
    remarkPlugins: [...own, ...mdxPlugins],
    rehypePlugins: [rehypeFootnoteSource],
    remarkRehypeOptions,
  }).freeze();
  const markdown = unified()
    .use(remarkParse)
    .use([...own, ...markdownPlugins])
    .use(remarkRehype, { ...remarkRehypeOptions, allowDangerousHtml: true })
    .use(rehypeFootnoteSource)
    .use(rehypeRaw)
    .freeze();
  return { mdx, markdown };
}

/** Kept, because assembling a processor takes longer than compiling a short page. */
const processors = new Map<Formulas | undefined, ReturnType<typeof createProcessors>>();

/** Returns what compiles the files of a page. */
export function processorsFor({ input: { formulas } }: CompileContext): ReturnType<typeof createProcessors> {
  const known = processors.get(formulas);
  if (known) return known;
  const created = createProcessors(formulas);
  processors.set(formulas, created);
  return created;
}
