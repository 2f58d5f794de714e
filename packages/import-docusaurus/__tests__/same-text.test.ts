import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDocusaurusSite } from '../src/docusaurus-site';
import { placeFiles, planDocs } from '../src/plan-docs';
import { planImport } from '../src/plan-import';
import { useSites } from './support';
import { textsOfPage } from './text-of-page';

const sites = useSites();
const fence = (code: string, language = 'js'): string => `\`\`\`${language}\n${code}\n\`\`\``;

/** Text that looks like what an import changes, in places where it is a sample. */
const samples = [
  "import './a.css';",
  "import styles from './a.module.css';",
  "import B from '/src/b.mdx';\nimport C from './\\_c.mdx';",
  '<!-- a -->\n<https://a.example> <me@a.example>',
  'export const X = () => <b onClick={() => useState(1)}>{x}</b>;',
  '[b](./b.md) ![p](./p.png) /docs/b',
];

const pages: Readonly<Record<string, string>> = {
  'docs/a.css': '.a { color: red }\n',
  'docs/a.module.css': '.a { color: red }\n',
  'docs/b.md': '# B\n',
  'docs/_c.mdx': 'C\n',
  'docs/p.png': 'p',
  'src/b.mdx': 'B\n',
  'docs/fences.mdx': `import './a.css';\n\n# Fences\n\n${samples.map((code) => fence(code)).join('\n\n')}\n`,
  'docs/nested.mdx': `import './a.css';\n\n# Nested\n\n- one\n\n  ${fence(samples[0] ?? '').replaceAll('\n', '\n  ')}\n\n> ${fence(samples[1] ?? '').replaceAll('\n', '\n> ')}\n\n<details>\n\n${fence(samples[3] ?? '', 'html')}\n\n</details>\n\n:::note\n\n~~~~\n${samples[0] ?? ''}\n\`\`\`\n~~~~\n\n:::\n`,
  'docs/inline.mdx': `# Inline\n\nWrite \`import './a.css';\` or \`\` <!-- a --> \` \`\` or \`<https://a.example>\`, over\n\`two\nlines <https://b.example>\`.\n`,
  'docs/broken.mdx': `# Broken\n\nSee <https://a.example>.\n\n${samples.map((code) => fence(code)).join('\n\n')}\n\n> ${fence('<https://c.example>').replaceAll('\n', '\n> ')}\n\n\`<https://d.example>\nx\`\n\n<Box> <!-- b -->\n\nText\n\n</Box>\n`,
  'docs/unreadable.mdx': `# Unreadable\n\n${samples.map((code) => fence(code)).join('\n\n')}\n\n<Box>\n\nSee <https://a.example>.\n`,
  'docs/parts.mdx': `import { useState } from 'react';\nimport B from '/src/b.mdx';\n\nexport const Y = () => { const [a] = useState(0); return <i>{a}</i>; };\n\n# Parts\n\n<Y /> <B />\n\n${fence(samples[4] ?? '', 'jsx')}\n`,
};

/** Texts of each page before and after an import. */
async function compare(root: string): Promise<[string, string[], string[]][]> {
  const site = await readDocusaurusSite(root);
  const plan = planImport(sites.own(), site);
  const all = site.instances.map((instance, index) => planDocs(site, instance, index === 0, []));
  return [...placeFiles(site, all)]
    .filter(([from]) => /\.mdx?$/.test(from))
    .map(([from, to]) => {
      const before = readFileSync(path.join(site.root, from), 'utf8');
      return [from, ...textsOfPage(before, plan.texts.get(to) ?? before, from)];
    });
}

it.each(['samples', 'the site of the fixtures'])(
  'an import changes no text and no code of a page: %s',
  async (name) => {
    const config = { 'docusaurus.config.js': "module.exports = { presets: [['classic', { docs: {} }]] };" };
    const root = sites.write('theirs', { ...config, ...(name === 'samples' ? pages : {}) });
    if (name !== 'samples') cpSync('__tests__/fixtures/docusaurus', root, { recursive: true });
    const compared = await compare(root);
    expect(compared.length).toBeGreaterThan(5);
    for (const [file, before, after] of compared) expect({ file, text: after }).toEqual({ file, text: before });
  },
);
