import type { ImportPlan } from './plan-import';

/** Findings of one kind. */
export interface FindingGroup {
  kind: string;
  count: number;
  /** The first three. */
  examples: readonly string[];
}

/** What an import did and what is left, for people and programs. */
export interface ImportReport {
  imported: readonly string[];
  /** What pages and components lack, by kind. */
  faults: readonly FindingGroup[];
  /** What of the other site is not here, for the owner to decide on. */
  notTaken: readonly string[];
  /** Packages to install. */
  install: readonly string[];
  /** Commands to run next, in their order. */
  next: readonly string[];
}

/** Places that a report names of each kind. */
const examples = 3;

/** `file:line: message` and `file: message`. */
const placed = /^([^\s:"]+\.\w+(?::\d+)?): (.*)$/s;

/** Returns the report of a plan. */
export function reportImport({ changed, byHand, install }: ImportPlan): ImportReport {
  const groups = new Map<string, string[]>();
  const notTaken: string[] = [];
  for (const line of byHand) {
    const [, , message] = placed.exec(line) ?? [];
    if (message !== undefined) {
      const kind = kindOf(message);
      groups.set(kind, [...(groups.get(kind) ?? []), line]);
    } else if (!line.startsWith('Packages that components import')) notTaken.push(line);
  }
  return {
    imported: changed,
    faults: [...groups]
      .map(([kind, lines]) => ({ kind, count: lines.length, examples: lines.slice(0, examples) }))
      .sort((a, b) => b.count - a.count),
    notTaken,
    install,
    next: [...(install.length > 0 ? [`npm install ${install.join(' ')}`] : []), 'npm run check', 'npm run build'],
  };
}

/** Messages that differ only in what they quote are of one kind. */
function kindOf(message: string): string {
  const kinds: readonly [RegExp, string][] = [
    [/ does not exist\.$/, 'Imports of files that do not exist there either'],
    [/ is not available here\.$/, 'Modules of Docusaurus that components import and that are not here'],
    [/It was left there\.$/, 'Files that are not taken over'],
    [/addresses were left as they are\.$/, 'Pages whose addresses could not be changed'],
    [/"format: md" in its front matter/, 'Pages that MDX cannot read'],
    [/Sass is not read here/, 'Style sheets in Sass'],
  ];
  return kinds.find(([pattern]) => pattern.test(message))?.[1] ?? 'Front matter that cannot be read as it is written';
}

/** Returns a report for people. */
export function formatReport({ imported, faults, notTaken, install, next }: ImportReport): string {
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', title, ...lines];
  return [
    ...section(
      'Imported',
      imported.map((line) => `- ${line}`),
    ),
    ...section(
      'Faults: each such page is built and shows what it lacks',
      faults.flatMap(({ kind, count, examples: lines }) => [
        `- ${kind}: ${count}`,
        ...lines.map((line) => `    ${line}`),
        ...(count > lines.length ? [`    and ${count - lines.length} more`] : []),
      ]),
    ),
    ...section(
      'Not taken over: decide what to do about it',
      notTaken.map((line) => `- ${line}`),
    ),
    ...section(
      'To install',
      install.map((name) => `- ${name}`),
    ),
    ...section(
      'Next',
      next.map((command) => `  ${command}`),
    ),
    '',
  ].join('\n');
}
