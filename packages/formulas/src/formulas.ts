import remarkMath from 'remark-math';
import { renderToString } from 'temml';
import type { Formulas } from './engine';

/**
 * Formulas of TeX between dollars, for `formulas` of `site/content.ts`.
 * @param macros what commands stand for, by command: `{ '\\RR': '\\mathbb{R}' }`
 */
export function drawFormulas(macros: Readonly<Record<string, string>> = {}): Formulas {
  return {
    syntax: remarkMath,
    // A page's own definitions (`\gdef`) end with the formula that makes them.
    draw: (source, isBlock) =>
      renderToString(source, { displayMode: isBlock, throwOnError: true, macros: { ...macros } }),
  };
}
