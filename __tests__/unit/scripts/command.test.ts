import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command as in CI, where nobody can answer. */
const run = (script: string, ...parameters: string[]): Ended => runIn('.', script, ...parameters);

function runIn(cwd: string, script: string, ...parameters: string[]): Ended {
  const file = path.resolve('scripts', `${script}.mjs`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...parameters], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { status, stdout, stderr };
}

describe('a command', () => {
  it.each([
    ['new-content', 'term definition [page]'],
    ['../packages/move/move', '`npm run move -- /docs/a /docs/b/c`'],
    ['../packages/import-docusaurus/import', '--dry-run'],
    ['check-content', '--changed [BASE]'],
    ['serve', 'PORT (9000)'],
    ['../packages/changed/changed', '--shots N'],
    ['../packages/report/report', '--searches'],
    ['../packages/mcp/mcp', '--port 9001'],
  ])('%s explains itself on one screen when asked for help', (script, part) => {
    for (const option of ['--help', '-h']) {
      const { status, stdout, stderr } = run(script, option);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toContain(part);
      expect(stdout.split('\n').length).toBeLessThan(25);
      expect(stdout).not.toMatch(/^ ?\*|\*\//m);
    }
  });

  it.each([
    ['../packages/move/move', ['move', '--dry'], "Unknown option '--dry'. Expected --dry-run or --help.\n"],
    ['../packages/import-docusaurus/import', ['--version'], '--version has no value. Expected one behind it.\n'],
    ['../packages/import-docusaurus/import', ['--force=1'], '--force has a value. Expected none.\n'],
    ['serve', ['build'], "Unknown option 'build'. Expected --dir, --h2 or --help.\n"],
    [
      'check-content',
      ['-q'],
      "Unknown option '-q'. Expected --changed, --drafts, --external, --watch, --format or --help.\n",
    ],
    ['../packages/changed/changed', ['--shot=3'], "Unknown option '--shot'. Expected --shots or --help.\n"],
  ])('%s names in a line what it does not know: %j', (script, parameters, line) => {
    const status = script === 'check-content' ? 2 : 1;
    expect(run(script, ...parameters)).toEqual({ status, stdout: '', stderr: line });
  });

  it('that creates content lists what it needs where nobody can be asked', () => {
    const { status, stderr } = run('new-content');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^There is no terminal to ask in\. Expected arguments, the first one of: page, /);
    expect(stderr).toContain('  page      folder title description\n');
    expect(run('new-content', 'page', '--draft').stderr).toBe("Unknown option '--draft'. Expected --help, or texts.\n");
  });
});

describe('a folder in which no site can be built', () => {
  it.each([
    ['c#d & e%20f', '#', 'c#d & e%20f'],
    ['+q?{x,y}!', '?', '+q?{x,y}!'],
    ['a{b', '{', 'a{b'],
    ["John's", "'", "John's"],
    ['zero\u200bwidth', 'U+200B', 'zeroU+200Bwidth'],
    ['two\nlines', 'U+000A', 'twoU+000Alines'],
  ])('is named in the first line, with the sign and what to rename: %j', (name, sign, shown) => {
    const base = mkdtempSync(path.join(tmpdir(), 'folder-'));
    const folder = path.join(base, name, 'site');
    mkdirSync(folder, { recursive: true });
    const line = `No site can be built in a folder with ${sign} in its path, which the tools of a build read as something else. Expected another name: rename "${shown}".\n`;
    for (const script of ['gatsby', 'start', 'check-content', '../packages/move/move', 'serve']) {
      const { status, stdout, stderr } = runIn(folder, script);
      expect([script, status, stdout, stderr]).toEqual([script, 1, '', line]);
    }
    rmSync(base, { recursive: true });
  });

  it('has none of the signs that a build can do', () => {
    const base = mkdtempSync(path.join(tmpdir(), 'folder-'));
    const folder = path.join(base, 'docs %20 + & , ü 文档');
    mkdirSync(folder);
    expect(runIn(folder, 'serve').stderr).toContain('contains no finished build');
    rmSync(base, { recursive: true });
  });
});
