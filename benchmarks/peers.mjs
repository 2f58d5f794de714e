/**
 * Builds the same pages with this site and with other generators, side by side:
 * `npm run bench:peers -- --harness DIR --pages 100,450,1000,2000 --runs 3`. The harness is a folder that lays out the
 * sites of the others (`setup.mjs`), writes the pages (`make-corpus.mjs`) and measures (`build-bench.mjs`).
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drawChart } from './build/draw-chart.mjs';
import { prepareSite } from './build/prepare-site.mjs';

const { values } = parseArgs({
  options: {
    harness: { type: 'string', default: '../shared/peers-bench' },
    pages: { type: 'string', default: '450' },
    runs: { type: 'string', default: '3' },
    modes: { type: 'string', default: 'cold,warm,edit' },
    peers: { type: 'string', default: 'docusaurus-faster,starlight,rspress,vitepress-sections' },
    work: { type: 'string', default: join(tmpdir(), 'peers') },
    /** Where to draw the last size as a chart. */
    chart: { type: 'string', default: 'benchmarks/peers.svg' },
  },
});

const work = resolve(values.work);
/**
 * @param {string} script of the harness
 * @param {readonly string[]} parameters
 */
const run = (script, ...parameters) =>
  execFileSync(process.execPath, [join(resolve(values.harness), script), ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, PEERS_WORK: work },
  });

for (const count of values.pages.split(',')) {
  run('setup.mjs', '--n', count, '--peers', values.peers);
  const corpus = join(work, `corpus-${count}`, 'pages');
  run('make-corpus.mjs', count, corpus);
  const dir = join(work, 'ours', count);
  const plans = await prepareSite(dir, Number(count), corpus);
  const edited = join('content/docs', plans[Math.floor(plans.length / 2)]?.file ?? '');
  const options = {
    n: count,
    runs: values.runs,
    modes: values.modes,
    peers: values.peers,
    site: `ours=${dir}:node scripts/gatsby.mjs build:public`,
    caches: 'ours=.cache,public,node_modules/.cache',
    edit: `ours=${edited}`,
    env: 'ours=CI=true',
  };
  run('build-bench.mjs', ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]));
  /** @type {import('./build/draw-chart.mjs').Measured} */
  const measured = JSON.parse(readFileSync(join(work, 'results', `build-${count}.json`), 'utf8'));
  writeFileSync(values.chart, drawChart(measured));
}
