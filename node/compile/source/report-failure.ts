import { VFileMessage } from 'vfile-message';
import type { CompileContext, SourcePlace, SourceText } from '../compile-context';
import { explainSyntaxError } from './explain-syntax-error';
import type { FileState } from './file-state';
import { isTimeout, timeLimit } from './page-code';
import type { Runtime } from './runtime';

/** Reports what was thrown while a file was compiled or its code ran, and returns the place where it probably happened. */
export function reportFailure(cause: unknown, state: FileState, runtime: Runtime): SourcePlace | undefined {
  const { rule, message, place } = describeFailure(cause, state, runtime);
  state.context.error(rule, message, place);
  return place;
}

interface Failure {
  rule: string;
  message: string;
  place: SourcePlace | undefined;
}

function describeFailure(cause: unknown, { context, source }: FileState, runtime: Runtime): Failure {
  if (cause instanceof VFileMessage) {
    const { message, position } = explainSyntaxError(cause, source.body);
    return { rule: 'mdx-syntax', message, place: context.placeIn(source, position) };
  }
  if (isTimeout(cause)) {
    return {
      rule: 'endless-expression',
      message: `An expression on the page did not finish within ${timeLimit / 1000} s; is there an infinite loop?`,
      place: runtime.lastPlace() ?? context.placeIn(source, undefined),
    };
  }
  const message =
    typeof cause === 'object' && cause !== null && 'message' in cause ? String(cause.message) : String(cause);
  // MDX's own message asks for an option.
  // @reach @mdx-js/mdx: its message about `import()` names `options.baseUrl`; the message asks writers for an option:
  //   `errors.test.ts`
  if (message.includes('options.baseUrl')) {
    return {
      rule: 'unsupported-import',
      message: 'import() is not supported. Expected an import at the top of the file.',
      place: placeOfText('import(', source, context),
    };
  }
  // @reach v8: the words of the messages of a ReferenceError and a TypeError; faults lose their words: `errors.test.ts`
  const name = /^(\S+) is not defined$/.exec(message)?.[1];
  if (name) {
    return {
      rule: 'undefined-name',
      message: `"${name}" is not defined. Expected a name that the page imports or exports; to write a brace as text, use \\{.`,
      place: placeOfText(name, source, context) ?? runtime.lastPlace(),
    };
  }
  const property = /reading '([^']+)'/.exec(message)?.[1];
  return {
    rule: 'failed-expression',
    message: `An expression on the page failed: ${message}. Expected one that returns text, elements or nothing.`,
    place:
      (property === undefined ? undefined : placeOfText(property, source, context)) ??
      runtime.lastPlace() ??
      context.placeIn(source, undefined),
  };
}

/** Returns where a word occurs in the file, preferably within braces. The first occurrence is a guess. */
export function placeOfText(text: string, source: SourceText, context: CompileContext): SourcePlace | undefined {
  const lines = source.body.split('\n');
  const pattern = new RegExp(`(?<![\\w$])${text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?![\\w$])`);
  const inBraces = new RegExp(`[{(].*${pattern.source}`);
  const line = [inBraces, pattern].map((test) => lines.findIndex((content) => test.test(content))).find((i) => i >= 0);
  if (line === undefined) return undefined;
  return context.placeIn(source, { line: line + 1, column: (lines[line]?.search(pattern) ?? 0) + 1 });
}
