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
 * runs downwards instead of across.
 */
export async function layOut(source: string): Promise<string> {
  const { renderMermaidSVG } = await loadMermaid();
  const render = (text: string, spacing: typeof roomy): string => {
    try {
      return renderMermaidSVG(text, { transparent: true, padding: 4, ...spacing });
    } catch (cause) {
      throw new DiagramError(cause instanceof Error ? cause.message : String(cause), 1);
    }
  };
  const wide = render(source, roomy);
  if (widthOf(wide) <= articleWidth) return wide;
  const narrower = render(source, tight);
  const isAcross = /^\s*(?:graph|flowchart)\s+(?:LR|RL)\s*$/im.test(source);
  if (!isAcross || widthOf(narrower) * smallestScale <= articleWidth) return narrower;
  const down = render(source.replace(/^(\s*(?:graph|flowchart)\s+)(?:LR|RL)/im, '$1TD'), tight);
  return widthOf(down) < widthOf(narrower) ? down : narrower;
}

function widthOf(svg: string): number {
  return Number(/ viewBox="\S+ \S+ ([\d.]+)/.exec(svg)?.[1] ?? 0);
}
