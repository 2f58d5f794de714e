import { z } from 'zod';
import { tableOfContents } from '../../src/shared/constants';
import { readSectionQuestion } from '../../src/shared/section-question';
import { readDay } from '../base/calendar-day';
import { asFlag, asKey, asKeyOrNullWord, asLevel, asText, asTexts, field, ignored } from './doc-field';
import type { FrontMatterField } from './doc-field';
import { content, kinds } from './site-content';
import { date, filledText, properties, slug, slugOfFile, text, textList } from './yaml-types';

const headingLevel = z.int().min(2).max(6);
const tagList = z.union([textList, z.array(z.union([text, z.object({ label: text, permalink: text })]))], {
  error: 'Invalid input: expected a list of texts',
});
const questions = z
  .array(
    filledText.refine(
      (written) => readSectionQuestion(written).question.length <= 100,
      'Expected at most 100 characters',
    ),
  )
  .max(40, 'Expected at most 40 questions');

/**
 * Every front-matter field; the schema, the GraphQL types and the stored values derive from this table. Names are those
 * of Docusaurus, so that its folders build here.
 */
export const frontMatterFields = {
  title: field({
    schema: text,
    description: 'Heading of the page. Sentence case. Required.',
    written: 'String',
    doc: { frontmatterTitle: asText },
  }),
  description: field({
    schema: text,
    description:
      '50–160 characters, unique. Says which question the page answers. Shown in search engines and link previews, and on cards without a `summary`. Required.',
    written: 'String',
    doc: { frontmatterDescription: asText },
  }),
  summary: field({
    schema: text,
    description:
      'At most 80 characters, instead of the description on the card of a category page, where a longer one is cut.',
    written: 'String',
    doc: { summary: asText },
  }),
  kind: field({
    schema: text.refine((name) => Object.hasOwn(kinds ?? {}, name), {
      error: `Expected ${Object.keys(kinds ?? {}).join(' or ') || 'no kind: this site has none'}`,
    }),
    description: 'Page kind, one of `kinds` of `site/content.ts`; another template draws the page.',
    written: 'String',
    doc: { kind: asKey },
  }),
  sidebar_position: field({
    schema: z.number(),
    description: 'Number; order among its siblings.',
    written: 'Float',
    doc: { sidebarPosition: { type: 'Float', valueOf: (value): number | null => value ?? null } },
  }),
  sidebar_label: field({
    schema: text,
    description: 'Shorter label for sidebar, breadcrumbs and previous/next.',
    written: 'String',
    doc: { sidebarLabel: asText },
  }),
  slug: field({
    schema: slugOfFile,
    description:
      'Path below `/docs` when it differs from the folder. `/x` counts from `/docs`, `x` and `../x` from the folder.',
    written: 'String',
  }),
  id: field({
    schema: slug,
    description: 'Document id when it should differ from the file name.',
    written: 'String',
  }),
  questions: field({
    schema: questions,
    description:
      'A list of the questions that the page answers, each as a reader would ask it who does not know our terms: `How do I give somebody their money back?`. Question mode and search find the page by them. One that a section answers ends with the id of its heading: `How do I undo it? {#roll-back}`; the first of each section is shown below the page, as a link. Up to 40, each at most 100 characters.',
    written: '[String!]',
    doc: { questions: asTexts },
  }),
  keywords: field({
    schema: textList,
    description:
      'What readers call the subject when title and headings do not, `[refund]` for instance. Search finds the page by them as by its title. What readers call a thing of many pages belongs in `data/synonyms.yml`.',
    written: '[String!]',
    doc: { keywords: asTexts },
  }),
  tags: field({
    schema: tagList,
    description: 'Topics.',
    doc: {
      tags: {
        type: '[String!]!',
        valueOf: (tags): string[] => (tags ?? []).map((tag) => (typeof tag === 'string' ? tag : tag.label)),
      },
    },
  }),
  image: field({
    schema: text.nullable(),
    description:
      'Preview picture for links to the page, 1200 × 630 pixels: `./picture.png` beside the page, or `/picture.png` in `static/`. `null` for the picture of the site.',
  }),
  unlisted: field({
    schema: z.boolean(),
    description: '`true`: opens by link only; in no list, not in search.',
    written: 'Boolean',
    doc: { unlisted: asFlag },
  }),
  draft: field({
    schema: z.boolean(),
    description: '`true`: only in development.',
    written: 'Boolean',
    doc: { draft: asFlag },
  }),
  group: field({
    schema: text,
    description: 'Heading under which the card stands on a category page with more than 12 cards.',
    doc: { group: asKey },
  }),
  start_here: field({
    schema: z.boolean(),
    description: '`true`: its card is the first of its category page, and says that readers begin there.',
    written: 'Boolean',
    doc: { startHere: asFlag },
  }),
  pagination_prev: field({
    schema: text.nullable(),
    description: 'Document id of the page before; `null` for none.',
    doc: { paginationPrevious: asKeyOrNullWord },
  }),
  pagination_next: field({
    schema: text.nullable(),
    description: 'Document id of the page after; `null` for none.',
    doc: { paginationNext: asKeyOrNullWord },
  }),
  pagination_label: field({
    schema: text,
    description: 'Label that the pages before and after show for this one.',
    doc: { paginationLabel: asText },
  }),
  hide_title: field({
    schema: z.boolean(),
    description: '`true`: the title does not stand above the text.',
    doc: { hideTitle: asFlag },
  }),
  hide_table_of_contents: field({
    schema: z.boolean(),
    description: '`true`: no table of contents beside the text.',
    doc: { hideTableOfContents: asFlag },
  }),
  toc_min_heading_level: field({
    schema: headingLevel,
    description: `Largest heading in the table of contents, 2 to 6. Otherwise ${tableOfContents.minHeadingLevel}.`,
    doc: { tocMinHeadingLevel: asLevel(tableOfContents.minHeadingLevel) },
  }),
  toc_max_heading_level: field({
    schema: headingLevel,
    description: `Smallest heading in the table of contents, 2 to 6. Otherwise ${tableOfContents.maxHeadingLevel}.`,
    doc: { tocMaxHeadingLevel: asLevel(tableOfContents.maxHeadingLevel) },
  }),
  last_update: field({
    schema: z.object({ date: date.optional(), author: text.optional() }),
    description: '`{ date: 2024-11-18, author: Name }`, instead of what git knows.',
    doc: {
      lastUpdateDate: { type: 'String', valueOf: (written): string | null => readDay(written?.date ?? '') },
      lastUpdateAuthor: { type: 'String', valueOf: (written): string | null => written?.author ?? null },
    },
  }),
  custom_edit_url: field({
    schema: text.nullable(),
    description: 'Other edit link, or `null` for none.',
    doc: { customEditUrl: asKeyOrNullWord },
  }),
  format: field({
    schema: z.enum(['mdx', 'md', 'detect']),
    description: '`mdx` (default) or `md` (CommonMark with raw HTML).',
  }),
  parse_number_prefixes: field({
    schema: z.boolean(),
    description:
      '`false`: a number in front of a name, as in `01-intro.mdx`, belongs to the path. Otherwise it is the position, and the path does without it.',
  }),
  sidebar_class_name: ignored(text),
  sidebar_key: ignored(text),
  sidebar_custom_props: ignored(properties),
  displayed_sidebar: ignored(text.nullable()),
  ...content.frontMatter,
};

type Fields = typeof frontMatterFields;

type UnionToIntersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer Intersection,
) => void
  ? Intersection
  : never;

/** The front-matter values stored in `Doc`. */
export type FrontMatterOfDoc = UnionToIntersection<
  { [Key in keyof Fields]: Fields[Key] extends FrontMatterField<infer _Written, infer Doc> ? Doc : never }[keyof Fields]
>;
