import { z } from 'zod';

/** Text. A number is text too, as in Docusaurus: `title: 2024`. */
const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string());
const filledText = text.pipe(z.string().min(1, 'Expected at least one character'));
/** What follows "?" or "#" would be no part of an address's path. */
const slug = filledText.refine((value) => !/[?#]/.test(value), 'Expected a path without "?" and "#"');
const headingLevel = z.int().min(2).max(6);
const neighbour = text.nullable();
const textList = z.union([z.array(text), z.string().transform((list) => list.split(/\s*,\s*/).filter(Boolean))], {
  error: 'Invalid input: expected a list of texts, or one text with commas',
});
const tagList = z.union([textList, z.array(z.union([text, z.object({ label: text, permalink: text })]))], {
  error: 'Invalid input: expected a list of texts',
});
const date = text.pipe(
  z.string().refine((value) => !Number.isNaN(Date.parse(value)), 'Invalid input: expected a date such as 2024-11-18'),
);
const properties = z.record(z.string(), z.unknown());

/**
 * What writers may put between the two `---` lines. The names are those of Docusaurus, so that its folders build here.
 * `content/README.md` is the same list for writers; a test compares both.
 */
export const frontMatterSchema = z.object({
  id: filledText.optional().describe('Document id when it should differ from the file name.'),
  title: text.optional().describe('Heading of the page.'),
  description: text.optional().describe('Which question the page answers, 50–160 characters.'),
  slug: slug.optional().describe('Path below the area when it differs from the folder.'),
  sidebar_label: text.optional().describe('Shorter label for lists.'),
  sidebar_position: z.number().optional().describe('Order among siblings.'),
  sidebar_class_name: text.optional(),
  sidebar_key: text.optional(),
  sidebar_custom_props: properties.optional(),
  displayed_sidebar: neighbour.optional(),
  pagination_label: text.optional().describe('Label that neighbours show.'),
  pagination_prev: neighbour.optional().describe('Document id of the neighbour before; null for none.'),
  pagination_next: neighbour.optional().describe('Document id of the neighbour after; null for none.'),
  keywords: textList.optional(),
  questions: z
    .array(filledText.refine((question) => question.length <= 100, 'Expected at most 100 characters'))
    .max(10, 'Expected at most 10 questions')
    .optional()
    .describe('Questions that the page answers, in the words of readers who do not know its terms. Search only.'),
  tags: tagList.optional(),
  image: text.optional().describe('Preview picture.'),
  draft: z.boolean().optional().describe('Only in development.'),
  unlisted: z.boolean().optional().describe('Opens by link only.'),
  group: text.optional().describe('Heading under which the card stands on a long category page.'),
  measure: text.optional().describe('Key in content/data/measures.yml.'),
  dimension: text.optional().describe('Key in content/data/dimensions.yml.'),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  last_update: z
    .object({ date: date.optional(), author: text.optional() })
    .optional()
    .describe('Date and author of the last change, instead of what git knows.'),
  custom_edit_url: text.nullable().optional(),
  parse_number_prefixes: z.boolean().optional(),
  format: z.enum(['mdx', 'md', 'detect']).optional(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** The fields of `_category_.yml`, `_category_.yaml` and `_category_.json`, as Docusaurus has them. */
export const categorySchema = z.object({
  label: filledText.optional(),
  position: z.number().optional(),
  description: text.optional(),
  className: text.optional(),
  key: text.optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  customProps: properties.optional(),
  group: text.optional(),
  link: z
    .discriminatedUnion('type', [
      z.object({
        type: z.literal('generated-index'),
        slug: slug.optional(),
        title: text.optional(),
        description: text.optional(),
        keywords: textList.optional(),
        image: text.optional(),
      }),
      z.object({ type: z.literal('doc'), id: filledText }),
    ])
    .nullable()
    .optional(),
});

export type CategoryMetadata = z.infer<typeof categorySchema>;

/** A content file cut in two. `lineOffset` is the number of lines that the front matter takes. */
export interface SplitSource {
  yaml: string;
  body: string;
  lineOffset: number;
  /** The file begins with `---`, but nothing ends the front matter. */
  isUnclosed: boolean;
}

export function splitFrontMatter(source: string): SplitSource {
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/my.exec(source);
  if (!match) {
    return { yaml: '', body: source, lineOffset: 0, isUnclosed: /^\uFEFF?---[ \t]*(?:\r?\n|$)/.test(source) };
  }
  return {
    yaml: match[1] ?? '',
    body: source.slice(match[0].length),
    lineOffset: match[0].split('\n').length - 1,
    isUnclosed: false,
  };
}
