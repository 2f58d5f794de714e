import { statSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type { Diagnostic, SourcePosition } from '../../src/shared/content-tree';
import { frontMatterSchema, splitFrontMatter } from './front-matter';
import type { FrontMatter } from './front-matter';
import { parseYaml } from './parse-yaml';
import { isRecord } from '../base/is-record';
import { readText } from '../base/read-text';

export interface ParsedFrontMatter {
  /** `null` if invalid. */
  data: FrontMatter | null;
  value?: unknown;
  diagnostics: Diagnostic[];
}

/** Returns the fields that are valid: another one must not cost a page its id and its place. */
export function validFields({ data, value }: Pick<ParsedFrontMatter, 'data' | 'value'>): FrontMatter {
  if (data !== null) return data;
  const fields = isRecord(value) ? value : {};
  const valid = Object.entries(frontMatterSchema.shape).flatMap(([name, schema]) => {
    const { success, data: field } = schema.safeParse(fields[name]);
    return success && field !== undefined ? [[name, field] as const] : [];
  });
  return Object.fromEntries(valid);
}

/** Returns the syntax in which the body of a file with that front matter is written. */
export function formatOf(frontMatter: FrontMatter | null): 'md' | 'mdx' {
  return frontMatter?.format === 'md' ? 'md' : 'mdx';
}

/** Parses and validates the front matter in a file's text. */
export function parseFrontMatter(text: string, file: string): ParsedFrontMatter {
  const { yaml, body, isUnclosed } = splitFrontMatter(text);
  if (isUnclosed) {
    const message = 'The front matter is not closed. Expected a line "---" after it.';
    return { data: null, diagnostics: [syntaxFault(file, { line: 1, column: 1 }, message)] };
  }
  const parsed = parseYaml(yaml, frontMatterSchema, file, 2);
  const gatsbyError =
    parsed.data === null ? null : findGatsbyError(yaml === '' ? text : text.slice(0, -body.length || undefined));
  if (gatsbyError === null) return parsed;
  return {
    data: null,
    diagnostics: [...parsed.diagnostics, syntaxFault(file, gatsbyError.position, gatsbyError.message)],
  };
}

function syntaxFault(file: string, position: SourcePosition, message: string): Diagnostic {
  return { severity: 'error', rule: 'yaml-syntax', file, position, message };
}

const returnEmpty = (): object => ({});
const onlyYaml = { js: returnEmpty, javascript: returnEmpty, json: returnEmpty };

/**
 * Returns the error that `gatsby-plugin-mdx`, which reads front matter the same way, would throw; its own error ends
 * the build without naming the file.
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-plugin-mdx/src/frontmatter.ts
 * @reach gatsby-plugin-mdx: reads front matter by `gray-matter` with these engines; the build stops without naming the
 *   file: `reached-packages.test.ts`
 */
function findGatsbyError(head: string): { position: SourcePosition; message: string } | null {
  if (!/^\uFEFF?---[^-]/.test(head)) return null;
  try {
    matter(head, { language: 'yaml', engines: onlyYaml });
    return null;
  } catch (cause) {
    const { message = '', reason = message, mark } = cause as YamlFault;
    // The parser's text begins after the first "---".
    const position = { line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 };
    return {
      position,
      message: `Gatsby cannot read the front matter: ${reason}. Expected valid YAML between two "---" lines.`,
    };
  }
}

interface YamlFault {
  message?: string;
  reason?: string;
  mark?: { line: number; column: number };
}

const known = new Map<string, { stamp: string; parsed: ParsedFrontMatter }>();

/**
 * Returns the front matter of a file. Preflight and nodes both use this parser because Gatsby's reads YAML 1.1, where
 * `12:30` is a number. Parsed once per version of the file.
 */
export function readFrontMatter(root: string, file: string): ParsedFrontMatter {
  const absolute = path.join(root, file);
  const { mtimeMs, size } = statSync(absolute);
  const stamp = `${mtimeMs} ${size}`;
  const cached = known.get(absolute);
  if (cached?.stamp === stamp) return cached.parsed;
  const diagnostics: Diagnostic[] = [];
  const text = readText(root, file, diagnostics);
  const parsed = text === null ? { data: null, diagnostics } : parseFrontMatter(text, file);
  known.set(absolute, { stamp, parsed });
  return parsed;
}
