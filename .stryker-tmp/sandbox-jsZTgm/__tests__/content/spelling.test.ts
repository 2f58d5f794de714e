import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** cspell with the project's words: American English in all that readers get. */
function misspelled(...files: string[]): string[] {
  const command = path.resolve('node_modules/cspell/bin.mjs');
  const options = ['lint', '--no-progress', '--no-summary', '--no-color', '--no-must-find-files'];
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...options, ...files], { encoding: 'utf8' });
  if (status === null || stderr.includes('Error')) throw new Error(`cspell did not run: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

describe('spelling', () => {
  it('of content is right', () => {
    expect(misspelled('content/**/*.mdx', 'content/**/*.md', 'content/**/*.yml')).toEqual([]);
  });

  it('is really looked at', () => {
    expect(misspelled('__tests__/content/support/misspelled.md')).toEqual([expect.stringContaining('mispelled')]);
  });
});
