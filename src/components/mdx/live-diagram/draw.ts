import { loadOnce } from '../../../browser/load';
import { withPrefix } from '../../../navigation/prefix';
import { mermaidEntry, mermaidFolder } from '../../../shared/mermaid-files';

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

/** Mermaid's own files: as part of our scripts it would change those of every page. */
const load = loadOnce(async () => {
  const address = withPrefix(`/${mermaidFolder}/${mermaidEntry}`);
  const { default: mermaid } = (await import(/* webpackIgnore: true */ address)) as { default: Mermaid };
  return mermaid;
});

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

/** Mermaid has one configuration for all diagrams. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Draws a diagram in the colours that the page has now. `width` is that of its column, in pixels.
 * @throws what Mermaid says of a mistake, or the browser if Mermaid cannot be loaded
 */
export function draw(id: string, source: string, width: number): Promise<string> {
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
      gantt: { useWidth: width, fontSize: 13, sectionFontSize: 13, barHeight: 24, topPadding: 30 },
    });
    return (await mermaid.render(id, source)).svg;
  });
  queue = drawing.catch(() => undefined);
  return drawing;
}
