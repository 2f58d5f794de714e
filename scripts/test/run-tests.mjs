import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAside } from './build-aside.mjs';
import { isBuiltFrom, isSetting, rememberBuild, sourceDigest } from './built-from.mjs';
import { findChromium } from './chromium.mjs';
import { jestCounts, none, playwrightCounts, sum, withExitCode } from './counts.mjs';
import { binOf, runNode } from '../run.mjs';
import { secretNames, secretValue } from './secrets.mjs';
import { ownSites, variants } from './variants.mjs';

/** The types of all queries, which `npm run types` writes too. */
const typesFile = 'src/gatsby-types.d.ts';

/** All suites, in the order of a full run, the fastest first; those after `e2e` make a build of their own. */
const suites = ['unit', 'node', 'lint', 'content', 'site', 'e2e', ...Object.keys(variants)];

/**
 * Runs the given suites, each of them even if an earlier one fails. `site` and `e2e` test a production build, which is
 * rebuilt if it does not match the sources.
 * @param {readonly string[]} wanted
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runTests(wanted = suites) {
  const unknown = wanted.filter((name) => !suites.includes(name));
  if (unknown.length > 0) throw new Error(`No such suite: ${unknown.join(', ')}. There are ${suites.join(', ')}.`);
  const variantNames = Object.keys(variants).filter((name) => wanted.includes(name));
  // Fail early on a machine without a browser.
  const chromium = wanted.includes('e2e') || variantNames.length > 0 ? findChromium() : '';
  // The tests expect the defaults, whatever a developer has set.
  for (const name of Object.keys(process.env).filter(isSetting)) delete process.env[name];
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  /** @type {ReadonlyMap<string, ReturnType<typeof buildVariant>>} */
  let builds = new Map();
  try {
    const results = [];
    const withoutBuild = wanted.filter((name) => name === 'unit' || name === 'node');
    if (withoutBuild.length > 0) results.push(await runJest(withoutBuild, reports));
    if (wanted.includes('lint')) results.push(...(await timed('lint', lint)));
    if (wanted.includes('site') || wanted.includes('e2e')) {
      const types = readTypes();
      const [isBuilt, time] = await timed('build', build);
      results.push(time);
      // From now on beside the tests, which leave a core idle at times.
      if (isBuilt) builds = buildVariants(variantNames);
      // After the build, which has compiled the pages.
      if (wanted.includes('content')) results.push(...(await timed('content', checkContent)));
      if (!isBuilt) results.push(withoutOutput());
      else {
        if (readTypes() !== types) results.push(withStaleTypes());
        if (wanted.includes('site')) results.push(await runJest(['site'], reports));
        if (wanted.includes('e2e')) results.push(await runPlaywright(chromium, reports));
      }
    } else if (wanted.includes('content')) results.push(...(await timed('content', checkContent)));
    if (builds.size === 0) builds = buildVariants(variantNames);
    for (const [name, built] of builds) results.push(await testVariant(name, await built, chromium, reports));
    const total = sum(results);
    writeTimes(total.times ?? []);
    return total;
  } finally {
    for (const built of builds.values()) (await built)[0].remove();
    rmSync(reports, { recursive: true, force: true });
  }
}

/**
 * Runs something, and says how long it took.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} run
 * @returns {Promise<[Result, import('./counts.mjs').Counts]>}
 */
async function timed(name, run) {
  const start = Date.now();
  const result = await run();
  return [result, { ...none(), times: [{ name, seconds: (Date.now() - start) / 1000 }] }];
}

/** All checks that need no build count as one test. */
const lint = () => check('scripts/lint.mjs');

/** All checks of the content count as one test. */
const checkContent = () => check('scripts/check-content.mjs');

/** @param {string} script that exits with 0 if nothing is wrong */
async function check(script) {
  const passed = (await runNode(script)) === 0;
  return { ...none(), passed: Number(passed), failed: Number(!passed) };
}

