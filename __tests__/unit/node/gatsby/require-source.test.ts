import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createProject } from '../support/project';

const hook = path.resolve('node/gatsby/require-source.cjs');

/** Loads a file of a site in another folder than the engine, and prints what it exports. */
function load(files: Readonly<Record<string, string>>, file: string): { stdout: string; stderr: string } {
  const { root, write, remove } = createProject();
  write(files);
  const script = `const { requireSource } = require(${JSON.stringify(hook)});
console.log(JSON.stringify(requireSource(require('node:path').resolve(${JSON.stringify(file)}))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--eval', script], { cwd: root, encoding: 'utf8' });
  remove();
  return { stdout, stderr };
}

describe('requireSource', () => {
  it('finds what a site defines, wherever the engine is', () => {
    const files = {
      'site/site.ts': "export const site: { name: string } = { name: 'Acme' };\n",
      'asks.ts': "export { site } from 'site/site';\n",
    };
    expect(load(files, 'asks.ts')).toEqual({ stdout: '{"site":{"name":"Acme"}}\n', stderr: '' });
  });

  it('compiles sources of the site, and of no package in it', () => {
    const source = 'export const one: number = 1;\n';
    expect(load({ 'one.ts': source }, 'one.ts').stdout).toBe('{"one":1}\n');
    const { stdout, stderr } = load({ 'node_modules/other/one.ts': source }, 'node_modules/other/one.ts');
    expect(stdout).toBe('');
    expect(stderr).not.toBe('');
  });
});
