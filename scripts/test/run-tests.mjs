import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

/** All suites, in the order of a full run; those after `e2e` make a build of their own. */
const suites = ['unit', 'node', 'site', 'e2e', ...Object.keys(variants)];

/**
 * Runs the given suites. `site` and `e2e` test a production build, which is rebuilt if it does not match the sources.
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
  try {
    const results = [];
    const withoutBuild = wanted.filter((name) => name === 'unit' || name === 'node');
    if (withoutBuild.length > 0) results.push(await runJest(withoutBuild, reports));
    if (wanted.includes('site') || wanted.includes('e2e')) {
      if (await build()) {
        if (wanted.includes('site')) results.push(await runJest(['site'], reports));
        if (wanted.includes('e2e')) results.push(await runPlaywright(chromium, reports));
      } else results.push(withoutOutput());
    }
    for (const name of variantNames) results.push(await testVariant(name, chromium, reports));
    return sum(results);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
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
  const code = await runNode(binOf('jest'), options, { NODE_ENV: 'test', FIXTURE_SITES: sites });
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
  const code = await runNode(binOf('playwright'), ['test'], env);
  return withExitCode(playwrightCounts(report), code);
}

/**
 * Tests a build with other settings.
 * @param {string} name
 * @param {string} chromium
 * @param {string} reports
 */
async function testVariant(name, chromium, reports) {
  console.log(`Building the site as "${name}".`);
  // A version of the docs with two pages warns of those that it lacks.
  const isStrict = name !== 'integrations';
  const variables = { ...variants[/** @type {keyof typeof variants} */ (name)], CHECK_STRICT: isStrict ? '1' : '0' };
  const { publicFolder, remove } = await buildAside(
    variables,
    `__tests__/fixtures/variants/${name}`,
    ownSites.has(name),
  );
  try {
    if (publicFolder === null) return withoutOutput();
    return await runPlaywright(chromium, reports, { VARIANT: name, PUBLIC_DIR: publicFolder });
  } finally {
    remove();
  }
}

/** A failed build counts as one failure. */
function withoutOutput() {
  console.error('The build failed, so the tests that need it did not run.');
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
  const types = readFileSync(typesFile, 'utf8');
  const settings = { ...secrets, QUERY_TYPES: '1' };
  if ((await runNode('scripts/gatsby.mjs', ['build', '--no-env-file'], settings)) !== 0) return false;
  if (readFileSync(typesFile, 'utf8') !== types) {
    console.error(`${typesFile} was stale. The build has renewed it: commit it.`);
    return false;
  }
  rememberBuild(digest);
  return true;
}
