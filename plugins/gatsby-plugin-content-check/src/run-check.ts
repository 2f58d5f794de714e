import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import type { Fault } from './fault';

interface CheckListeners {
  /** Called with all faults whenever the list may have changed. */
  onFaults: (faults: readonly Fault[]) => void;
  /** Called with a line that the check did not print as a list: an error of its own. */
  onProblem: (message: string) => void;
}

/**
 * Runs the check in a process of its own with low priority, so that it never delays the server, until this process ends.
 * @param script runs until its channel to this process closes, prints `{ diagnostics: Fault[] }` as a line of JSON, and is
 *   started again when it sends `restart`
 */
export function runCheck([script, ...parameters]: readonly [string, ...string[]], listeners: CheckListeners): void {
  const { onFaults, onProblem } = listeners;
  // What Gatsby loads before itself is not for the check.
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = fork(script, parameters, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const { stdout, stderr, pid } = child;
  if (pid !== undefined) setPriority(pid, 10);
  if (stdout) {
    createInterface({ input: stdout }).on('line', (line) => {
      const faults = parseFaults(line);
      if (faults) onFaults(faults);
      else onProblem(line);
    });
  }
  if (stderr) createInterface({ input: stderr }).on('line', onProblem);
  child.once('error', ({ message }) => onProblem(message));
  const end = (): void => void child.kill();
  process.once('exit', end);
  let isRestarted = false;
  child.on('message', (message) => {
    isRestarted ||= message === 'restart';
    if (isRestarted) end();
  });
  child.once('exit', () => {
    process.off('exit', end);
    if (isRestarted) runCheck([script, ...parameters], listeners);
    else onProblem('The content check has ended. Restart the server to have it again.');
  });
}

function parseFaults(line: string): Fault[] | null {
  try {
    return (JSON.parse(line) as { diagnostics: Fault[] }).diagnostics;
  } catch {
    return null;
  }
}