/**
 * Keeps all times, the longest first, where CI takes what a run leaves.
 * @param {readonly import('./counts.mjs').Time[]} times
 */
function writeTimes(times) {
  mkdirSync('test-results', { recursive: true });
  const sorted = [...times].sort((a, b) => b.seconds - a.seconds);
  writeFileSync('test-results/times.json', `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * @param {readonly string[]} projects
 * @param {string} reports
 */
async function runJest(projects, reports) {
  const report = join(reports, `${projects.join('-')}.json`);
  const options = ['--ci', '--maxWorkers=2', '--json', `--outputFile=${report}`, '--selectProjects', ...projects];
  const sites = join(reports, 'sites');
  mkdirSync(sites, { recursive: true });
  const code = await runNode(binOf('jest'), options, { env: { NODE_ENV: 'test', FIXTURE_SITES: sites } });
  return withExitCode(jestCounts(report), code);
}

/**
 * @param {string} chromium
 * @param {string} reports
 * @param {Record<string, string>} [settings] of the build, including its folder
 */
async function runPlaywright(chromium, reports, settings = {}) {
  const report = join(reports, `e2e-${settings.VARIANT ?? ''}.json`);
  const env = { ...settings, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await runNode(binOf('playwright'), ['test'], { env });
  return withExitCode(playwrightCounts(report), code);
}

/**
 * Builds the site with other settings, one build after the other.
 * @param {readonly string[]} names
 */
function buildVariants(names) {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return new Map(
    names.map((name) => {
      const built = last.then(() => buildVariant(name));
      last = built;
      return [name, built];
    }),
  );
}

/** @param {string} name */
function buildVariant(name) {
  // A version of the docs with two pages warns of those that it lacks.
  const isStrict = name !== 'integrations';
  const variables = { ...variants[/** @type {keyof typeof variants} */ (name)], CHECK_STRICT: isStrict ? '1' : '0' };
  const additions = `__tests__/fixtures/variants/${ownSites.get(name) ?? name}`;
  return timed(`build of "${name}", beside the tests`, () => buildAside(variables, additions, ownSites.has(name)));
}

/**
 * Tests a build with other settings.
 * @param {string} name
 * @param {Awaited<ReturnType<typeof buildVariant>>} built
 * @param {string} chromium
 * @param {string} reports
 */
async function testVariant(name, [{ publicFolder, remove }, time], chromium, reports) {
  console.log(`Testing the build of "${name}".`);
  try {
    if (publicFolder === null) return withoutOutput();
    return sum([time, await runPlaywright(chromium, reports, { VARIANT: name, PUBLIC_DIR: publicFolder })]);
  } finally {
    remove();
  }
}

/** A failed build counts as one failure. */
function withoutOutput() {
  console.error('The build failed, so the tests that need it did not run.');
  return { ...none(), failed: 1 };
}

/** Returns the types of all queries; empty if there are none yet. */
function readTypes() {
  return existsSync(typesFile) ? readFileSync(typesFile, 'utf8') : '';
}

/** Types that the build had to write anew count as one failure. */
function withStaleTypes() {
  console.error(`${typesFile} was stale. The build has renewed it: commit it.`);
  return { ...none(), failed: 1 };
}

/** @returns {Promise<boolean>} whether there is a finished build of these sources */
async function build() {
  process.env.CHECK_STRICT ??= '1';
  const digest = sourceDigest();
  if (isBuiltFrom(digest)) return true;
  console.log('Building the site.');
  const secrets = Object.fromEntries(secretNames.map((name) => [name, secretValue(name)]));
  // Without `.env`: a developer's preview settings would fail the tests, which expect the defaults.
  const settings = { ...secrets, QUERY_TYPES: '1' };
  if ((await runNode('scripts/gatsby.mjs', ['build', '--no-env-file'], { env: settings })) !== 0) return false;
  rememberBuild(digest);
  return true;
}
