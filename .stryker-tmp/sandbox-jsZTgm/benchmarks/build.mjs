/**
 * Builds the site with generated pages and reports time, memory and sizes: cold, again unchanged, and with one page
 * edited. `npm run bench -- --pages 450,2000 --runs 3 --json results.json`
 *
 * `--from DIR` uses the MDX pages of a folder instead, as written for benchmarks of several generators; with `--runs 0`
 * the site is only prepared below `--work`, for such a benchmark to build with `node scripts/gatsby.mjs build`.
 */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measure } from './build/measure.mjs';
import { prepareSite } from './build/prepare-site.mjs';
import { median, weigh } from './build/sizes.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '450' },
    runs: { type: 'string', default: '1' },
    work: { type: 'string', default: join(tmpdir(), 'help-portal-bench') },
    json: { type: 'string' },
    from: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});

/** @typedef {'cold' | 'unchanged' | 'edited'} Mode */
/** @type {readonly Mode[]} */
const modes = ['cold', 'unchanged', 'edited'];
const env = { CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
const results = [];

for (const count of values.pages.split(',').map(Number)) {
  const dir = join(values.work, String(count));
  const plans = await prepareSite(dir, count, values.from);
  if (Number(values.runs) === 0) {
    console.error(`${plans.length} pages are prepared in ${dir}.`);
    continue;
  }
  const edited = join(dir, 'content/docs', plans[Math.floor(plans.length / 2)]?.file ?? '');
  const original = readFileSync(edited);
  /** @type {Record<Mode, import('./build/measure.mjs').Measured[]>} */
  const measured = { cold: [], unchanged: [], edited: [] };
  for (let run = 1; run <= Number(values.runs); run += 1) {
    for (const mode of modes) {
      if (mode === 'cold') {
        for (const name of ['.cache', 'public', 'node_modules/.cache'])
          rmSync(join(dir, name), { recursive: true, force: true });
      }
      if (mode === 'edited') appendFileSync(edited, `\nEdited in run ${run}.\n`);
      const one = await measure('node scripts/gatsby.mjs build', dir, env);
      measured[mode].push(one);
      console.error(
        `${count} pages, ${mode}: ${one.wall.toFixed(1)} s, CPU ${one.cpu.toFixed(1)} s, ${one.peak?.toFixed(0) ?? '?'} MB`,
      );
    }
    writeFileSync(edited, original);
  }
  results.push({
    count,
    measured,
    sizes: weigh(
      join(dir, 'public'),
      plans.map(({ path }) => path),
    ),
  });
  if (!values.keep) rmSync(dir, { recursive: true, force: true });
}

/**
 * @param {number | null} number
 * @param {number} [digits]
 */
const show = (number, digits = 1) => (number === null ? '–' : number.toFixed(digits));

console.log(
  `\n${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}; medians of ${values.runs}\n`,
);
console.log('| pages | build | wall s | CPU s | peak MB | cores used by others |');
console.log('| ---: | --- | ---: | ---: | ---: | ---: |');
for (const { count, measured } of results) {
  for (const mode of modes) {
    const of = measured[mode];
    const peaks = of.flatMap(({ peak }) => (peak === null ? [] : [peak]));
    const others = of.flatMap((one) => (one.others === null ? [] : [one.others]));
    const cells = [
      count,
      mode,
      show(median(of.map(({ wall }) => wall))),
      show(median(of.map(({ cpu }) => cpu))),
      show(peaks.length > 0 ? median(peaks) : null, 0),
      show(others.length > 0 ? median(others) : null, 2),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
console.log(
  '\n| pages | HTML KB (br) | page data KB br | first scripts KB br | script files | styles KB br | output MB |',
);
console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const { count, sizes } of results) {
  const html = `${show(sizes.html)} (${show(sizes.htmlCompressed)})`;
  const cells = [
    count,
    html,
    show(sizes.pageData, 2),
    show(sizes.firstScripts),
    sizes.scripts,
    show(sizes.styles),
    show(sizes.output),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
if (values.json)
  writeFileSync(values.json, `${JSON.stringify({ node: process.version, cores: cpus().length, results }, null, 2)}\n`);
