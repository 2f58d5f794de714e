import { isTimeout } from '../source/page-code';
import { DiagramError } from './diagram-error';
import { isFlowchart, isStateDiagram } from './diagram-kind';
import { markArrows, withoutMarks } from './join-arrows';
import { loadMermaid } from './load-mermaid';
import { wrapForPhones } from './wrap-labels';

/** Width of the narrowest column of an article (at 1,280 px) and of a phone (at 375 px), without the figure's padding. */
export const columns = { article: 600, phone: 286 } as const;
/** Smallest text on screen, in pixels, and the smallest text of a drawing. */
export const smallestText = 11;
const textSize = 12;

/** One that runs downwards is shown to phones up to this width, because the other would have to be scrolled further. */
const narrowWidth = 420;

const roomy = { nodeSpacing: 28, layerSpacing: 44 };
const tight = { nodeSpacing: 20, layerSpacing: 26 };

/** Drawings of a diagram: one for articles, and one for narrow columns where that one does not fit. */
export interface Layout {
  main: string;
  narrow: string | null;
}

/**
 * Renders a diagram with the library. One wider than an article gets tighter spacing, and a flowchart that is still wider
 * runs downwards instead of across; so does its drawing for narrow columns, with wrapped texts where that is not enough.
 * The library fails on some graphs, depending on spacing and direction; such an attempt does not count. Throws
 * `DiagramError` if all fail.
 */
export function layOut(source: string): Layout {
  const down = onDemand(() => (isAcross(source) ? render(turn(source), tight) : null));
  const main = fitToArticle(source, down);
  if (fits(main, columns.phone)) return { main, narrow: null };
  const turned = down();
  if (turned !== null && turned !== main && fits(turned, columns.phone)) return { main, narrow: turned };
  const canWrap = isFlowchart(source) || isStateDiagram(source);
  const wrapped = canWrap ? render(wrapForPhones(turn(source)), tight) : null;
  if (wrapped !== null && fits(wrapped, columns.phone)) return { main, narrow: wrapped };
  const narrow = narrowestOf([wrapped, turned].filter((svg) => svg !== null));
  const isUseful = turned !== null && turned !== main && narrow !== undefined && widthOf(narrow) <= narrowWidth;
  return { main, narrow: isUseful ? narrow : null };
}

function fitToArticle(source: string, down: () => string | null): string {
  const drawn: string[] = [];
  for (const draw of [() => render(source, roomy), () => render(source, tight), down]) {
    const svg = draw();
    if (svg === null) continue;
    if (fits(svg, columns.article)) return svg;
    drawn.push(svg);
  }
  const narrowest = narrowestOf(drawn);
  if (narrowest === undefined) {
    throw new DiagramError(
      'The library cannot lay out this diagram. Expected fewer arrows, or another order.',
      1,
      true,
    );
  }
  return narrowest;
}

const isAcross = (source: string): boolean => /^\s*(?:graph|flowchart)\s+(?:LR|RL)\s*$/im.test(source);
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

function narrowestOf(drawings: readonly string[]): string | undefined {
  return drawings.toSorted((a, b) => widthOf(a) - widthOf(b))[0];
}

/** Whether the text of a drawing stays legible in a column of this width. */
const fits = (svg: string, column: number): boolean => widthOf(svg) <= (column * textSize) / smallestText;

function widthOf(svg: string): number {
  return Number(/ viewBox="\S+ \S+ ([\d.]+)/.exec(svg)?.[1] ?? 0);
}
