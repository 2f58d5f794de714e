import { spawnSync } from 'node:child_process';

/** Runs a command as in CI: nobody can answer. */
function run(script: string, ...parameters: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...parameters], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { status, stdout, stderr };
}

describe('a command', () => {
  it.each([
    ['new-content', 'term definition [page]'],
    ['edit-content', '`npm run move -- /docs/a /docs/b/c`'],
    ['import', '--dry-run'],
    ['check-content', '--changed [BASE]'],
    ['serve', 'PORT (9000)'],
    ['changed', '--shots N'],
    ['content-report', '--searches'],
    ['mcp', '--dir'],
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
    ['edit-content', ['move', '--dry'], "Unknown option '--dry'. Expected --dry-run or --help.\n"],
    ['import', ['--version'], '--version has no value. Expected one behind it.\n'],
    ['import', ['--force=1'], '--force has a value. Expected none.\n'],
    ['serve', ['build'], "Unknown option 'build'. Expected --dir, --h2 or --help.\n"],
    [
      'check-content',
      ['-q'],
      "Unknown option '-q'. Expected --changed, --drafts, --external, --watch, --format or --help.\n",
    ],
    ['changed', ['--shot=3'], "Unknown option '--shot'. Expected --shots or --help.\n"],
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
