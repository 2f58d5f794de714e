import { isTimeout } from '../source/page-code';
import { DiagramError } from './diagram-error';
import { loadMermaid } from './load-mermaid';

/** Width available to a diagram in a full-width article, in pixels. */
const articleWidth = 706;
/** Smallest scale at which the text stays legible. */
const smallestScale = 0.75;

const roomy = { nodeSpacing: 28, layerSpacing: 44 };
const tight = { nodeSpacing: 20, layerSpacing: 26 };

/**
 * Renders a diagram with the library. One wider than an article gets tighter spacing, and a flowchart that is far wider
 * runs downwards instead of across. The library fails on some graphs, depending on spacing and direction; such an
 * attempt does not count. Throws `DiagramError` if all fail.
 */
export function layOut(source: string): string {
  const wide = render(source, roomy);
  if (wide !== null && widthOf(wide) <= articleWidth) return wide;
  const narrower = render(source, tight);
  const isAcross = /^\s*(?:graph|flowchart)\s+(?:LR|RL)\s*$/im.test(source);
  if (narrower !== null && (!isAcross || widthOf(narrower) * smallestScale <= articleWidth)) return narrower;
  const down = isAcross ? render(source.replace(/^(\s*(?:graph|flowchart)\s+)(?:LR|RL)/im, '$1TD'), tight) : null;
  const [narrowest] = [narrower, wide, down].filter((svg) => svg !== null).sort((a, b) => widthOf(a) - widthOf(b));
  if (narrowest === undefined) {
    throw new DiagramError('The library cannot lay out this diagram. Expected fewer arrows, or another order.', 1);
  }
  return narrowest;
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
