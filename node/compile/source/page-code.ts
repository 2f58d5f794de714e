import { Script, compileFunction, createContext } from 'node:vm';

/** Longest time that the code of a file may run, in milliseconds, so that nothing hangs. */
export const timeLimit = 5000;
/** Longest time that compiling a page may take, in milliseconds: far more than the largest page needs. */
export const pageTimeLimit = 30_000;

/** The realm of page code has the language's own objects, without those of Node. Pages are trusted: this catches slips. */
const realm = createContext({});

/**
 * Whether an MDX file may have code of its writer: exports, imports, or braces that hold neither the product's name, a
 * heading's id nor a comment alone. A limit costs about a millisecond, and most pages need none.
 */
export function mayHaveCode(body: string): boolean {
  return /^(?:export|import)\b|\{(?!product\}|#|\/\*(?:[^*]|\*(?!\/))*\*\/\s*\})/m.test(body);
}

/** Runs the body of a function as page code; it finds the argument in `arguments[0]`. */
export function runPageCode(body: string, argument: unknown): unknown {
  const run = compileFunction(body, [], { parsingContext: realm }) as (argument: unknown) => unknown;
  return run(argument);
}

const slot: { task?: () => unknown } = {};
const context = createContext(slot);
/**
 * @reach node: a script with a time limit ends functions of other contexts too, and may run within another one; an
 *   endless expression hangs the build: `bounds.test.ts`
 */
const script = new Script('task()');

let timeouts = 0;

/** Returns how many tasks of this process have exceeded their limit. */
export function countTimeouts(): number {
  return timeouts;
}

/** Runs a task. Throws if it exceeds the limit, as an infinite loop would. May be used within a task. */
export function withinTimeLimit<Result>(task: () => Result, limit = timeLimit): Result {
  slot.task = task;
  try {
    return script.runInContext(context, { timeout: limit, displayErrors: false }) as Result;
  } catch (cause) {
    if (isTimeout(cause)) timeouts += 1;
    throw cause;
  }
}

/** Whether an error means that the limit was exceeded. */
export function isTimeout(cause: unknown): boolean {
  return (
    typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
