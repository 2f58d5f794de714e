import { Script, createContext } from 'node:vm';

/** Longest time that the code of a file may take, in milliseconds (issue 2, "Bad input": nothing hangs). */
export const timeLimit = 5000;

const slot: { task?: () => unknown } = {};
const context = createContext(slot);
const script = new Script('task()');

/** Runs code of a writer; throws when it takes longer than the limit, as a loop without end would. */
export function withinTimeLimit<Result>(task: () => Result): Result {
  slot.task = task;
  return script.runInContext(context, { timeout: timeLimit, displayErrors: false }) as Result;
}

/** Whether a task was ended by the limit. */
export function isTimeout(cause: unknown): boolean {
  return (
    typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
