/** What installed packages do that nobody would notice otherwise: rows of `docs/reaches.md` name this file. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { findNameFault } from '../../../node/content/check-files';
import { storageKeys } from '../../../src/shared/constants';
import { createProject } from '../node/support/project';

const source = (file: string): string => readFileSync(path.join('node_modules', file), 'utf8');

describe('gatsby', () => {
  it('opens an editor at the address that both buttons ask for', () => {
    const asked = ['src/components/doc/EditorLink.tsx', 'plugins/gatsby-plugin-content-check/src/Panel.tsx'].map(
      (file) => /\/__[\w-]+(?=\?)/.exec(readFileSync(file, 'utf8'))?.[0] ?? 'none',
    );
    const server = source('gatsby/dist/utils/start-server.js');
    for (const address of asked) expect(server).toContain(`app.get(\`${address}\``);
    expect(server).toMatch(/req\.query\.fileName[^]*req\.query\.lineNumber/);
  });

  it('forgets the hash of plugins, and nodes, at the actions that clear its caches', () => {
    const { statusReducer } = jest.requireActual<{
      statusReducer: (state: object | undefined, action: object) => { PLUGINS_HASH: string };
    }>('gatsby/dist/redux/reducers/status');
    const known = statusReducer(undefined, { type: 'UPDATE_PLUGINS_HASH', payload: 'hash' });
    expect(known.PLUGINS_HASH).toBe('hash');
    expect(statusReducer(known, { type: 'DELETE_CACHE' }).PLUGINS_HASH).toBe('');
    expect(source('gatsby/dist/datastore/lmdb/lmdb-datastore.js')).toContain('case `DELETE_CACHE`:');
  });

  it('clears its cache between the hooks around it', () => {
    const steps = /apiRunnerNode\S*\)\(`onPreInit`[^]*type: `DELETE_CACHE`[^]*apiRunnerNode\S*\)\(`onPreBootstrap`/;
    expect(source('gatsby/dist/services/initialize.js')).toMatch(steps);
  });

  it('needs a home that it can read', () => {
    const read = (home: string): number | null =>
      spawnSync(process.execPath, ['--eval', "require('gatsby-core-utils').getConfigStore().get('a')"], {
        env: { PATH: process.env.PATH, HOME: home },
      }).status;
    expect(read(path.resolve('package.json'))).not.toBe(0);
    expect(read(createProject().root)).toBe(0);
  });
});

describe('what reads the content folder', () => {
  it.each(['a.mdx~', '.a.mdx.swp', 'a.subl1.tmp', 'node_modules', 'bower_components'])('leaves out %s', (name) => {
    const plugin = source('gatsby-source-filesystem/gatsby-node.js');
    const [, hidden = ''] = /DOT_RE = \/(.+)\/;/.exec(source('chokidar/lib/constants.js')) ?? [];
    expect(new RegExp(hidden).test(name) || plugin.includes(`\`**/${name}\``)).toBe(true);
    expect(findNameFault(`docs/${name}`)).not.toBeNull();
  });

  it('gatsby-plugin-mdx: reads front matter as YAML only', () => {
    const { parseFrontmatter } = jest.requireActual<{
      parseFrontmatter: (key: string, text: string) => { frontmatter: object };
    }>('gatsby-plugin-mdx/dist/frontmatter');
    expect(parseFrontmatter('a', '---js\n{ a: 1 }\n---\n').frontmatter).toEqual({});
    expect(() => parseFrontmatter('b', '---\na: [\n---\n')).toThrow('unexpected end of the stream');
  });
});

describe('docsearch', () => {
  it('stores conversations under the same key, with the same parts', () => {
    const folder = 'node_modules/@docsearch/react/dist/esm';
    const all = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const text = all.join('\n');
    expect(text).toContain(`key: \`${storageKeys.conversations}\${`);
    const [, parts = ''] = /buildDummyAskAiHit = \([^]*?return \{([^]*?)type:/.exec(text) ?? [];
    expect(parts.match(/(?<=^\s*)\w+(?=[:,])/gm)).toEqual(['query', 'objectID', 'chatId', 'messages']);
  });

  it('has the variables and classes that our sheet sets', () => {
    const own = readFileSync('src/search/docsearch/docsearch.css', 'utf8');
    const theirs = ['_variables', 'modal'].map((name) => source(`@docsearch/css/dist/${name}.css`)).join();
    const used = [...own.matchAll(/--docsearch-[\w-]+(?=:)|\.DocSearch[\w-]*/g)].map(([name]) => name);
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((name) => !theirs.includes(name))).toEqual([]);
  });
});

describe('a folder that is refused', () => {
  it.each(['?', '!'])('is one in which Rspack cannot build: %s', async (sign) => {
    const { root, write, remove } = createProject();
    const folder = `a${sign}b`;
    write({ [`${folder}/index.js`]: 'import "./other.js";', [`${folder}/other.js`]: 'export default 1;' });
    const context = path.join(root, folder);
    const failed = await new Promise<boolean>((resolve) => {
      rspack({ context, entry: path.join(context, 'index.js'), output: { path: root } }, (error, stats) =>
        resolve(error !== null || stats?.hasErrors() !== false),
      );
    });
    remove();
    expect(failed).toBe(true);
  });
});
