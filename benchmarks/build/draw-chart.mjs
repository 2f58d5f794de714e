/** @typedef {{ wall: number }} Build seconds */
/** @typedef {{ results: Record<string, { cold: Build[], warm: Build[], edit: Build[] }> }} Measured what the harness writes */

import { median } from './sizes.mjs';

/** @type {readonly (readonly ['cold' | 'warm' | 'edit', string])[]} */
const modes = [
  ['cold', 'First build'],
  ['warm', 'Nothing changed'],
  ['edit', 'One page edited'],
];

/** @type {Record<string, string>} */
const titles = {
  ours: 'This site',
  'docusaurus-faster': 'Docusaurus',
  starlight: 'Starlight',
  rspress: 'Rspress',
  'vitepress-sections': 'VitePress',
};

/** In pixels. */
const [width, label, row, heading] = [640, 110, 22, 34];

/**
 * Draws the medians of a run as bars, one group for each kind of build, the quickest first.
 * @param {Measured} measured
 */
export function drawChart({ results }) {
  const groups = modes.map(([mode, title]) => ({
    title,
    bars: Object.entries(results)
      .filter(([, { [mode]: builds }]) => builds.length > 0)
      .map(([name, { [mode]: builds }]) => ({ name, seconds: median(builds.map(({ wall }) => wall)) }))
      .sort((a, b) => a.seconds - b.seconds),
  }));
  const longest = Math.max(...groups.flatMap(({ bars }) => bars.map(({ seconds }) => seconds)));
  let y = 0;
  const parts = groups.flatMap(({ title, bars }) => {
    y += heading;
    const lines = bars.map(({ name, seconds }) => {
      const length = ((width - label - 60) * seconds) / longest;
      const bar = `<rect${name === 'ours' ? ' class="ours"' : ''} x="${label}" y="${y - 4}" width="${length.toFixed(1)}" height="14" rx="2"/>`;
      const line = `<text x="${label - 8}" y="${y + 7}" text-anchor="end">${titles[name] ?? name}</text>${bar}<text x="${(label + length + 6).toFixed(1)}" y="${y + 7}">${seconds.toFixed(1)} s</text>`;
      y += row;
      return line;
    });
    return [`<text class="title" x="${label}" y="${y - bars.length * row - 14}">${title}</text>`, ...lines];
  });
  const style =
    'text{font:13px system-ui,sans-serif;fill:#2e2924}.title{font-weight:600}rect{fill:#a9a39a}.ours{fill:#00627a}' +
    '@media(prefers-color-scheme:dark){text{fill:#dad5cf}rect{fill:#7f7971}.ours{fill:#6dcee1}}';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img" aria-label="Seconds of a build, beside other generators"><style>${style}</style>${parts.join('')}</svg>\n`;
}
