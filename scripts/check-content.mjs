/**
 * Checks all content without a build: `npm run check`. Reports what a build reports (front matter, links, anchors,
 * images, terms, data), and spelling and writing besides, and exits with 1 if anything was found. Options, after `--`:
 *
 * - `--changed [BASE]` reports only files that differ from a Git commit or branch; without a name, from the last commit.
 * - `--external` tries links to other sites too, which takes as long as those need to answer.
 * - `--drafts` compiles drafts too, which a build leaves out.
 * - `--watch` checks again on every change, until it is stopped.
 * - `--format github` prints annotations of GitHub's workflows, `--format json` one object on a line: for each run, or
 *   with `--watch` whenever the list changes, faults that a build reports first.
 */
import { existsSync, watch } from 'node:fs';
import { extname, posix, resolve, sep } from 'node:path';
import { listChangedFiles } from './changed-files.mjs';
import { readArguments } from './command.mjs';
import { loadSource } from './load-source.mjs';

/** @typedef {import('../src/shared/content-tree').Diagnostic} Diagnostic */
/** @typedef {{ format: string, drafts: boolean, external: boolean, onlyIn: () => ReadonlySet<string> | null }} Options */

const { values, positionals } = readArguments(
  import.meta.filename,
  {
    changed: { type: 'boolean', default: false },
    drafts: { type: 'boolean', default: false },
    external: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    format: { type: 'string', default: 'text' },
  },
  { code: 2 },
);

// A build leaves drafts out.
process.env.NODE_ENV = 'production';
if (existsSync('.env')) process.loadEnvFile('.env');

const root = resolve('.');

/** Time in milliseconds to wait for more changes, since editors write several files at once. */
const settlingTime = 100;

/** Time in milliseconds that another site has to answer. */
const patience = 15_000;

const { findContentFaults } = /** @type {typeof import('../node/check/content-faults')} */ (
  loadSource('node/check/content-faults.ts')
);
const { findSpellingFaults } = /** @type {typeof import('../node/check/spelling')} */ (
  loadSource('node/check/spelling.ts')
);
const { restartNeeded, watchLoadedCode } = /** @type {typeof import('../node/base/loaded-code')} */ (
  loadSource('node/base/loaded-code.ts')
);
const { formatFindings } = /** @type {typeof import('../node/check/format-findings')} */ (
  loadSource('node/check/format-findings.ts')
);

/** @returns {Options & { isWatching: boolean }} */
function readOptions() {
  const { changed, drafts, external, watch: isWatching, format } = values;
  if (!['text', 'github', 'json'].includes(format)) {
    throw new Error(`--format ${format} is unknown. Expected text, github or json.`);
  }
  if (positionals.length > (changed ? 1 : 0)) {
    throw new Error(
      `"${positionals.join(' ')}" is unknown. Expected --changed [BASE], --drafts, --external, --watch or --format.`,
    );
  }
  if (external && isWatching) throw new Error('--external and --watch: other sites are not tried on every save.');
  const [base = 'HEAD'] = positionals;
  return { format, drafts, external, isWatching, onlyIn: () => (changed ? new Set(listChangedFiles(base)) : null) };
}

/**
 * @param {readonly Diagnostic[]} all
 * @param {Options} options
 */
function report(all, { format, onlyIn }) {
  const files = onlyIn();
  const found = files ? all.filter(({ file }) => files.has(file)) : all;
  return { text: formatFindings(found, format), isClean: found.length === 0 };
}

/** @param {Options} options */
async function check(options) {
  const spelling = findSpellingFaults();
  const { ofBuild, findOfWriting } = findContentFaults(root, options);
  const { text, isClean } = report(
    [
      ...ofBuild,
      ...[...(findOfWriting?.() ?? [])].flat(),
      ...(await spelling),
      ...(options.external ? await findDeadLinks() : []),
    ],
    options,
  );
  process.stdout.write(text);
  return isClean;
}

