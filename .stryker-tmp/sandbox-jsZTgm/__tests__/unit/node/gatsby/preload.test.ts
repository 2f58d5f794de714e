import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Stands in for Gatsby's: notes each run, and fails when a source says so. */
const compiler = `
const { appendFileSync, mkdirSync, readFileSync, rmSync } = require('node:fs');
exports.compileGatsbyFiles = async (root) => {
  rmSync(root + '/.cache/compiled', { recursive: true, force: true });
  mkdirSync(root + '/.cache/compiled', { recursive: true });
  appendFileSync(root + '/runs', '.');
  if (readFileSync(root + '/gatsby-node.ts', 'utf8').includes('broken')) throw new Error('does not compile');
};
`;
const compilerFile = 'gatsby/dist/utils/parcel/compile-gatsby-files.js';

describe('compiling the files of Gatsby', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'preload '));
    write(compilerFile, compiler);
    write('gatsby-node.ts', 'export {};');
    write('node/base/step.ts', 'export const step = 1;');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(file: string, text: string): void {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }

  /** How often it was compiled in all. */
  function build(): number {
    const module = JSON.stringify(path.join(root, compilerFile.replace(/\.js$/, '')));
    const code = `require(${module}).compileGatsbyFiles(${JSON.stringify(root)}).catch(() => process.exit(1))`;
    try {
      execFileSync(process.execPath, ['--require', path.resolve('node/gatsby/preload.cjs'), '--eval', code], {
        cwd: root,
      });
    } catch {
      // A build that fails; what it leaves is looked at.
    }
    return readFileSync(path.join(root, 'runs'), 'utf8').length;
  }

  it('happens again only when a source has changed', () => {
    expect(build()).toBe(1);
    expect(build()).toBe(1);
    write('content/docs/page.mdx', '# Page');
    write('src/components/link/link.css', 'a {}');
    expect(build()).toBe(1);
    write('node/base/step.ts', 'export const step = 2;');
    expect(build()).toBe(2);
    write('src/shared/settings.json', '{}');
    expect(build()).toBe(3);
    expect(build()).toBe(3);
  });

  it('happens again after it failed, and when what it made is gone', () => {
    write('gatsby-node.ts', 'broken');
    expect(build()).toBe(1);
    expect(build()).toBe(2);
    write('gatsby-node.ts', 'export {};');
    expect(build()).toBe(3);
    rmSync(path.join(root, '.cache'), { recursive: true });
    expect(build()).toBe(4);
  });
});
