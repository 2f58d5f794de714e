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
import { admonitions } from './page/admonitions';
import { changelogEntries } from './page/changelog-entries';
import { codeBlocks } from './page/code-blocks';
import { details } from './page/details';
import { diagrams } from './page/diagrams';
import { docCardLists } from './page/doc-card-lists';
import { footnotes } from './page/footnotes';
import { headingLinks, headings } from './page/headings';
import { images } from './page/images';
import { inlineToc } from './page/inline-toc';
import { links } from './page/links';
import { media } from './page/media';
import { misplaced } from './page/misplaced';
import { nestedParagraphs } from './page/nested-paragraphs';
import { packageManagers } from './page/package-managers';
import { symptomLists } from './page/symptom-lists';
import { tables } from './page/tables';
import { tabs } from './page/tabs';
import { taskLists } from './page/task-lists';
import { terms } from './page/terms';
import { themedImages } from './page/themed-images';
import { untranslated } from './page/untranslated';

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

type PagePlugin = (tree: Root, context: CompileContext) => void;

/**
 * For the rendered page with partials and components in place. The order matters: texts are read once they are final.
 */
export const pagePlugins: readonly PagePlugin[] = [
  nestedParagraphs,
  details,
  misplaced,
  admonitions,
  diagrams,
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
