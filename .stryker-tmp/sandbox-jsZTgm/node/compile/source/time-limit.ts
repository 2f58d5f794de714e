import { Script, createContext } from 'node:vm';

/** Longest time that the code of a file may run, in milliseconds, so that nothing hangs. */
export const timeLimit = 5000;

const slot: { task?: () => unknown } = {};
const context = createContext(slot);
const script = new Script('task()');

/** Runs a writer's code. Throws if it exceeds the limit, as an infinite loop would. */
export function withinTimeLimit<Result>(task: () => Result): Result {
  slot.task = task;
  return script.runInContext(context, { timeout: timeLimit, displayErrors: false }) as Result;
}

/** Whether an error means that the limit was exceeded. */
export function isTimeout(cause: unknown): boolean {
  return (
    typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
