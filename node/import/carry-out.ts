import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { redirectsFile } from '../content/data/redirects';
import { writeWithFolder } from '../base/write-file';
import { siteFile } from '../../src/shared/site-definition';
import type { ImportPlan } from './plan-import';

/** Files of this site that an import adds to; what they had stays. */
const extended = new Set<string>([redirectsFile, siteFile]);

/** Returns the files that exist with other content and that the plan would overwrite. */
export function findConflicts(root: string, { copies, texts }: ImportPlan): string[] {
  const differs = (target: string, content: () => Buffer): boolean => {
    const file = path.join(root, target);
    return existsSync(file) && !readFileSync(file).equals(content());
  };
  return [
    ...[...copies].flatMap(([target, source]) => (differs(target, () => readFileSync(source)) ? [target] : [])),
    ...[...texts].flatMap(([target, text]) =>
      !extended.has(target) && differs(target, () => Buffer.from(text)) ? [target] : [],
    ),
  ].sort();
}

/** Writes all files of a plan. */
export function carryOut(root: string, { copies, texts }: ImportPlan): void {
  for (const [target, source] of copies) {
    const file = path.join(root, target);
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(source, file);
  }
  for (const [target, text] of texts) writeWithFolder(path.join(root, target), text);
}

/** Returns what the plan does, for people. `verbose` lists every file. */
export function describeImport({ copies, texts, changed, byHand }: ImportPlan, verbose: boolean): string {
  const files = [...copies.keys()].map((file) => `copy     ${file}`);
  const written = [...texts.keys()].map((file) => `write    ${file}`);
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', title, ...lines.map((line) => `- ${line}`)];
  return [
    ...(verbose ? [...files, ...written] : []),
    ...section('Imported', changed),
    ...section('Needs a hand', byHand),
    '',
  ].join('\n');
}
