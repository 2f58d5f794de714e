/**
 * Shows what a change does to readers: `npm run changed`, or with a Git commit or branch to compare with, `npm run
 * changed -- main` (default: the last commit). Builds that and the working folder, prints each route whose output differs
 * with what and why, and writes a page with texts and screenshots before and after to `test-results/changed/index.html`.
 *
 * `--shots N` limits screenshots to N routes (default 30, 0 for none): of each kind of change one, then the others.
 * The other build lies in the system's temporary folder and is kept, so that the next comparison is quick.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { listChangedFiles } from '../../scripts/changed-files.mjs';
import { readArguments } from '../../scripts/command.mjs';
import { loadSource } from '../../scripts/load-source.mjs';
import { runNode } from '../../scripts/run.mjs';
import { startServer } from '../../scripts/server/start-server.mjs';
import { findChromium } from '../../scripts/test/chromium.mjs';

/** @typedef {import('./src/report-page').ReportedChange} ReportedChange */
/** @typedef {import('./src/report-page').Shots} Shots */

const { values, positionals } = readArguments(import.meta.filename, { shots: { type: 'string', default: '30' } });

process.env.NODE_ENV = 'production';
if (existsSync('.env')) process.loadEnvFile('.env');

const { chooseForShots, compareBuilds } = /** @type {typeof import('./src/compare-builds')} */ (
  loadSource('packages/changed/src/compare-builds.ts')
);
const { digestOf, getCompiledPage, isDocFile, markdownPath, readContentRoutes, readRedirects, withSlash } =
  /** @type {typeof import('./src/engine')} */ (loadSource('packages/changed/src/engine.ts'));
const { explainChange } = /** @type {typeof import('./src/explain-changes')} */ (
  loadSource('packages/changed/src/explain-changes.ts')
);
const { describeChange, renderReport } = /** @type {typeof import('./src/report-page')} */ (
  loadSource('packages/changed/src/report-page.ts')
);

const root = resolve('.');
const reportFolder = resolve('test-results/changed');
const baseFolder = join(tmpdir(), `changed-${digestOf(root).slice(0, 10)}`);

/** Widths of the screenshots in CSS pixels: a phone and a desk. */
const widths = [375, 1440];

/** Name of what is compared with a commit. */
const current = 'the working folder';

/** @param {readonly string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

function readOptions() {
  if (!/^\d+$/.test(values.shots)) throw new Error(`--shots ${values.shots}: expected a number of routes.`);
  if (positionals.length > 1) throw new Error(`"${positionals.join(' ')}": expected one commit or branch.`);
  return { base: positionals[0] ?? 'HEAD', limit: Number(values.shots) };
}

/**
 * Checks a commit out into a folder of its own, with the packages that it needs.
 * @param {string} commit
 */
function checkOut(commit) {
  if (!existsSync(baseFolder)) git('clone', '--quiet', '--shared', '--no-checkout', root, baseFolder);
  git('-C', baseFolder, 'checkout', '--quiet', '--force', '--detach', commit);
  const packages = join(baseFolder, 'node_modules');
  const [here, there] = [root, baseFolder].map((folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const isShared = here === there;
  // The caches of a build name the folder of its packages.
  const wasShared = lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink();
  for (const name of isShared === wasShared ? [] : ['.cache', 'public']) {
    rmSync(join(baseFolder, name), { recursive: true, force: true });
  }
  rmSync(packages, { recursive: true, force: true });
  if (isShared) symlinkSync(join(root, 'node_modules'), packages);
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: baseFolder, stdio: 'inherit' });
}

/**
 * @param {string} folder
 * @param {string} name
 */
async function build(folder, name) {
  console.log(`Building ${name} …`);
  const log = join(reportFolder, 'build.log');
  const code = await runNode(join(folder, 'scripts/gatsby.mjs'), ['build'], {
    cwd: folder,
    output: openSync(log, 'w'),
  });
  if (code !== 0) throw new Error(`${readFileSync(log, 'utf8')}\nThe build of ${name} in ${folder} failed.`);
}

/**
 * Returns everything that a report says, but screenshots.
 * @param {string} base
 * @returns {ReportedChange[]}
 */
