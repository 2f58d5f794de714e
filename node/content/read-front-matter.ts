import { statSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../src/shared/content-tree';
import { frontMatterSchema, splitFrontMatter } from './front-matter';
import type { FrontMatter } from './front-matter';
import { parseYaml } from './parse-yaml';
import { readText } from './read-text';

export interface ParsedFrontMatter {
  /** `null` when it cannot be used. */
  data: FrontMatter | null;
  value?: unknown;
  diagnostics: Diagnostic[];
}

/** Parses the front matter of a file's text. */
export function parseFrontMatter(text: string, file: string): ParsedFrontMatter {
  const { yaml, isUnclosed } = splitFrontMatter(text);
  if (!isUnclosed) return parseYaml(yaml, frontMatterSchema, file, 2);
  const message = 'The front matter has no end. Expected a line "---" below it.';
  const diagnostic: Diagnostic = {
    severity: 'error',
    rule: 'yaml-syntax',
    file,
    position: { line: 1, column: 1 },
    message,
  };
  return { data: null, diagnostics: [diagnostic] };
}

const known = new Map<string, { stamp: string; parsed: ParsedFrontMatter }>();

/**
 * Front matter of a file by our own parser, so that preflight and nodes never differ: Gatsby's reads YAML 1.1, where
 * `12:30` is a number. Parsed once per version of the file.
 */
export function readFrontMatter(root: string, file: string): ParsedFrontMatter {
  const { mtimeMs, size } = statSync(path.join(root, file));
  const stamp = `${mtimeMs} ${size}`;
  const former = known.get(file);
  if (former?.stamp === stamp) return former.parsed;
  const diagnostics: Diagnostic[] = [];
  const text = readText(root, file, diagnostics);
  const parsed = text === null ? { data: null, diagnostics } : parseFrontMatter(text, file);
  known.set(file, { stamp, parsed });
  return parsed;
}
