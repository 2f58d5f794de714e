import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Stands in for Gatsby's, which must not run. */
const compiler = `
exports.compileGatsbyFiles = async () => {
  throw new Error('Parcel runs.');
};
`;
const compilerFile = 'gatsby/dist/utils/parcel/compile-gatsby-files.js';

describe('compiling the files of Gatsby', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'preload '));
    write(compilerFile, compiler);
    write('gatsby-config.ts', "import { title } from './src/title';\nexport default { title };");
    write('gatsby-node.ts', 'export const onPreInit = (): string => "site";');
    write('gatsby-browser.ts', 'export const isCompiled: boolean = false;');
    write('src/title.ts', 'export const title: string = "Site";');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(file: string, text: string): void {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }

  function run(code: string): string {
    const preload = path.resolve('node/gatsby/preload.cjs');
    return execFileSync(process.execPath, ['--require', preload, '--eval', code], { cwd: root, encoding: 'utf8' });
  }

  /** Compiles, then returns what a compiled file has to say. */
  function compile(expression: string): string {
    const module = JSON.stringify(path.join(root, compilerFile.replace(/\.js$/, '')));
    const out = JSON.stringify(`${path.join(root, '.cache/compiled')}/`);
    return run(
      `require(${module}).compileGatsbyFiles(${JSON.stringify(root)}).then(() => {
        const compiled = (name) => require(${out} + name);
        process.stdout.write(String(${expression}));
      })`,
    );
  }

  it('happens when they are required, with what they import', () => {
    expect(compile(`compiled('gatsby-config.js').default.title + compiled('gatsby-node.js').onPreInit()`)).toBe(
      'Sitesite',
    );
    expect(existsSync(path.join(root, '.cache/compiled/gatsby-browser.js'))).toBe(false);
  });

  it('includes those of plugins, and no folder that is none', () => {
    write('plugins/one/gatsby-node.ts', 'export const name: string = "one";');
    write('plugins/none/readme.md', 'None.');
    expect(compile(`compiled('plugins/one/gatsby-node.js').name`)).toBe('one');
    expect(existsSync(path.join(root, '.cache/compiled/plugins/none'))).toBe(false);
  });

  it('sees a change, and a file that is gone', () => {
    compile(`''`);
    write('src/title.ts', 'export const title: string = "Other";');
    rmSync(path.join(root, 'gatsby-node.ts'));
    expect(compile(`compiled('gatsby-config.js').default.title`)).toBe('Other');
    expect(existsSync(path.join(root, '.cache/compiled/gatsby-node.js'))).toBe(false);
  });

  it('names the file and the line of what does not compile', () => {
    write('src/title.ts', 'export const title = ;');
    expect(() => compile(`compiled('gatsby-config.js')`)).toThrow(/src\/title\.ts:1:1\][^]*export const title = ;/);
  });

  it('takes the place of the function that Gatsby calls', () => {
    const { compileGatsbyFiles } = createRequire(__filename)('gatsby/dist/utils/parcel/compile-gatsby-files') as {
      compileGatsbyFiles: unknown;
    };
    expect(typeof compileGatsbyFiles).toBe('function');
    const caller = readFileSync(createRequire(__filename).resolve('gatsby/dist/services/initialize'), 'utf8');
    expect(caller).toMatch(/require\("\.\.\/utils\/parcel\/compile-gatsby-files"\)[^]*\.compileGatsbyFiles\)\(/);
  });
});

it('sets only flags that V8 knows', () => {
  const preload = path.resolve('node/gatsby/preload.cjs');
  const { stderr } = spawnSync(process.execPath, ['--require', preload, '--eval', ''], { encoding: 'utf8' });
  expect(stderr).toBe('');
});
