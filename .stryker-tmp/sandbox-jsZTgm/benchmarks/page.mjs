/**
 * Measures a built site in Chromium: first loads with an empty cache and navigation along the sidebar, throttled and
 * not. Targets for a document on a mid-range phone (`slow`): LCP below 2 s, CLS below 0.02, TBT below 150 ms.
 * `node benchmarks/page.mjs --dir public --paths /,/docs/cleveressentials/pricing/ --runs 5 --json pages.json`
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { median } from './build/sizes.mjs';
import { measureLoad, measureNavigation } from './page/measure-page.mjs';
import { openSite } from './page/open-site.mjs';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'public' },
    paths: { type: 'string', default: '/,/docs/cleveressentials/pricing/set-a-base-price' },
    runs: { type: 'string', default: '5' },
    steps: { type: 'string', default: '8' },
    json: { type: 'string' },
  },
});

/** @type {readonly import('./page/conditions.mjs').Condition[]} */
const kinds = ['slow', 'fast'];
const paths = values.paths.split(',');
const deepest = paths.at(-1) ?? '/';

const { browser, origin, close } = await openSite(values.dir);

const loads = [];
const navigations = [];
try {
  // Warms up the server: its first responses compress, which must not be measured.
  for (const path of paths) await measureLoad(browser, origin + path, 'fast');
  for (const condition of kinds) {
    for (const path of paths) {
      const runs = [];
      for (let run = 0; run < Number(values.runs); run += 1)
        runs.push(await measureLoad(browser, origin + path, condition));
      loads.push({ condition, path, runs });
    }
    for (const hover of [false, true]) {
      const times = await measureNavigation(browser, origin + deepest, condition, {
        hover,
        steps: Number(values.steps),
      });
      navigations.push({ condition, hover, times });
    }
  }
} finally {
  await close();
}

/** @param {number} number @param {number} [digits] */
const show = (number, digits = 0) => number.toFixed(digits);

console.log(`\nHTTP/2, brotli, empty cache; medians of ${values.runs}. KB on the wire.\n`);
console.log(
  '| page | condition | FCP ms | LCP ms | CLS | TBT ms | main thread ms | requests at load / all | KB at load / all | scripts KB | nodes |',
);
console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const { path, condition, runs } of loads) {
  /** @param {keyof typeof runs[number]} name */
  const of = (name) => median(runs.map((run) => run[name]));
  const cells = [
    path,
    condition,
    show(of('fcp')),
    show(of('lcp')),
    show(of('cls'), 3),
    show(of('tbt')),
    show(of('mainThread')),
    `${show(of('requestsAtLoad'))} / ${show(of('requests'))}`,
    `${show(of('kilobytesAtLoad'))} / ${show(of('kilobytes'))}`,
    show(of('scripts')),
    show(of('nodes')),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
console.log(`\nClick to the next heading, along the sidebar from ${deepest}\n`);
console.log('| condition | hovered before | median ms | slowest ms | steps |\n| --- | --- | ---: | ---: | ---: |');
for (const { condition, hover, times } of navigations) {
  const cells = [condition, hover ? '300 ms' : 'no', show(median(times)), show(Math.max(0, ...times)), times.length];
  console.log(`| ${cells.join(' | ')} |`);
}
if (values.json) writeFileSync(values.json, `${JSON.stringify({ loads, navigations }, null, 2)}\n`);
