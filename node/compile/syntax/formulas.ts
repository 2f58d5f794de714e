import type { SourcePosition } from '../../../src/shared/content-tree';
import { positionAt } from '../../base/positions';

/** Code, in which a dollar is a dollar, or a formula between one or two dollars as TeX has it. */
const codeOrFormula =
  /^(?:import|export)\b(?:.+\n)*|^( *)(`{3,}|~{3,})[^]*?(?:\n\1\2|$(?![^]))|(`+)[^`]+\3(?!`)|\$\$[^$]+\$\$|\$(?!\s)[^$\n]+(?<!\s)\$(?!\d)/gm;

/** A command, a group or an escape of TeX. */
const tex = /\\[a-zA-Z{}|]|\{/;

/** A formula and where it is written, relative to the body. */
export interface Formula extends SourcePosition {
  text: string;
}

/**
 * Turns the formulas of an MDX body into code of the same length, because their braces would be JavaScript. Amounts of
 * money stay.
 */
export function formulasAsCode(body: string): { body: string; formulas: Formula[] } {
  if (!body.includes('$')) return { body, formulas: [] };
  const formulas: Formula[] = [];
  const replaced = body.replace(codeOrFormula, (text, ...rest) => {
    if (!text.startsWith('$') || !tex.test(text) || text.includes('`')) return text;
    formulas.push({ text, ...positionAt(body, Number(rest.at(-2))) });
    const [mark = ''] = /^\$+/.exec(text) ?? [];
    const fence = '`'.repeat(mark.length);
    return fence + text.slice(mark.length, -mark.length) + fence;
  });
  return { body: replaced, formulas };
}
