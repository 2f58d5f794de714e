import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeSchemas, schemaFolder } from '../../../../node/edit/editor-schemas';
import { parseFrontMatter } from '../../../../node/content/read-front-matter';
import { componentNames } from '../../../../node/compile/source/scope';
import { compile } from '../compile/support/compile';

const schemas = describeSchemas();

/** A file of the editor's settings. */
const readSettings = (name: string): unknown => JSON.parse(readFileSync(path.join('.vscode', name), 'utf8'));

describe('the schemas of the editor', () => {
  it('are those of the code: `npm run schemas` writes them', () => {
    expect(readdirSync(schemaFolder).sort()).toEqual([...schemas.keys()].sort());
    for (const [name, text] of schemas) expect(readFileSync(path.join(schemaFolder, name), 'utf8')).toBe(text);
  });
});

describe('the snippets of the editor', () => {
  const snippets = Object.entries(readSettings('content.code-snippets') as Record<string, { body: string[] }>);
  /** What is inserted when nothing is changed: the first choice, the default text. */
  const insert = (body: readonly string[]): string =>
    body
      .join('\n')
      .replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
      .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1')
      .replaceAll('$0', '')
      .replaceAll(/\\([{}])/g, '$1');

  it('are there for every component', () => {
    const all = snippets.map(([, { body }]) => body.join('\n')).join('\n');
    expect([...componentNames].filter((name) => !all.includes(`<${name}`))).toEqual([]);
  });

  it.each(snippets)('insert %s without a fault', async (_, { body }) => {
    const text = insert(body);
    expect(text).not.toContain('${');
    expect((await compile(text.replace(/^---\n[^]*?\n---\n/, ''))).diagnostics).toEqual([]);
    expect(parseFrontMatter(text, 'content/docs/a.mdx').diagnostics).toEqual([]);
  });
});
