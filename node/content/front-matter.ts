import { z } from 'zod';
import { frontMatterFields } from './front-matter-fields';
import { filledText, properties, slug, text, textList } from './yaml-types';

/** Front matter of a page; `front-matter-fields.ts` explains each field. */
export const frontMatterSchema = z.object(
  Object.fromEntries(
    Object.entries(frontMatterFields).map(([name, { schema }]) => [name, schema.optional()]),
  ) as unknown as { [Name in keyof Fields]: z.ZodOptional<Fields[Name]['schema']> },
);

type Fields = typeof frontMatterFields;

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** Fields of `_category_.yml`, `_category_.yaml` and `_category_.json`, as in Docusaurus. */
export const categorySchema = z.object({
  label: filledText.optional(),
  position: z.number().optional(),
  description: text.optional(),
  summary: text.optional(),
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

/** Returns the description that a category gives its generated page. */
export function linkDescription({ link }: CategoryMetadata): string | undefined {
  return link && 'description' in link ? link.description : undefined;
}

/** A content file split into front matter and body. `lineOffset` is the number of lines of the front matter. */
export interface SplitSource {
  yaml: string;
  body: string;
  lineOffset: number;
  /** The file begins with `---` but the front matter is never closed. */
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
