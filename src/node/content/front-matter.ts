import { LineCounter, parseDocument, isMap, isScalar } from 'yaml';
import type { Document } from 'yaml';
import { z } from 'zod';
import type { Diagnostic, SourcePosition } from '../../shared/content-tree';

const headingLevel = z.int().min(2).max(6);
const neighbour = z.string().nullable();
const stringList = z.union([z.array(z.coerce.string()), z.string().transform((text) => text.split(/,\s*/))]);

/**
 * What writers may put between the two `---` lines. The names are those of Docusaurus, so that its folders build here.
 * `content/README.md` is the same list for writers; a test compares both.
 */
export const frontMatterSchema = z.object({
  id: z.string().min(1).optional().describe('Document id when it should differ from the file name.'),
  title: z.string().optional().describe('Heading of the page.'),
  description: z.string().optional().describe('Which question the page answers, 50–160 characters.'),
  slug: z.string().min(1).optional().describe('Path below the area when it differs from the folder.'),
  sidebar_label: z.string().optional().describe('Shorter label for lists.'),
  sidebar_position: z.number().optional().describe('Order among siblings.'),
  sidebar_class_name: z.string().optional(),
  sidebar_key: z.string().optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  displayed_sidebar: neighbour.optional(),
  pagination_label: z.string().optional().describe('Label that neighbours show.'),
  pagination_prev: neighbour.optional().describe('Document id of the neighbour before; null for none.'),
  pagination_next: neighbour.optional().describe('Document id of the neighbour after; null for none.'),
  keywords: stringList.optional(),
  tags: z.union([stringList, z.array(z.object({ label: z.string(), permalink: z.string() }))]).optional(),
  image: z.string().optional().describe('Preview picture.'),
  draft: z.boolean().optional().describe('Only in development.'),
  unlisted: z.boolean().optional().describe('Opens by link only.'),
  group: z.string().optional().describe('Heading under which the card stands on a long category page.'),
  measure: z.string().optional().describe('Key in content/data/measures.yml.'),
  dimension: z.string().optional().describe('Key in content/data/dimensions.yml.'),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  last_update: z
    .object({ date: z.union([z.string(), z.date()]).optional(), author: z.string().optional() })
    .optional()
    .describe('Date and author of the last change, instead of what git knows.'),
  custom_edit_url: z.string().nullable().optional(),
  parse_number_prefixes: z.boolean().optional(),
  format: z.enum(['mdx', 'md', 'detect']).optional(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** The fields of `_category_.yml`, `_category_.yaml` and `_category_.json`, as Docusaurus has them. */
export const categorySchema = z.object({
  label: z.string().min(1).optional(),
  position: z.number().optional(),
  description: z.string().optional(),
  className: z.string().optional(),
  key: z.string().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
  group: z.string().optional(),
  link: z
    .union([
      z.object({
        type: z.literal('generated-index'),
        slug: z.string().optional(),
        title: z.string().optional(),
        description: z.string().optional(),
        keywords: stringList.optional(),
        image: z.string().optional(),
      }),
      z.object({ type: z.literal('doc'), id: z.string() }),
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
}

export function splitFrontMatter(source: string): SplitSource {
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/m.exec(source);
  if (!match || match.index !== 0) return { yaml: '', body: source, lineOffset: 0 };
  return {
    yaml: match[1] ?? '',
    body: source.slice(match[0].length),
    lineOffset: match[0].split('\n').length - 1,
  };
}

export interface ParsedYaml<Data> {
  data: Data;
  diagnostics: Diagnostic[];
}

/**
 * Parses YAML (JSON is YAML) and checks it against a schema. Syntax errors and wrong types are errors, unknown keys are
 * warnings (MDX-07); each names the line. `firstLine` is the line of the file at which `text` begins.
 */
export function parseYaml<Schema extends z.ZodObject>(
  text: string,
  schema: Schema,
  file: string,
  firstLine: number,
): ParsedYaml<z.infer<Schema> | null> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const placeOf = (offset: number): SourcePosition => {
    const { line, col } = counter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const diagnostics: Diagnostic[] = document.errors.map((error) => ({
    severity: 'error',
    rule: 'yaml-syntax',
    file,
    position: placeOf(error.pos[0]),
    message: `${error.message.replace(/\.?$/, '.')} Expected valid YAML; quote values that contain ": ", "#" or braces.`,
  }));
  if (diagnostics.length > 0) return { data: null, diagnostics };

  const value: unknown = document.toJS() ?? {};
  const result = schema.safeParse(value);
  if (!result.success) {
    for (const issue of result.error.issues) {
      diagnostics.push({
        severity: 'error',
        rule: 'front-matter-type',
        file,
        position: placeOf(offsetOf(document, issue.path)),
        message: `"${issue.path.join('.') || 'front matter'}": ${issue.message}.`,
      });
    }
    return { data: null, diagnostics };
  }
  if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) {
      if (key in schema.shape) continue;
      diagnostics.push({
        severity: 'warning',
        rule: 'front-matter-unknown-key',
        file,
        position: placeOf(offsetOf(document, [key])),
        message: `The key "${key}" is not known and does nothing. Expected one of: ${Object.keys(schema.shape).join(', ')}.`,
      });
    }
  }
  return { data: result.data, diagnostics };
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (!isMap(node)) break;
    const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
    if (!pair || !isScalar(pair.key)) break;
    offset = pair.key.range?.[0] ?? offset;
    node = pair.value;
  }
  return offset;
}
