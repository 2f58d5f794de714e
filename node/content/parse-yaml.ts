import { LineCounter, parseDocument, isMap, isScalar, isSeq } from 'yaml';
import type { Document } from 'yaml';
import type { z } from 'zod';
import type { Diagnostic, SourcePosition } from '../../src/shared/content-tree';

export interface ParsedYaml<Data> {
  data: Data;
  /** As written, including keys that the schema does not know. */
  value?: unknown;
  diagnostics: Diagnostic[];
}

/**
 * Parses YAML (JSON is YAML) and validates it. The first syntax error and all wrong types are errors, unknown keys are
 * warnings; each has a line. `firstLine` is the line in the file where `text` begins.
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
  let value: unknown;
  try {
    value = document.toJS() ?? {};
  } catch (reason) {
    // An alias (`*x`) without an anchor.
    const message = reason instanceof Error ? reason.message : String(reason);
    syntaxFault(Math.max(0, text.indexOf('*')), message);
    return { data: null, diagnostics };
  }

  const result = schema.safeParse(value);
  if (!result.success) {
    for (const { path, message } of result.error.issues) {
      fault('front-matter-type', offsetOf(document, path), `"${path.join('.') || 'front matter'}": ${message}.`);
    }
    return { data: null, diagnostics };
  }
  for (const key of unknownKeys(value, schema)) {
    const known = Object.keys(schema.shape).join(', ');
    const message = `The key "${key}" is unknown and has no effect. Expected one of: ${known}.`;
    fault('front-matter-unknown-key', offsetOf(document, [key]), message, 'warning');
  }
  return { data: result.data, value, diagnostics };
}

/** Returns the position of a key in YAML that is known to be valid. */
export function findKey(text: string, keys: readonly string[], firstLine: number): SourcePosition {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const { line, col } = counter.linePos(offsetOf(document, keys));
  return { line: line + firstLine - 1, column: col };
}

function unknownKeys(value: unknown, schema: z.ZodObject): string[] {
  if (typeof value !== 'object' || value === null || schema.def.catchall) return [];
  return Object.keys(value).filter((key) => !(key in schema.shape));
}

/** Returns the offset of the innermost key or list item on the path. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair || !isScalar(pair.key)) break;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof key === 'number') {
      node = node.items[key];
      if (isScalar(node) || isMap(node)) offset = node.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}
