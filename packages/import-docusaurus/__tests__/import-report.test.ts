import { formatReport, reportImport } from '../src/import-report';
import type { ImportPlan } from '../src/plan-import';

const plan: ImportPlan = {
  copies: new Map(),
  texts: new Map(),
  removals: [],
  changed: ['5 pages from docs to content/docs.'],
  byHand: [
    'The blog: this site has a changelog instead (content/docs/changelog).',
    ...['a', 'b', 'c', 'd'].map((name) => `docs/${name}.mdx: "./${name}" does not exist.`),
    'content/docs/e.mdx:7: Unexpected character. "format: md" in its front matter reads it as CommonMark.',
    'content/docs/f.mdx:2: "draft": Invalid input.',
    'Packages that components import: npm install clsx',
  ],
  install: ['clsx'],
};

it('groups faults by kind, with their number and the first three, the most frequent first', () => {
  expect(reportImport(plan)).toEqual({
    imported: ['5 pages from docs to content/docs.'],
    faults: [
      {
        kind: 'Imports of files that do not exist there either',
        count: 4,
        examples: [
          'docs/a.mdx: "./a" does not exist.',
          'docs/b.mdx: "./b" does not exist.',
          'docs/c.mdx: "./c" does not exist.',
        ],
      },
      { kind: 'Pages that MDX cannot read', count: 1, examples: [expect.stringContaining('e.mdx:7')] },
      {
        kind: 'Front matter that cannot be read as it is written',
        count: 1,
        examples: [expect.stringContaining('f.mdx:2')],
      },
    ],
    notTaken: ['The blog: this site has a changelog instead (content/docs/changelog).'],
    install: ['clsx'],
    next: ['npm install clsx', 'npm run check', 'npm run build'],
  });
});

it('says to people what is left, what to install, and ends with the next command', () => {
  const lines = formatReport(reportImport(plan)).split('\n');
  expect(lines).toContain('- Imports of files that do not exist there either: 4');
  expect(lines).toContain('    and 1 more');
  expect(lines.slice(-3)).toEqual(['  npm run check', '  npm run build', '']);
});
