import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fault } from '../../../../plugins/gatsby-plugin-content-check/src/fault';
import { FaultStream } from '../../../../plugins/gatsby-plugin-content-check/src/fault-stream';
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

  it('hands on what else it prints, and that it ended', async () => {
    const { lists, problems } = await check(
      'console.log(process.argv[2]); console.error("no content"); process.exit(3);',
    );
    expect(lists).toEqual([]);
    expect(problems.sort()).toEqual([ended, 'no content', 'parameter'].sort());
  });
});

describe('a page that listens', () => {
  it('gets the list at once, and each later one', async () => {
    const stream = new FaultStream();
    const server = createServer((_, response) => stream.add(response)).listen(0);
    const { port } = server.address() as AddressInfo;
    stream.send([fault]);
    const { body, headers } = await fetch(`http://localhost:${port}`);
    expect(headers.get('content-type')).toBe('text/event-stream');
    const reader = body?.getReader();
    const next = async (): Promise<string> => Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(await next()).toBe(`data: ${JSON.stringify([fault])}\n\n`);
    stream.send([]);
    expect(await next()).toBe('data: []\n\n');
    await reader?.cancel();
    server.closeAllConnections();
    server.close();
  });
});
