import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fault } from '../../../../plugins/gatsby-plugin-content-check/src/fault';
import { runCheck } from '../../../../plugins/gatsby-plugin-content-check/src/run-check';

const fault: Fault = { severity: 'error', rule: 'r', file: 'a.mdx', message: 'm' };
const ended = 'The content check has ended. Restart the server to have it again.';

/** What a check reports whose script is this one. */
function check(script: string): Promise<{ lists: (readonly Fault[])[]; problems: string[] }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
  const file = path.join(folder, 'check.mjs');
  writeFileSync(file, script);
  const lists: (readonly Fault[])[] = [];
  const problems: string[] = [];
  return new Promise((resolve) => {
    runCheck([file, 'parameter'], {
      onFaults: (faults) => lists.push(faults),
      onProblem: (message) => {
        problems.push(message);
        if (message !== ended) return;
        rmSync(folder, { recursive: true });
        // The streams may end after the process.
        setTimeout(() => resolve({ lists, problems }), 50);
      },
    });
  });
}

describe('the process of the check', () => {
  it('hands on each list that it prints', async () => {
    const print = (faults: readonly Fault[]): string =>
      `console.log(${JSON.stringify(JSON.stringify({ diagnostics: faults }))});`;
    expect(await check(`${print([fault])}${print([])}`)).toEqual({ lists: [[fault], []], problems: [ended] });
  });

  it('is started again when it asks for it, and has not ended then', async () => {
    const { problems } = await check(`
      import { existsSync, writeFileSync } from 'node:fs';
      const mark = process.argv[1] + '.started';
      if (existsSync(mark)) console.log('second');
      else {
        writeFileSync(mark, '');
        setInterval(() => undefined, 1000);
        process.send('restart');
      }`);
    expect(problems.sort()).toEqual([ended, 'second'].sort());
  });

  it('hands on what else it prints, and that it ended', async () => {
    const { lists, problems } = await check(
      'console.log(process.argv[2]); console.error("no content"); process.exit(3);',
    );
    expect(lists).toEqual([]);
    expect(problems.sort()).toEqual([ended, 'no content', 'parameter'].sort());
  });
});
