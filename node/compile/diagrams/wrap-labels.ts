import { isFlowchart, isStateDiagram } from './diagram-kind';

/** Longest text of a diamond on one line, in characters. A diamond is more than twice as wide as its text. */
const longestInDiamond = 10;
/** Longest line of a box, and of the text at an arrow, in a drawing for phones, in characters. */
const longestInBox = 12;

/** Wraps the texts of a flowchart's diamonds: `{Replaces the product}` → `{Replaces<br>the product}`. */
export function wrapDiamonds(source: string): string {
  if (!isFlowchart(source)) return source;
  return source.replace(quotedOrBracketed, (match, open: string, text: string, close: string) =>
    open.startsWith('{') && !open.startsWith('{{') ? open + wrap(text, longestInDiamond, 2) + close : match,
  );
}

/** Wraps the texts of a flowchart or a state diagram for a drawing on phones. */
export function wrapForPhones(source: string): string {
  const shorten = (text: string): string => wrap(text, longestInBox, 3);
  if (isStateDiagram(source)) {
    return source
      .replace(/^(.*-->[^:\n]*:\s*)(.+)$/gm, (_, before: string, text: string) => before + shorten(text))
      .replace(/^(\s*state\s+")([^"]+)/gm, (_, before: string, text: string) => before + shorten(text));
  }
  return source
    .split('\n')
    .map((line) =>
      /^\s*(?:subgraph|direction|end|classDef|class|style|linkStyle)\b/.test(line) ? line : wrapLine(line),
    )
    .join('\n');

  function wrapLine(line: string): string {
    return line
      .replace(quotedOrBracketed, (_, open: string, text: string, close: string) => open + shorten(text) + close)
      .replace(/\|([^|]+)\|/g, (_, text: string) => `|${shorten(text)}|`);
  }
}

/** The text of a node between its brackets, and quotes if it has any. */
const quotedOrBracketed = /([[({>][[({/\\]{0,2}"?)([^"[\](){}|\n]+)("?[\])}/\\]{1,3})/g;

/** Breaks a text that is too long at spaces, into as few lines as needed, of about the same length. */
function wrap(text: string, longest: number, lines: number): string {
  if (text.length <= longest || lines < 2 || /<br/i.test(text)) return text;
  const count = Math.min(lines, Math.ceil(text.length / longest));
  const [first, rest] = breakAt(text, text.length / count);
  return rest === undefined ? first : `${first}<br>${wrap(rest, longest, count - 1)}`;
}

/** Breaks a text into two lines of about the same length, if it has a space. */
export function breakInTwo(text: string): [string, string?] {
  return breakAt(text, text.length / 2);
}

function breakAt(text: string, ideal: number): [string, string?] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [best] = spaces.sort((a, b) => Math.abs(a - ideal) - Math.abs(b - ideal));
  return best === undefined ? [text] : [text.slice(0, best), text.slice(best + 1)];
}
