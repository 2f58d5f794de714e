import { isTimeout } from '../source/page-code';
import { DiagramError } from './diagram-error';
import { loadMermaid } from './load-mermaid';

/** Width of the narrowest column of an article (at 1,280 px) and of a phone (at 375 px), without the figure's padding. */
export const columns = { article: 600, phone: 286 } as const;
/** Smallest text on screen, in pixels, and the smallest text of a drawing. */
export const smallestText = 11;
const textSize = 12;
const widthIn = (column: number): number => (column * textSize) / smallestText;

/** A drawing for phones that is wider than this would have to be scrolled as far as the other. */
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
 * runs downwards instead of across; so does its drawing for narrow columns. The library fails on some graphs, depending
 * on spacing and direction; such an attempt does not count. Throws `DiagramError` if all fail.
 */
export function layOut(source: string): Layout {
  const down = onDemand(() => (isAcross(source) ? render(turn(source), tight) : null));
  const main = fitToArticle(source, down);
  const narrow = widthOf(main) > widthIn(columns.phone) ? down() : null;
  const isUseful = narrow !== null && narrow !== main && widthOf(narrow) <= narrowWidth;
  return { main, narrow: isUseful ? narrow : null };
}

function fitToArticle(source: string, down: () => string | null): string {
  const drawn: string[] = [];
  for (const draw of [() => render(source, roomy), () => render(source, tight), down]) {
    const svg = draw();
    if (svg === null) continue;
    if (widthOf(svg) <= widthIn(columns.article)) return svg;
    drawn.push(svg);
  }
  const [narrowest] = drawn.sort((a, b) => widthOf(a) - widthOf(b));
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
    const svg = renderMermaidSVG(source, { transparent: true, padding: 4, ...spacing });
    return /viewBox="[^"]*NaN/.test(svg) ? null : svg;
  } catch (cause) {
    if (isTimeout(cause)) throw cause;
    return null;
  }
}

function widthOf(svg: string): number {
  return Number(/ viewBox="\S+ \S+ ([\d.]+)/.exec(svg)?.[1] ?? 0);
}
