import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(path.join(tmpdir(), 'run-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a process that runs a script by `runNode` and prints the exit code that it gives. */
function start(script: string) {
  const child = path.join(folder, 'child.mjs');
  writeFileSync(child, script);
  const run = pathToFileURL(path.resolve('scripts/run.mjs')).href;
  const code = `import { runNode } from ${JSON.stringify(run)}; console.log('code', await runNode(${JSON.stringify(child)}));`;
  const outer = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  outer.stdout.on('data', (part: Buffer) => (output += part.toString()));
  const closed = new Promise<string>((resolve) => outer.once('close', () => resolve(output)));
  const printed = new Promise<void>((resolve) => outer.stdout.once('data', () => resolve()));
  return { outer, closed, printed };
}

describe('runNode', () => {
  it.each([0, 3])('gives the exit code of the script: %i', async (code) => {
    const { closed } = start(`process.exitCode = ${code};`);
    expect(await closed).toBe(`code ${code}\n`);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'ends the script by %s when that ends it itself',
    async (signal) => {
      const { outer, closed, printed } = start(`
      process.once('${signal}', () => { console.log('ended'); process.exit(0); });
      setInterval(() => undefined, 1000);
      console.log('runs');`);
      await printed;
      outer.kill(signal);
      expect(await closed).toBe('runs\nended\ncode 0\n');
    },
  );
});
