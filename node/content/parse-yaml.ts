import { LineCounter, parseDocument, isMap, isScalar, isSeq } from 'yaml';
import type { Document } from 'yaml';
import type { z } from 'zod';
import type { Diagnostic, SourcePosition } from '../../src/shared/content-tree';
import { closestNames } from '../base/closest-names';
import { nameOfKey, readAsWritten } from './text-as-written';
import type { WrittenValue } from './text-as-written';

/** Longer lists of keys are left to the writers' guide. */
const listLimit = 12;

export interface ParsedYaml<Data> {
  data: Data;
  /** As written, including keys that the schema does not know. */
  value?: unknown;
  diagnostics: Diagnostic[];
}

/**
 * Parses YAML (JSON is YAML) and validates it. The first syntax error and all wrong types are errors, unknown keys are
 * warnings unless the schema forbids them; each has a line. Text is what was written. `firstLine` is the line in the file where `text` begins.
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
  const diagnostics: Diagnostic[] = [];
  const fault = (rule: string, offset: number, message: string, severity: Diagnostic['severity'] = 'error'): void => {
    diagnostics.push({ severity, rule, file, position: placeOf(offset), message });
  };
  const syntaxFault = (offset: number, message: string): void =>
    fault(
      'yaml-syntax',
      offset,
      `${message.replace(/\.?$/, '.')} Expected valid YAML; quote values that contain ": ", "#" or braces.`,
    );

  // Later errors follow from the first one. Warnings are unknown tags (`!x`), which Gatsby's own parser rejects.
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    syntaxFault(error.pos[0], error.message);
    return { data: null, diagnostics };
  }
  let written: WrittenValue;
  try {
    written = readAsWritten(document, schema);
  } catch (reason) {
    // An alias (`*x`) without an anchor.
    const message = reason instanceof Error ? reason.message : String(reason);
    syntaxFault(Math.max(0, text.indexOf('*')), message);
    return { data: null, diagnostics };
  }

  const { value, misread, unknownKeys } = written;
  for (const { path, source } of misread) {
    const expected = source === '' ? 'Expected text, or no such line' : `Expected text; quote it: '${source}'`;
    const is = source === '' ? 'has no value' : `is ${source}, which YAML does not read as text`;
    fault('front-matter-type', offsetOf(document, path), `"${path.join('.')}" ${is}. ${expected}.`);
  }
  const result = schema.safeParse(value);
  const reported = new Set(misread.map(({ path }) => path.join('.')));
  for (const { code, path, message } of result.error?.issues ?? []) {
    const name = path.join('.');
    if (code === 'unrecognized_keys' || reported.has(name)) continue;
    fault('front-matter-type', offsetOf(document, path), `"${name || 'front matter'}": ${message}.`);
  }
  for (const { path, known, isError } of unknownKeys) {
    const message = `The key "${path.join('.')}" is unknown and has no effect. ${suggestKeys(String(path.at(-1)), known)}`;
    fault('front-matter-unknown-key', offsetOf(document, path), message, isError ? 'error' : 'warning');
  }
  const isValid = result.success && misread.length === 0;
  return { data: isValid ? result.data : null, value, diagnostics };
}

/** Returns what a key that is not known may have been meant as. */
function suggestKeys(key: string, known: readonly string[]): string {
  const closest = closestNames(key, known);
  const similar = closest.length > 0 ? closest : known.filter((name) => name.endsWith(`_${key}`));
  if (similar.length > 0)
    return `Did you mean ${similar
      .slice(0, 3)
      .map((name) => `"${name}"`)
      .join(' or ')}?`;
  return known.length > listLimit
    ? 'Expected a key that content/README.md lists.'
    : `Expected one of: ${known.join(', ')}.`;
}

/** Returns the position of a key or list item in YAML that is known to be valid. */
export function findKey(text: string, keys: readonly PropertyKey[], firstLine: number): SourcePosition {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const { line, col } = counter.linePos(offsetOf(document, keys));
  return { line: line + firstLine - 1, column: col };
}

/** Returns the offset of the innermost key or list item on the path. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => nameOfKey(item.key) === key);
      if (!pair) break;
      if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof key === 'number') {
      node = node.items[key];
      if (isScalar(node) || isMap(node)) offset = node.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}