/** Tries the links of published pages to other sites, each address once. */
async function findDeadLinks() {
  const { checkLinks } = await import('check-links');
  const { describeDeadLinks, leadsElsewhere } = /** @type {typeof import('../node/check/external-links')} */ (
    loadSource('node/check/external-links.ts')
  );
  const { getCompiledPage } = /** @type {typeof import('../node/compile/compile-cache')} */ (
    loadSource('node/compile/compile-cache.ts')
  );
  const { isPublished } = /** @type {typeof import('../node/content/doc')} */ (loadSource('node/content/doc.ts'));
  const { readStoredContent } = /** @type {typeof import('../node/content/stored-content')} */ (
    loadSource('node/content/stored-content.ts')
  );
  const pages = readStoredContent(root).docs.filter(isPublished);
  const links = pages.flatMap(({ sourcePath: file }) =>
    getCompiledPage(file)
      .links.filter(({ href }) => leadsElsewhere(href))
      .map(({ href, position }) => ({ href, file, position })),
  );
  const addresses = [...new Set(links.map(({ href }) => href))];
  return describeDeadLinks(links, await checkLinks(addresses, { timeout: { request: patience } }));
}

/**
 * Returns a function that runs a task soon, after more changes have had time to arrive, and again if it is called while
 * the task runs.
 * @param {(isStale: () => boolean) => Promise<void>} task may end early when it is stale
 */
function whenSettled(task) {
  let isRunning = false;
  let isStale = false;
  return async () => {
    isStale = true;
    if (isRunning) return;
    isRunning = true;
    while (isStale) {
      isStale = false;
      await new Promise((done) => setTimeout(done, settlingTime));
      await task(() => isStale).catch(printError);
    }
    isRunning = false;
  };
}

/**
 * Checks in three parts, because those take a tenth of a second, about one and about two. What a part has not looked at
 * again is as it was.
 * @param {Options} options
 */
function watchContent(options) {
  const known = {
    /** @type {Diagnostic[]} */ ofBuild: [],
    /** @type {Diagnostic[]} */ ofWriting: [],
    /** @type {Diagnostic[]} */ ofSpelling: [],
  };
  const isComplete = { writing: false, spelling: false };
  let printed = '';
  const print = () => {
    if (options.format !== 'json' && !(isComplete.writing && isComplete.spelling)) return;
    const { text } = report(Object.values(known).flat(), options);
    if (text !== printed) process.stdout.write(text);
    printed = text;
  };
  const checkPages = whenSettled(async (isStale) => {
    isComplete.writing = false;
    const { ofBuild, findOfWriting } = findContentFaults(root, options);
    known.ofBuild = ofBuild;
    print();
    if (findOfWriting) {
      const ofWriting = [];
      for (const found of findOfWriting()) {
        // Lets changes arrive.
        await new Promise((done) => setImmediate(done));
        if (isStale()) return;
        ofWriting.push(...found);
      }
      known.ofWriting = ofWriting;
    }
    isComplete.writing = true;
    print();
  });
  /** @type {Set<string> | null} Content files that changed; null means all. */
  let unspelled = null;
  const checkSpelling = whenSettled(async () => {
    isComplete.spelling = false;
    const changed = unspelled;
    unspelled = new Set();
    if (changed === null) known.ofSpelling = await findSpellingFaults();
    else {
      const files = [...changed].filter((file) => /\.(?:mdx?|yml)$/.test(file) && existsSync(file));
      const found = files.length > 0 ? await findSpellingFaults(files) : [];
      known.ofSpelling = [...known.ofSpelling.filter(({ file }) => !changed.has(file)), ...found];
    }
    isComplete.spelling = true;
    print();
  });
  const run = () => {
    void checkPages();
    void checkSpelling();
  };
  for (const folder of ['content', 'static'].filter((name) => existsSync(name))) {
    watch(folder, { recursive: true }, (_, name) => {
      const file = name === null ? null : posix.join(folder, name.replaceAll(sep, '/'));
      // Words may be known now, or files of a deleted folder gone.
      if (file === null || file.endsWith('.txt') || !extname(file)) unspelled = null;
      else unspelled?.add(file);
      run();
    });
  }
  // The server that started it starts it again.
  watchLoadedCode((file) => (process.send ? process.send('restart') : console.error(restartNeeded(file))));
  // The server that started it has ended.
  process.once('disconnect', () => process.exit());
  run();
}

/** @param {unknown} error */
function printError(error) {
  console.error(error instanceof Error ? error.message : error);
}

try {
  const { isWatching, ...options } = readOptions();
  if (isWatching) watchContent(options);
  else process.exitCode = (await check(options)) ? 0 : 1;
} catch (error) {
  printError(error);
  process.exitCode = 2;
}
