import { mkdirSync, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { writeWithFolder } from './engine';
import type { Plan } from './plan';

/** Carries out a plan: renames, then removals, then texts. Folders that become empty go. */
export function applyPlan(root: string, { renames, removals, texts }: Plan): void {
  for (const [from, to] of renames) {
    mkdirSync(path.dirname(path.join(root, to)), { recursive: true });
    renameSync(path.join(root, from), path.join(root, to));
  }
  for (const file of removals) rmSync(path.join(root, file));
  for (const [file, text] of texts) writeWithFolder(path.join(root, file), text);
  for (const file of [...renames.keys(), ...removals]) removeEmptyFolders(path.dirname(path.join(root, file)));
}

function removeEmptyFolders(folder: string): void {
  try {
    if (readdirSync(folder).length > 0) return;
    rmdirSync(folder);
  } catch {
    // An earlier file of the same folder has removed it.
  }
  if (path.basename(folder) !== 'content') removeEmptyFolders(path.dirname(folder));
}

/** Returns the plan for people, a line for each file, redirect and mention. */
export function describePlan({ renames, removals, texts, redirects, mentions }: Plan): string {
  const renamed = new Set(renames.values());
  const lines = [
    ...[...renames].map(([from, to]) => `move     ${from} → ${to}`),
    ...removals.map((file) => `remove   ${file}`),
    ...[...texts.keys()].filter((file) => !renamed.has(file)).map((file) => `rewrite  ${file}`),
    ...[...redirects].map(([from, to]) => `redirect ${from} → ${to}`),
    ...mentions.map((place) => `mention  ${place} names an old path; change it by hand`),
  ];
  return `${lines.join('\n')}\n`;
}
