import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describeExit } from '../../../../node/gatsby/describe-exit.cjs';
import { reportLostWorkers, reportSilentEnd } from '../../../../node/gatsby/early-end';

const mockListeners: { onLost: (code: number | null, signal: string | null) => void }[] = [];
jest.mock('../../../../node/gatsby/worker-pool', () => ({
  listenToWorkers: (listener: (typeof mockListeners)[number]) => mockListeners.push(listener),
}));

describe('describeExit', () => {
  it.each<[number | null, NodeJS.Signals | null, RegExp]>([
    [null, 'SIGKILL', /^was ended by SIGKILL, most often because memory ran out/],
    [null, 'SIGABRT', /memory/],
    [null, 'SIGSEGV', /^was ended by SIGSEGV$/],
    [13, null, /exit code 13: something that it waited for can no longer happen$/],
    [7, null, /^ended with exit code 7$/],
  ])('of code %s and signal %s', (code, signal, expected) => {
    expect(describeExit(code, signal)).toMatch(expected);
  });
});

describe('reportLostWorkers', () => {
  it('ends the build with a sentence, but not when the terminal’s interrupt has ended the whole group', () => {
    const panic = jest.fn();
    reportLostWorkers({ panic: panic as never });
    mockListeners[0]?.onLost(null, 'SIGINT');
    expect(panic).not.toHaveBeenCalled();
    mockListeners[0]?.onLost(null, 'SIGKILL');
    expect(panic).toHaveBeenCalledWith(
      expect.stringMatching(/^A worker process of Gatsby was ended by SIGKILL, .* Nothing is lost: start it again\.$/),
    );
  });
});

describe('reportSilentEnd', () => {
  function end(isComplete: boolean, code: number): { messages: string[]; exitCode: unknown } {
    const once = jest.spyOn(process, 'once').mockReturnValue(process);
    const error = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const before = process.exitCode;
    try {
      process.exitCode = code;
      reportSilentEnd(() => isComplete);
      for (const [event, listener] of once.mock.calls) if (event === 'exit') listener(code);
      return { messages: error.mock.calls.flat().map(String), exitCode: process.exitCode };
    } finally {
      process.exitCode = before;
    }
  }

  it('makes an end without a result fail, in a sentence', () => {
    const { messages, exitCode } = end(false, 0);
    expect(messages).toEqual([expect.stringMatching(/^The build ended before it was finished: .* start it again\.$/)]);
    expect(exitCode).toBe(1);
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('says nothing if the result is complete (%s) or the code is not 0 (%s)', (isComplete, code) => {
    expect(end(isComplete, code)).toEqual({ messages: [], exitCode: code });
  });
});

describe('a script that is run by another', () => {
  it('is named with the signal that ended it', () => {
    const code = `import { runNode } from ${JSON.stringify(path.resolve('scripts/run.mjs'))};
      process.exitCode = await runNode('--eval', ['process.kill(process.pid, "SIGSEGV")']);`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('was ended by SIGSEGV.');
    expect(status).toBe(1);
  });
});
