import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic, SourcePosition } from '../../src/shared/content-tree';

/** Anything larger is a mistake, not a page. */
const maxFileBytes = 2 * 1024 * 1024;

/** Reads a file as UTF-8. If it is too large or not valid text, reports the line and returns null. */
export function readText(root: string, file: string, diagnostics: Diagnostic[]): string | null {
  const bytes = readFileSync(path.join(root, file));
  if (bytes.length > maxFileBytes) {
    const size = (bytes.length / 1024 / 1024).toFixed(1);
    diagnostics.push({
      severity: 'error',
      rule: 'file-too-large',
      file,
      position: { line: 1, column: 1 },
      message: `The file is ${size} MB. Expected at most 2 MB; split the page.`,
    });
    return null;
  }
  const text = decode(bytes);
  if (text !== null && !text.includes('\0')) return text;
  diagnostics.push({
    severity: 'error',
    rule: 'file-encoding',
    file,
    position: findInvalidByte(bytes),
    message: 'The file contains bytes that are not valid UTF-8. Expected UTF-8; save the file in that encoding.',
  });
  return null;
}

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function findInvalidByte(bytes: Buffer): SourcePosition {
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(10); ; end = bytes.indexOf(10, end + 1)) {
    const slice = bytes.subarray(start, end === -1 ? undefined : end);
    const text = slice.toString('utf8');
    if (text.includes('\0') || !Buffer.from(text).equals(slice)) return { line, column: text.search(/[\0\uFFFD]/) + 1 };
    if (end === -1) return { line, column: 1 };
    start = end + 1;
    line += 1;
  }
}
