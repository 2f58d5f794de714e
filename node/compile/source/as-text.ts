import type { SourcePosition } from '../../../src/shared/content-tree';
import { offsetAt } from '../../base/positions';

/** Code of a module up to an empty line, behind which code does not go on. */
const moduleCode = /^(?:import|export)\s+([^]*?)(?=\n\n(?![ \t})\]])|\n*$(?![^]))/;

const isSentence = /^(?!default|const|let|var|function|class|async|type)\w+(?!\s+(?:from|as)\b)\s+\w/;

/** A body in which code has become text. */
interface WithoutCode {
  repaired: string;
  /** What was code: the sign that began it, with the name of a tag. */
  wasCode: string;
}

/**
 * Makes text of the code that a sign begins at a position or last before it, or of a sentence that begins with `import` or
 * `export`; real code of that kind goes. Readers see what was written, and the rest of the page. Undefined if there is no such code.
 */
export function asText(body: string, position: SourcePosition, begin?: '<' | '{'): WithoutCode | undefined {
  const offset = offsetAt(body, position);
  const sign = begin ?? (body[offset] === '<' ? '<' : '{');
  const block = body.lastIndexOf('\n\n', Math.max(0, offset - 1));
  const start = block < 0 ? 0 : block + 2;
  const [statement, rest = ''] = moduleCode.exec(body.slice(start)) ?? [];
  if (statement !== undefined) {
    const end = start + statement.length;
    // A sentence may begin with these words too. A backslash before its first letter would be seen.
    const text = isSentence.test(rest)
      ? `&#${statement.charCodeAt(0)};${statement.slice(1)}`
      : statement.replace(/[^\n]/g, ' ');
    return { repaired: body.slice(0, start) + text + body.slice(end), wasCode: statement };
  }
  for (let at = body.lastIndexOf(sign, offset); at >= 0; at = at === 0 ? -1 : body.lastIndexOf(sign, at - 1)) {
    if (body[at - 1] === '\\') continue;
    const [wasCode = sign] = /^<\/?[\w.-]*/.exec(body.slice(at)) ?? [];
    return { repaired: `${body.slice(0, at)}\\${body.slice(at)}`, wasCode };
  }
  return undefined;
}
