import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileOfPackage } from '../base/roots.cjs';
import type { Diagnostic } from '../../src/shared/content-tree';

/** Files with text that readers get. */
const spelledFiles = ['content/**/*.mdx', 'content/**/*.md', 'content/**/*.yml'];

const cspell = fileOfPackage('cspell', 'bin.mjs');
const options = ['lint', '--no-progress', '--no-summary', '--no-color', '--no-must-find-files'];
const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/cspell'];
/**
 * `file:line:column - Unknown word (word)`, and perhaps `fix: (…)`.
 * @reach cspell: its command is `bin.mjs`, which prints a fault so; the check throws: `content/spelling.test.ts`
 */
const report = /^(.+?):(\d+):(\d+) - (.+)$/;

/**
 * Runs cspell in a process of its own, with `cspell.config.yaml`: American English, and the words of `words.txt`.
 * @param files content files to look at; all, with the cache, by default. A file that changes while cspell runs would be
 *   cached with the result of its earlier text
 */
export async function findSpellingFaults(files?: readonly string[]): Promise<Diagnostic[]> {
  const { stdout, stderr, code } = await run([cspell, ...options, ...(files ?? [...cache, ...spelledFiles])]);
  // 1 means misspelled words.
  if (code !== 0 && code !== 1) throw new Error(`cspell did not run: ${stderr || stdout}`);
  const found = stdout.split('\n').flatMap((line): Diagnostic[] => {
    const [, file, row, column, message] = report.exec(line) ?? [];
    if (file === undefined || message === undefined) return [];
    const name = path.relative(path.resolve('.'), path.resolve(file)).split(path.sep).join('/');
    return [
      {
        severity: 'warning',
        rule: 'spelling',
        file: name,
        position: { line: Number(row), column: Number(column) },
        message: `${message}. Expected a known word; names and terms stand in content/data/words.txt.`,
      },
    ];
  });
  if (code === 1 && found.length === 0) throw new Error(`cspell did not run: ${stderr || stdout}`);
  return found;
}

function run(args: readonly string[]): Promise<{ stdout: string; stderr: string; code: number | null }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { maxBuffer: 2 ** 26 }, (_error, stdout, stderr) =>
      resolve({ stdout, stderr, code: child.exitCode }),
    );
  });
}
