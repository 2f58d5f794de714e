/**
 * Measures search on a built site in Chromium, throttled and not: the first hits with nothing loaded, the next query,
 * reopening the overlay, each key. `node benchmarks/search.mjs --dir public --runs 5 --json search.json`
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { median, quantile } from './build/sizes.mjs';
import { measureLoad } from './page/measure-page.mjs';
import { measureSearch } from './page/measure-search.mjs';
import { openSite } from './page/open-site.mjs';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'public' },
    path: { type: 'string', default: '/docs/cleveressentials/pricing/set-a-base-price' },
    query: { type: 'string', default: 'webhooks' },
    next: { type: 'string', default: 'invoices' },
    keys: { type: 'string', default: 'refund' },
    runs: { type: 'string', default: '5' },
    conditions: { type: 'string', default: 'poor,slow,fast' },
    json: { type: 'string' },
  },
});

const kinds = /** @type {import('./page/conditions.mjs').Condition[]} */ (values.conditions.split(','));
const { browser, origin, close } = await openSite(values.dir);

const results = [];
try {
  // Warms up the server: its first responses compress, which must not be measured.
  await measureLoad(browser, origin + values.path, 'fast');
  await measureSearch(browser, origin + values.path, 'fast', values);
  for (const condition of kinds) {
    const runs = [];
    for (let run = 0; run < Number(values.runs); run += 1)
      runs.push(await measureSearch(browser, origin + values.path, condition, values));
    results.push({ condition, runs });
  }
} finally {
  await close();
}

console.log(
  `\nHTTP/2, brotli, empty cache; medians of ${values.runs}, keys together. KB on the wire up to the first hit.\n`,
);
console.log('| condition | tap to first hits ms | KB | next query ms | opened again ms | a key: median / p95 ms |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const { condition, runs } of results) {
  /** @param {'cold' | 'kilobytes' | 'second' | 'open'} name */
  const of = (name) => median(runs.map((run) => run[name])).toFixed(0);
  const keys = runs.flatMap(({ perKey }) => perKey);
  const key = `${median(keys).toFixed(0)} / ${quantile(keys, 0.95).toFixed(0)}`;
  console.log(`| ${[condition, of('cold'), of('kilobytes'), of('second'), of('open'), key].join(' | ')} |`);
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