function describeChanges(base) {
  const files = listChangedFiles(base);
  const before = readContentRoutes(baseFolder);
  const after = readContentRoutes(root);
  const redirects = readRedirects([...after.keys()]).redirects;
  const targets = new Map(redirects.map(({ from, to }) => [withSlash(from), to]));
  return compareBuilds(join(baseFolder, 'public'), 'public').map((change) => {
    const { route } = change;
    const file = after.get(route) ?? before.get(route) ?? '';
    const uses = after.has(route) && isDocFile(file) ? getCompiledPage(file).dependencies : [];
    return {
      ...change,
      reasons: explainChange(change, { file, uses }, files),
      target: targets.get(withSlash(route)) ?? null,
      diff: change.parts.includes('text') ? diffText(route) : '',
      shots: [],
    };
  });
}

/**
 * Returns the changed lines of a page's Markdown.
 * @param {string} route
 */
function diffText(route) {
  const files = [baseFolder, root].map((folder) => join(folder, 'public', decodeURI(markdownPath(route))));
  if (!files.every((file) => existsSync(file))) return '';
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--unified=0', ...files], { encoding: 'utf8' });
  return stdout
    .replace(/^.*?(?=^@@)/ms, '')
    .replaceAll(/^@@.*@@.*\n/gm, '\n')
    .trim();
}

/**
 * Takes screenshots of routes before and after.
 * @param {readonly ReportedChange[]} changes
 * @returns {Promise<ReportedChange[]>} the same, with screenshots
 */
async function takeShots(changes) {
  if (changes.length === 0) return [];
  const browser = await chromium.launch({ executablePath: findChromium() });
  const pathPrefix = process.env.PATH_PREFIX ?? '';
  const servers = await Promise.all(
    [baseFolder, root].map((folder) => startServer({ dir: join(folder, 'public'), pathPrefix })),
  );
  /** @type {ReportedChange[]} */
  const shown = [];
  for (const [index, change] of changes.entries()) {
    /** @type {Shots[]} */
    const shots = [];
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      const take = async (/** @type {string} */ name, /** @type {string | undefined} */ origin) => {
        await page.goto(`${origin}${pathPrefix}${change.route}`);
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([
            document.fonts.ready,
            ...[...document.images].map((image) => image.decode().catch(() => {})),
          ]);
        });
        const file = `${index}-${width}-${name}.png`;
        await page.screenshot({ path: join(reportFolder, file), fullPage: true, animations: 'disabled' });
        return file;
      };
      const before = change.kind === 'new' ? null : await take('before', servers[0]?.origin);
      const after = change.kind === 'gone' ? null : await take('after', servers[1]?.origin);
      shots.push({ width, before, after, isSame: isSameFile(before, after) });
      await page.close();
    }
    shown.push({ ...change, shots });
  }
  await browser.close();
  await Promise.all(servers.map(({ close }) => close()));
  return shown;
}

/**
 * @param {string | null} before
 * @param {string | null} after
 */
function isSameFile(before, after) {
  if (before === null || after === null) return false;
  const [old, current] = [before, after].map((file) => readFileSync(join(reportFolder, file)));
  return old !== undefined && current !== undefined && old.equals(current);
}

try {
  const { base, limit } = readOptions();
  const commit = git('merge-base', base, 'HEAD');
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  checkOut(commit);
  const name = `${commit.startsWith(base) ? '' : `${base} `}${commit.slice(0, 10)}`;
  await build(baseFolder, name);
  await build(root, current);
  const changes = describeChanges(base);
  for (const change of changes) {
    console.log(`${change.route}\n  ${describeChange(change)}: ${change.reasons.join('; ')}`);
  }
  const visible = chooseForShots(changes, changes.length);
  const shown = new Map((await takeShots(visible.slice(0, limit))).map((change) => [change.route, change]));
  const reported = changes.map((change) => shown.get(change.route) ?? change);
  writeFileSync(join(reportFolder, 'index.html'), renderReport({ before: name, after: current, changes: reported }));
  console.log(
    `${changes.length} routes changed since ${name}: ${join(reportFolder, 'index.html')}` +
      (visible.length > shown.size ? ` (screenshots of ${shown.size}; of all with --shots ${visible.length})` : ''),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
