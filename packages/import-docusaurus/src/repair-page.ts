import { VFileMessage } from 'vfile-message';
import { parse } from 'yaml';
import type { z } from 'zod';
import { explainSyntaxError, frontMatterSchema, parseFrontMatter, parseSource, splitFrontMatter } from './engine';
import { setFrontMatter } from './edit-front-matter';
import { withJsxComments, withLinks, withLinksInLines, withNamesAsText, withTypesAsText } from './legacy-mdx';
import { mapProse, mapStatements } from './parts-of-page';

/** A fault of a page, with its line in the file of the other site. */
export interface PageFault {
  line: number;
  message: string;
}

/** What is written in another way. */
type PageChange = 'links' | 'comments' | 'lines' | 'types' | 'format';

/** A page's text as this site can read it. */
export interface RepairedPage {
  text: string;
  /** What could not be read and was changed or stays. */
  faults: readonly PageFault[];
  /** What was changed so that the page means here what it meant there. */
  changes: ReadonlySet<PageChange>;
}

/** Returns a page's text so that its front matter can be read and, where that is safe, its Markdown too. */
export function repairPage(text: string, file: string, isMarkdown: boolean): RepairedPage {
  const head = repairFrontMatter(text, file);
  const plain = isMarkdown && !hasFormat(head.text, file) ? setFrontMatter(head.text, { format: 'md' }) : head.text;
  const body = repairMarkdown(plain, file);
  return {
    text: unescapeImports(body.text, file),
    faults: [...head.faults, ...body.faults],
    changes: body.changes,
  };
}

const hasFormat = (text: string, file: string): boolean => parseFrontMatter(text, file).data?.format !== undefined;

/**
 * Makes comments of what the parser cannot read of a front matter, and values that are written as text what Docusaurus
 * reads them as.
 */
function repairFrontMatter(text: string, file: string): { text: string; faults: PageFault[] } {
  const { diagnostics } = parseFrontMatter(text, file);
  const faults = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ position, message }) => ({ line: position?.line ?? 1, message }));
  if (faults.length === 0) return { text, faults };
  const { yaml, body, isUnclosed } = splitFrontMatter(text);
  if (isUnclosed) return { text: `---\n---\n\n${text}`, faults };
  const lines = yaml.replace(/\r?\n$/, '').split(/\r?\n/);
  const write = (each: readonly string[]): string => `---\n${each.join('\n')}\n---\n${body}`;
  if (diagnostics.some(({ rule }) => rule === 'yaml-syntax')) {
    const kept = blocksOf(lines).flatMap((block) =>
      isReadable(write(block), file) ? block : block.map((line) => `# ${line}`),
    );
    const repaired = isReadable(write(kept), file) ? write(kept) : write(lines.map((line) => `# ${line}`));
    return { text: repaired, faults };
  }
  const converted = write(lines.map(convertValue));
  const left = parseFrontMatter(converted, file).diagnostics.filter(({ severity }) => severity === 'error');
  return {
    text: left.length < faults.length ? converted : text,
    faults: left.map(({ position, message }) => ({ line: position?.line ?? 1, message })),
  };
}

const isReadable = (text: string, file: string): boolean =>
  !parseFrontMatter(text, file).diagnostics.some(({ rule }) => rule === 'yaml-syntax');

/** Splits lines of YAML into those of each key. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last && /^(?:\s|-|$)/.test(line)) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** Docusaurus reads `"2"` as a number and `"true"` as true where it expects them, and any value where it expects text. */
function convertValue(line: string): string {
  const [, key = '', written = ''] = /^([\w-]+):\s+(.+?)\s*$/.exec(line) ?? [];
  const schema = Object.entries(frontMatterSchema.shape).find(([name]) => name === key)?.[1];
  if (schema === undefined) return line;
  const read = readScalar(written);
  if (read === undefined || accepts(schema, read)) return line;
  const text = String(read);
  const unquoted = readScalar(text);
  if (unquoted !== text && accepts(schema, unquoted)) return `${key}: ${text}`;
  return accepts(schema, text) ? `${key}: '${text}'` : line;
}

/** Returns the value of a text or number in YAML; undefined for what is more. */
function readScalar(written: string): string | number | boolean | undefined {
  try {
    const value: unknown = parse(written);
    return ['string', 'number', 'boolean'].includes(typeof value) ? (value as string | number | boolean) : undefined;
  } catch {
    return undefined;
  }
}

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

/** Formatters put a backslash before `_` in the path of an import, where it means nothing. */
function unescapeImports(text: string, file: string): string {
  return mapStatements(text, file, (code) =>
    code.replace(/(?:\bfrom|^import)\s+(['"])[^'"\n]+\1/gm, (part) => part.replaceAll('\\_', '_')),
  );
}

/**
 * Writes what MDX 1 reads and MDX does not in a way that both do, one after the other until the page can be parsed:
 * addresses in angle brackets, comments beside tags, links over several lines, types. A page that has neither code nor
 * components is CommonMark.
 */
function repairMarkdown(text: string, file: string): Pick<RepairedPage, 'text' | 'faults' | 'changes'> {
  const changes = new Set<PageChange>();
  let current = withNamesAsText(text, file);
  const fault = faultOf(current, file);
  if (fault === null) return { text: current, faults: [], changes };
  for (const [change, repair] of [
    ['links', withLinks],
    ['comments', withJsxComments],
    ['lines', withLinksInLines],
  ] as const) {
    const repaired = repair(current, file);
    if (repaired !== current) changes.add(change);
    current = repaired;
    if (faultOf(current, file) === null) return { text: current, faults: [], changes };
  }
  const plain = setFrontMatter(text, { format: 'md' });
  if (isPlainMarkdown(text, file) && faultOf(plain, file) === null)
    return { text: plain, faults: [], changes: new Set(['format']) };
  const typed = withTypesAsText(current, file);
  if (typed !== current) return { text: typed, faults: [], changes: changes.add('types') };
  const linked = withLinks(text, file);
  const left = faultOf(linked, file) ?? fault;
  const advice = 'If the page needs no components, "format: md" in its front matter reads it as CommonMark.';
  return { text: linked, faults: [{ ...left, message: `${left.message} ${advice}` }], changes: new Set() };
}

/** Returns why a page's text cannot be parsed, or null. */
function faultOf(text: string, file: string): PageFault | null {
  try {
    parseSource(text, file);
    return null;
  } catch (cause) {
    const { body, lineOffset } = splitFrontMatter(text);
    if (!(cause instanceof VFileMessage)) return { line: 1, message: String(cause) };
    const { message, position } = explainSyntaxError(cause, body);
    return { line: position.line + lineOffset, message };
  }
}

/** Whether a page has no imports, exports, components and expressions: CommonMark shows the same. */
function isPlainMarkdown(text: string, file: string): boolean {
  let isPlain = true;
  mapProse(splitFrontMatter(text).body, file, (prose) => {
    if (/^(?:import|export)\s/m.test(prose) || /<\/?[A-Z]/.test(prose.replace(/\\<|<[A-Z]\w*(?:\\|,|\s[^=>]*$)/gm, '')))
      isPlain = false;
    if (/(?<!\\)\{(?!#)/.test(prose) || /\s(?:className|style=\{)/.test(prose)) isPlain = false;
    return prose;
  });
  return isPlain;
}
