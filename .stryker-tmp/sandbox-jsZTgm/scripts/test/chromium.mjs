import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseEnv } from 'node:util';
import { chromium } from 'playwright';

/**
 * Debian's Chromium packages. The headless shell is the same engine without windows and halves the time of all tests.
 */
const packages = ['chromium-headless-shell', 'chromium'];

/** Names on the PATH, then fixed paths, in order of preference. */
const systemBrowsers = [
  ...packages,
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Whether a browser starts. That its file exists proves nothing (package manager stubs, missing libraries).
 * @param {string} command
 */
function starts(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/**
 * Returns the possible full paths of a command, which Playwright requires.
 * @param {string} command
 */
function onPath(command) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return command.includes('/') ? [command] : folders.map((folder) => join(folder, command));
}

/** @returns {string | undefined} */
function installed() {
  const candidates = [...systemBrowsers.flatMap(onPath), chromium.executablePath()];
  return candidates.find((file) => existsSync(file) && starts(file));
}

/**
 * Runs an installer and returns whether it succeeded. On failure the caller says what to do.
 * @param {string} command
 * @param {string[]} parameters
 */
function tries(command, parameters) {
  try {
    execFileSync(command, parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the path of a working Chromium: from the setting CHROMIUM, the system, Playwright, or installed now.
 * @returns {string}
 */
export function findChromium() {
  // Only this setting of `.env`: the others are the site's, and tests have their own.
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const wanted = process.env.CHROMIUM ?? file.CHROMIUM;
  if (wanted) {
    const found = onPath(wanted).find(starts);
    if (found) return found;
    throw new Error(`CHROMIUM=${wanted} does not start: set it to the path of a Chromium or Chrome, or remove it.`);
  }
  const present = installed();
  if (present) return present;

  console.log('No Chromium found: installing one.');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && tries('apt-get', ['update', '-qq'])) {
    for (const name of packages) {
      const fromSystem = tries('apt-get', ['install', '-y', '-qq', name]) ? installed() : undefined;
      if (fromSystem) return fromSystem;
    }
  }
  tries('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  const downloaded = installed();
  if (downloaded) return downloaded;
  throw new Error(
    'No Chromium found and none could be installed: install Chromium or Chrome, or set CHROMIUM to its path.',
  );
}
