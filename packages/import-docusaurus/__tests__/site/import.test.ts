import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FixtureSite, page } from '../../../../__tests__/site/support/fixture-site';

jest.setTimeout(120_000);

let site: FixtureSite;
let theirs: string;
beforeAll(() => {
  site = new FixtureSite({});
  theirs = mkdtempSync(path.join(tmpdir(), 'docusaurus-'));
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(theirs, name)), { recursive: true });
    writeFileSync(path.join(theirs, name), text);
  };
  write(
    'docusaurus.config.js',
    "module.exports = { presets: [['classic', { docs: { sidebarPath: './sidebars.js', routeBasePath: '/' } }]] };\n",
  );
  write('sidebars.js', "module.exports = { docs: ['intro', { Usage: ['cli/add', 'tools'] }] };\n");
  write('docs/intro.md', page('Intro', 'See [add](cli/add.md) and [tools](/tools#more).'));
  write(
    'docs/cli/add.md',
    page('Add', "import Box from '@site/src/Box';\n\n<Box.Item>In it</Box.Item>\n\n[Back](intro.md)"),
  );
  write('docs/tools.md', page('Tools', '## More {/* #more */}\n\n![Logo](../static/logo.svg)\n\n[Add](./cli/add.md)'));
  write('src/Box.js', 'export default { Item: ({ children }) => <b>{children}</b> };\n');
  write('static/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
});
afterAll(() => {
  site.dispose();
  rmSync(theirs, { recursive: true, force: true });
});

it('an import shows what it would do, does it once, and leaves files that differ alone', async () => {
  const shown = await site.runScript('../packages/import-docusaurus/import.mjs', theirs, '--dry-run');
  expect(shown).toMatchObject({ code: 0 });
  expect(shown.output).toContain('write    content/docs/usage/add.md');
  expect(shown.output).toContain('3 pages from docs to content/docs');
  expect(site.exists('content/docs')).toBe(false);

  expect(await site.runScript('../packages/import-docusaurus/import.mjs', theirs)).toMatchObject({ code: 0 });
  // With its own settings, which the import has changed. What is left is about the writing.
  const { output } = await site.checkContent();
  expect(output.match(/^.* (?:broken-\w+|unknown-\w+|unsupported-\w+|failed-\w+|landing-page): .*$/gm)).toBeNull();
  expect(output).toContain('Content: ');

  site.write({ 'content/docs/intro.md': 'Mine' });
  const refused = await site.runScript('../packages/import-docusaurus/import.mjs', theirs);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('Expected an empty content folder, or --force.\ncontent/docs/intro.md');
  expect(site.read('content/docs/intro.md')).toBe('Mine');
  expect(await site.runScript('../packages/import-docusaurus/import.mjs', theirs, '--force')).toMatchObject({
    code: 0,
  });
  expect(site.read('content/docs/intro.md')).toContain('[add](usage/add.md)');
});

it('an import of anything else ends with 1 and what it expects', async () => {
  expect(await site.runScript('../packages/import-docusaurus/import.mjs')).toMatchObject({
    code: 1,
    output: 'Expected the folder of a Docusaurus site: npm run import -- ../their-site.\n',
  });
  const none = await site.runScript('../packages/import-docusaurus/import.mjs', site.root);
  expect(none).toMatchObject({ code: 1 });
  expect(none.output).toContain('has no docusaurus.config.js or .ts');
});
