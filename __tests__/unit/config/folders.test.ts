import { execFileSync } from 'node:child_process';

/**
 * Lints texts as if they stood in the given files, with the configuration of the project, and returns which of the rules
 * each breaks. None of these needs types, which take half a minute to compute. Runs in a process of its own: ESLint loads
 * ES modules.
 */
function lint(rules: readonly string[], cases: readonly { file: string; text: string }[]): string[][] {
  const program = `
    import { ESLint } from 'eslint';
    const rules = ${JSON.stringify(rules)};
    const eslint = new ESLint({
      ruleFilter: ({ ruleId }) => rules.includes(ruleId),
      overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
    });
    const results = [];
    for (const { file, text } of ${JSON.stringify(cases)}) {
      const [result] = await eslint.lintText(text, { filePath: file });
      results.push(result.messages.map(({ ruleId, message }) => ruleId ?? message));
    }
    console.log(JSON.stringify(results));
  `;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  return JSON.parse(output) as string[][];
}

const zones = 'import-x/no-restricted-paths';

const forbidden = [
  { file: 'src/shared/paths.ts', imports: '../../node/base/digest', rule: zones },
  { file: 'src/shared/paths.ts', imports: 'node:fs', rule: 'import-x/no-nodejs-modules' },
  { file: 'src/browser/storage.ts', imports: '../navigation/hydrate', rule: zones },
  { file: 'src/navigation/hydrate.tsx', imports: '../components/link/SiteLink', rule: zones },
  { file: 'src/components/layout/Main.tsx', imports: '../../search/SearchHost', rule: zones },
  { file: 'src/search/host.ts', imports: '../templates/doc', rule: zones },
  { file: 'src/templates/doc.tsx', imports: '../document/wrap-page', rule: zones },
  { file: 'node/base/digest.ts', imports: '../../src/navigation/hydrate', rule: zones },
  { file: 'node/base/digest.ts', imports: '../../src/search/engine/text', rule: zones },
  { file: 'gatsby-node.ts', imports: './src/templates/doc', rule: zones },
  { file: 'src/navigation/hydrate.tsx', imports: '../../content/data/measures.yml', rule: zones },
  { file: 'node/base/digest.ts', imports: '../../scripts/serve.mjs', rule: zones },
  { file: 'node/base/digest.ts', imports: 'fs', rule: 'no-restricted-imports' },
  { file: 'node/base/digest.ts', imports: '../content/doc', rule: zones },
  { file: 'node/publish/sitemap.ts', imports: '../gatsby/webpack', rule: zones },
  { file: 'node/gatsby/webpack.ts', imports: '../publish/sitemap', rule: zones },
  { file: 'node/base/digest.ts', imports: '../../site/site', rule: zones },
  { file: 'src/templates/doc.tsx', imports: '../../site/above-text', rule: zones },
  { file: 'node/check/site-rules.ts', imports: '../edit/create-content', rule: zones },
  { file: 'site/home/Home.tsx', imports: '../../node/base/digest', rule: zones },
  { file: 'packages/import-docusaurus/src/plan-docs.ts', imports: '../../../node/base/digest', rule: zones },
  { file: 'node/edit/create-content.ts', imports: '../../packages/import-docusaurus/src/plan-docs', rule: zones },
] as const;

const allowed = [
  { file: 'packages/import-docusaurus/src/engine.ts', imports: '../../../node/base/digest' },
  { file: 'src/shared/site.ts', imports: '../../site/site' },
  { file: 'node/check/site-rules.ts', imports: '../../site/rules' },
  { file: 'src/navigation/hydrate.tsx', imports: '../shared/paths' },
  { file: 'src/templates/doc.tsx', imports: '../navigation/hydrate' },
  { file: 'node/base/digest.ts', imports: '../../src/shared/paths' },
  { file: 'node/base/digest.ts', imports: '../../src/search/providers/index' },
  { file: 'node/base/digest.ts', imports: 'node:fs' },
  { file: 'node/publish/sitemap.ts', imports: '../content/doc' },
  { file: 'node/gatsby/webpack.ts', imports: '../base/digest' },
  { file: 'gatsby-node.ts', imports: './node/base/digest' },
  { file: 'gatsby-browser.tsx', imports: './src/styles/index.css' },
] as const;

describe('folders', () => {
  const results = lint(
    [zones, 'import-x/no-nodejs-modules', 'no-restricted-imports'],
    [...forbidden, ...allowed].map(({ file, imports }) => ({ file, text: `import '${imports}';\n` })),
  );

  it.each(forbidden.map((entry, index) => ({ ...entry, result: results[index] })))(
    '$file may not import $imports',
    ({ rule, result }) => {
      expect(result).toEqual([rule]);
    },
  );

  it.each(allowed.map((entry, index) => ({ ...entry, result: results[forbidden.length + index] })))(
    '$file may import $imports',
    ({ result }) => {
      expect(result).toEqual([]);
    },
  );
});
