import { loadOnce } from './engine';

/** The part of Mermaid that is used here. */
interface Mermaid {
  initialize: (config: object) => void;
  render: (id: string, source: string) => Promise<{ svg: string }>;
}

/** Our colours by those of Mermaid, from which it derives all others. */
const colours = {
  background: '--diagram-background',
  primaryColor: '--diagram-surface',
  primaryTextColor: '--diagram-text',
  primaryBorderColor: '--diagram-border',
  lineColor: '--diagram-line',
  secondaryColor: '--diagram-background',
  tertiaryColor: '--diagram-background',
  edgeLabelBackground: '--diagram-background',
  sequenceNumberColor: '--diagram-background',
  archGroupBorderColor: '--diagram-border',
  archEdgeColor: '--diagram-line',
  pie1: '--diagram-accent',
  pie2: '--diagram-muted',
  pie3: '--diagram-line',
  pieStrokeColor: '--diagram-background',
  pieOuterStrokeColor: '--diagram-background',
  pieSectionTextColor: '--diagram-background',
  noteBkgColor: '--diagram-surface',
  noteTextColor: '--diagram-text',
  noteBorderColor: '--diagram-border',
} as const;

/** Loaded with the first diagram that the reader comes near. */
const load = loadOnce(
  async (): Promise<Mermaid> => (await import(/* webpackChunkName: "mermaid" */ 'mermaid')).default,
);

/** Mermaid reads no `light-dark(…)`, so the browser says which colour it is now. */
function readColours(): Record<string, string> {
  const probe = document.body.appendChild(document.createElement('i'));
  const read = Object.entries(colours).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(read) as Record<string, string>;
}

/** A drawing shrunk further would be illegible, so its figure scrolls instead. */
const smallestScale = 0.75;

interface Drawing {
  svg: string;
  /** Whether it scrolls. */
  isLarge: boolean;
}

/** Pixels in which the dates of a plan have room; in a narrower column the figure scrolls. */
const narrowestPlan = 600;

/** Mermaid has one configuration for all diagrams. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Draws a diagram in the colours that the page has now. `width` is the one that it may have, in pixels.
 * @throws what Mermaid says of a mistake, or the browser if Mermaid cannot be loaded
 */
export function draw(id: string, source: string, width: number): Promise<Drawing> {
  const drawing = queue.then(async () => {
    const mermaid = await load();
    const themeVariables = readColours();
    const darkMode = document.documentElement.dataset.theme === 'dark';
    const fontFamily = getComputedStyle(document.body).fontFamily;
    mermaid.initialize({
      startOnLoad: false,
      theme: 'base',
      fontFamily,
      themeVariables: { ...themeVariables, darkMode, pieOpacity: 1 },
      gantt: { useWidth: Math.max(width, narrowestPlan), fontSize: 13, sectionFontSize: 13 },
    });
    const { svg } = await mermaid.render(id, source);
    // @reach mermaid: writes a `viewBox`, `width="100%"` and a `max-width`; diagrams in another size:
    //   `live-diagrams.spec.ts`
    const natural = Number(/ viewBox="\S+ \S+ ([\d.]+) /.exec(svg)?.[1] ?? width);
    // Like the drawings of the build: as large as it is, or shrunk to its column by the style sheet.
    const sized = svg.replace(' width="100%"', ` width="${Math.ceil(natural)}"`).replace(/max-width:[^;"]*;?/, '');
    return { svg: sized, isLarge: natural * smallestScale > width };
  });
  queue = drawing.catch(() => undefined);
  return drawing;
}
