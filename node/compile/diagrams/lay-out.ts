import { isTimeout } from '../source/page-code';
import { DiagramError } from './diagram-error';
import { isFlowchart, isStateDiagram } from './diagram-kind';
import { markArrows, withoutMarks } from './join-arrows';
import { loadMermaid } from './load-mermaid';
import { wrapForPhones } from './wrap-labels';

/** Width of the narrowest column of an article (at 1,280 px) and of a phone (at 375 px), without the figure's padding. */
export const columns = { article: 600, phone: 316 } as const;
/** Smallest text on screen, in pixels, and the smallest text of a drawing. */
export const smallestText = 11;
const textSize = 12;
/** How far a drawing is scaled down on a phone before it scrolls. */
export const phoneScale = 3 / 4;

/** A drawing for phones is worth its bytes if it is narrower than the other one by more than this share. */
const usefulShare = 0.9;

const roomy = { nodeSpacing: 28, layerSpacing: 44 };
const tight = { nodeSpacing: 20, layerSpacing: 26 };
const dense = { nodeSpacing: 12, layerSpacing: 22 };

/** Drawings of a diagram: one for articles, and one for narrow columns where that one does not fit. */
export interface Layout {
  main: string;
  narrow: string | null;
}

/**
 * Renders a diagram with the library. One wider than an article gets tighter spacing, and a flowchart that is still wider
 * runs downwards instead of across. So does the drawing for phones, with wrapped texts where that is not enough, or
 * across, which makes a list of many boxes in a row. The library fails on some graphs, depending on spacing and
 * direction; such an attempt does not count. Throws `DiagramError` if all fail.
 */
export function layOut(source: string): Layout {
  const down = onDemand(() => (isAcross(source) ? render(turn(source), tight) : null));
  const main = firstThatFits(columns.article, [() => render(source, roomy), () => render(source, tight), down]);
  if (main === undefined) {
    throw new DiagramError(
      'The library cannot lay out this diagram. Expected fewer arrows, or another order.',
      1,
      true,
    );
  }
  if (fits(main, columns.phone)) return { main, narrow: null };
  const upright = firstThatFits(columns.phone, [down, () => (canWrap(source) ? renderWrapped(turn(source)) : null)]);
  const isEnough = upright !== undefined && widthOf(upright) * phoneScale <= columns.phone;
  const across = isEnough || !isFlowchart(source) ? null : renderWrapped(turnAcross(source));
  const narrow = narrowestOf([upright ?? null, across]);
  const isUseful = narrow !== undefined && widthOf(narrow) < widthOf(main) * usefulShare;
  return { main, narrow: isUseful ? narrow : null };
}

/** Returns the first drawing that fits into a column, or else the narrowest. */
function firstThatFits(column: number, attempts: readonly (() => string | null)[]): string | undefined {
  const drawn: (string | null)[] = [];
  for (const draw of attempts) {
    const svg = draw();
    if (svg !== null && fits(svg, column)) return svg;
    drawn.push(svg);
  }
  return narrowestOf(drawn);
}

const isAcross = (source: string): boolean => /^\s*(?:graph|flowchart)\s+(?:LR|RL)\s*$/im.test(source);
const canWrap = (source: string): boolean => isFlowchart(source) || isStateDiagram(source);
const renderWrapped = (source: string): string | null => render(wrapForPhones(source), dense);
const turnAcross = (source: string): string => source.replace(/^(\s*(?:graph|flowchart)\s+)(?:TD|TB)/im, '$1LR');
const turn = (source: string): string => source.replace(/^(\s*(?:graph|flowchart)\s+)(?:LR|RL)/im, '$1TD');

function onDemand<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Returns null where the library fails: it throws, or writes coordinates that are not numbers. */
function render(source: string, spacing: typeof roomy): string | null {
  const { renderMermaidSVG } = loadMermaid();
  try {
    const svg = renderMermaidSVG(markArrows(source), { transparent: true, padding: 4, ...spacing });
    return /viewBox="[^"]*NaN/.test(svg) ? null : withoutMarks(svg);
  } catch (cause) {
    if (isTimeout(cause)) throw cause;
    return null;
  }
}

function narrowestOf(drawings: readonly (string | null)[]): string | undefined {
  return drawings.filter((svg) => svg !== null).toSorted((a, b) => widthOf(a) - widthOf(b))[0];
}

/** Whether the text of a drawing stays legible in a column of this width. */
const fits = (svg: string, column: number): boolean => widthOf(svg) <= (column * textSize) / smallestText;

/** Returns the width of a drawing in pixels, without scaling. */
export function widthOf(svg: string): number {
  return Number(/ viewBox="\S+ \S+ ([\d.]+)/.exec(svg)?.[1] ?? 0);
}
