import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { redirectsFile, siteFile } from './engine';
import { themeFile } from './accent-colours';
import { isUntouched } from './empty-site';
import { formatReport, reportImport } from './import-report';
import { contentFile } from './extend-content';
import type { ImportPlan } from './plan-import';
import { contentOf, removeTarget, writeTarget } from './target-files';
import type { TargetContent } from './target-files';

/** Files of this site that an import adds to; what they had stays. */
const extended = new Set<string>([contentFile, redirectsFile, siteFile, themeFile]);

/** Returns the files that exist with other content, not that of an empty site, and that the plan would overwrite. */
export function findConflicts(root: string, plan: ImportPlan): string[] {
  const differs = ([target, content]: [string, TargetContent]): boolean => {
    const file = path.join(root, target);
    return existsSync(file) && !readFileSync(file).equals(Buffer.from(contentOf(content)));
  };
  return filesOf(plan)
    .filter(([target]) => !extended.has(target) && !isUntouched(root, target))
    .filter(differs)
    .map(([target]) => target)
    .sort();
}

/** Writes all files of a plan. */
export function carryOut(root: string, plan: ImportPlan): void {
  for (const target of plan.removals) removeTarget(root, target);
  for (const [target, content] of filesOf(plan)) writeTarget(root, target, content);
}

function filesOf({ copies, texts }: ImportPlan): [string, TargetContent][] {
  return [
    ...[...copies].map(([target, copyOf]): [string, TargetContent] => [target, { copyOf }]),
    ...[...texts].map(([target, text]): [string, TargetContent] => [target, { text }]),
  ];
}

/** Returns what the plan does, for people. `verbose` lists every file. */
export function describeImport(plan: ImportPlan, verbose: boolean): string {
  const files = [...plan.copies.keys()].map((file) => `copy     ${file}\n`);
  const written = [...plan.texts.keys()].map((file) => `write    ${file}\n`);
  const removed = plan.removals.map((file) => `delete   ${file}\n`);
  return (verbose ? [...files, ...written, ...removed].join('') : '') + formatReport(reportImport(plan));
}
