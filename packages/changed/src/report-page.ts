import type { RouteChange } from './compare-builds';
import { escapeXml } from './engine';

/** Screenshots of a route at one width, as file names relative to the report; null where the route does not exist. */
export interface Shots {
  /** Of the window, in CSS pixels. */
  width: number;
  before: string | null;
  after: string | null;
  /** Whether both are the same to the pixel. */
  isSame: boolean;
}

/** A changed route with all that a report says of it. */
export interface ReportedChange extends RouteChange {
  reasons: readonly string[];
  /** Where a route leads that is gone; null if nowhere. */
  target: string | null;
  /** Changed lines of the page's Markdown, as `git diff` prints them. */
  diff: string;
  /** Empty where none were taken. */
  shots: readonly Shots[];
}

export interface ChangeReport {
  /** Names of the two builds. */
  before: string;
  after: string;
  changes: readonly ReportedChange[];
}

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1.5rem; max-width: 100rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; } td, th { padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
td:nth-child(2) { overflow-wrap: normal; }
section { border-top: 1px solid #8886; padding: 1rem 0; }
.shots { display: grid; grid-template-columns: repeat(3, 1fr); gap: .75rem; margin-top: .75rem; }
figure { margin: 0; } figcaption { font-size: .8rem; opacity: .75; }
img { display: block; width: 100%; border: 1px solid #8886; }
.difference { position: relative; isolation: isolate; overflow: hidden; }
.difference img + img { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8rem; padding: .75rem; background: #8881; }
ins { color: light-dark(#116329, #7ee787); text-decoration: none; }
del { color: light-dark(#82071e, #ffa198); text-decoration: none; }`;

/** Returns the report as one page that needs only its screenshots beside it. */
export function renderReport({ before, after, changes }: ChangeReport): string {
  const title = `${count(changes.length)} between ${before} and ${after}`;
  const rows = changes.map(
    (change) =>
      `<tr><td><a href="#${escapeXml(change.route)}">${escapeXml(change.route)}</a></td><td>${escapeXml(describeChange(change))}</td><td>${change.reasons.map(escapeXml).join('<br>')}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(title)}</title>
<style>${style}</style>
<h1>${escapeXml(title)}</h1>
<table><thead><tr><th>Route</th><th>What</th><th>Why</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
${changes
  .filter(({ diff, shots }) => diff !== '' || shots.length > 0)
  .map(renderChange)
  .join('\n')}
</html>
`;
}

/** Says in a few words what is different: `new`, `gone, leads to /docs/b`, `text, sidebar`. */
export function describeChange({ kind, parts, target }: Pick<ReportedChange, 'kind' | 'parts' | 'target'>): string {
  if (kind === 'gone') return target === null ? 'gone, leads nowhere' : `gone, leads to ${target}`;
  return kind === 'new' ? 'new' : parts.join(', ');
}

function count(changes: number): string {
  return changes === 1 ? '1 changed route' : `${changes} changed routes`;
}

function renderChange(change: ReportedChange): string {
  const lines =
    change.diff === '' ? '' : `<details><summary>Text</summary><pre>${renderDiff(change.diff)}</pre></details>`;
  return `<section id="${escapeXml(change.route)}"><h2>${escapeXml(change.route)}</h2>
${escapeXml(describeChange(change))} · ${change.reasons.map(escapeXml).join(' · ')}
${lines}
${change.shots.map(renderShots).join('\n')}
</section>`;
}

function renderDiff(diff: string): string {
  return diff
    .split('\n')
    .map((line) => {
      const text = escapeXml(line);
      if (line.startsWith('+')) return `<ins>${text}</ins>`;
      return line.startsWith('-') ? `<del>${text}</del>` : text;
    })
    .join('\n');
}

function renderShots({ width, before, after, isSame }: Shots): string {
  const image = (file: string): string => `<img src="${escapeXml(file)}" loading="lazy" alt="">`;
  const figure = (caption: string, file: string | null): string =>
    file === null
      ? '<figure></figure>'
      : `<figure><figcaption>${caption}, ${width} px</figcaption>${image(file)}</figure>`;
  if (isSame) return `<p>Looks the same at ${width} px.</p>`;
  // What is equal is black.
  const difference =
    before === null || after === null
      ? ''
      : `<figure><figcaption>Difference, ${width} px</figcaption><div class="difference">${image(before)}${image(after)}</div></figure>`;
  return `<div class="shots">${figure('Before', before)}${figure('After', after)}${difference}</div>`;
}
