import remarkEmoji from 'remark-emoji';
import type { PluggableList } from 'unified';
import type { Root } from 'hast';
import { remarkAdmonitions } from './remark/admonitions';
import { remarkCodeMeta } from './remark/code-meta';
import { remarkComments } from './remark/comments';
import { remarkComponents } from './remark/components';
import { remarkDirectives } from './remark/directives';
import { remarkEsm } from './remark/esm';
import { remarkExpressions } from './remark/expressions';
import { remarkFences } from './remark/fences';
import { gfm } from './remark/gfm';
import { remarkHead } from './remark/head';
import { remarkHeadingIds } from './remark/heading-ids';
import { remarkInvisibleSigns } from './remark/invisible-signs';
import { remarkProduct } from './remark/product';
import { remarkScope } from './remark/scope';
import { remarkToc } from './remark/toc';
import type { CompileContext } from './compile-context';
import { admonitions } from './hast/admonitions';
import { changelogEntries } from './hast/changelog-entries';
import { codeBlocks } from './hast/code-blocks';
import { details } from './hast/details';
import { diagrams } from './hast/diagrams';
import { docCardLists } from './hast/doc-card-lists';
import { footnotes } from './hast/footnotes';
import { formulas } from './hast/formulas';
import { headingLinks, headings } from './hast/headings';
import { images } from './hast/images';
import { inlineToc } from './hast/inline-toc';
import { links } from './hast/links';
import { media } from './hast/media';
import { misplaced } from './hast/misplaced';
import { nestedParagraphs } from './hast/nested-paragraphs';
import { packageManagers } from './hast/package-managers';
import { symptomLists } from './hast/symptom-lists';
import { tables } from './hast/tables';
import { tabs } from './hast/tabs';
import { taskLists } from './hast/task-lists';
import { terms } from './hast/terms';
import { themedImages } from './hast/themed-images';
import { untranslated } from './hast/untranslated';

/** For Markdown source files (format `md`): CommonMark with raw HTML. */
export const markdownPlugins: PluggableList = [
  gfm,
  remarkDirectives,
  remarkHeadingIds,
  remarkProduct,
  remarkFences,
  remarkInvisibleSigns,
  remarkAdmonitions,
  remarkEmoji,
  remarkCodeMeta,
];

/** For MDX source files, including partials. */
export const mdxPlugins: PluggableList = [
  remarkComments,
  remarkEsm,
  remarkHead,
  remarkComponents,
  remarkScope,
  ...markdownPlugins,
  remarkToc,
  remarkExpressions,
];

type HastPlugin = (tree: Root, context: CompileContext) => void;

/**
 * For the rendered page with partials and components in place. The order matters: texts are read once they are final.
 */
export const hastPlugins: readonly HastPlugin[] = [
  nestedParagraphs,
  details,
  misplaced,
  admonitions,
  diagrams,
  formulas,
  packageManagers,
  codeBlocks,
  tabs,
  themedImages,
  images,
  media,
  links,
  tables,
  taskLists,
  terms,
  untranslated,
  footnotes,
  headings,
  inlineToc,
  docCardLists,
  symptomLists,
  changelogEntries,
  headingLinks,
];
