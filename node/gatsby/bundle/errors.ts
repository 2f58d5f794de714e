import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { StatsError } from '@rspack/core';
import { isFile } from '../../base/is-file';

/** An error in the form in which Gatsby reports those of webpack. */
interface GatsbyFault {
  message: string;
  file?: string;
  loc?: { start: { line: number; column: number } };
}

/** Where an excerpt of the code begins in the text of an error. */
const excerpt = /^ *╭─\[(\d+):(\d+)\]$/m;

/** Returns Rspack's errors with the file and line that they are about. */
export function describeErrors(
  errors: readonly Pick<StatsError, 'message' | 'moduleIdentifier' | 'file'>[],
): GatsbyFault[] {
  return errors.map(({ message, moduleIdentifier, file = moduleIdentifier?.split(/[!|]/).at(-1)?.split('?')[0] }) => {
    const text = stripVTControlCharacters(message).replace(/^ *× /, '');
    const [frame, line, column] = excerpt.exec(text) ?? [];
    if (file === undefined || !isFile(path.resolve(file))) return { message: text };
    if (frame === undefined) return { message: text, file };
    if (/^Module build failed/.test(text)) return { message: text, file, loc: startAt(Number(line), Number(column)) };
    const shown = new RegExp(`^ *${line} │ (.*)$`, 'm').exec(text)?.[1] ?? '';
    const found = lineOf(shown, file);
    return {
      message: text.slice(0, text.indexOf(frame)).trimEnd(),
      file,
      ...(found === null ? {} : { loc: startAt(found, Number(column)) }),
    };
  });
}

function startAt(line: number, column: number): { start: { line: number; column: number } } {
  return { start: { line, column } };
}

/** Returns the line of a file with this code: Rspack shows what swc has made of the file, whose lines are others. */
function lineOf(code: string, file: string): number | null {
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.trim() === code.trim());
  return index < 0 ? null : index + 1;
}
