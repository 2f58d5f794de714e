import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { listCode } from '../../../scripts/sources.mjs';

/** Files by name, relative to the project's root. */
export type Files = Readonly<Record<string, string | Buffer>>;

/** How a build ended. */
export interface BuildResult {
  code: number | null;
  /** What it printed, without colours. */
  output: string;
}

/** A running `gatsby develop`. */
export interface DevelopmentServer {
  /** What it has printed, without colours. */
  output: () => string;
  hasEnded: () => boolean;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** A build that takes longer than this hangs. */
const patience = 240_000;

/** What the bundler has kept of a former site in the same folder. It depends on the code alone. */
const keptCache = '.cache/webpack';

/**
 * A copy of the site's code with content of its own, outside of any repository, in a folder with a space in its name
 * (BLD-13). In a run of all tests, sites that follow each other share a folder, so that only the first build of each
 * folder compiles all scripts.
 */
export class FixtureSite {
  root: string;
  private readonly base: string;
  private isDisposed = false;

  constructor(content: Files) {
    this.base = takeFolder();
    this.root = path.join(this.base, 'with space');
    mkdirSync(this.root, { recursive: true });
    for (const name of [...listCode(), 'scripts']) {
      cpSync(name, path.join(this.root, name), { recursive: true, preserveTimestamps: true });
    }
    // Without the links of this site's definition, which lead to pages that a fixture lacks.
    appendFileSync(
      path.join(this.root, 'site/site.ts'),
      'Object.assign(site, { navbar: { ...site.navbar, left: [], right: [] }, notFound: [], support: null });\n',
    );
    appendFileSync(path.join(this.root, 'site/search.ts'), 'Object.assign(search, { popularPages: [] });\n');
    symlinkSync(path.resolve('node_modules'), path.join(this.root, 'node_modules'));
    mkdirSync(path.join(this.root, 'content/data'), { recursive: true });
    this.write(content);
  }

  /** Names the modules of Docusaurus in the site's definition, as an import does. */
  nameDocusaurusModules(): void {
    const declaration = "import { docusaurusModules } from '../packages/import-docusaurus/src/modules';\n";
    const file = path.join(this.root, 'site/content.ts');
    writeFileSync(
      file,
      `${declaration}${readFileSync(file, 'utf8')}Object.assign(content, { modules: docusaurusModules });\n`,
    );
  }

  write(files: Files): void {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(this.root, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }

  /** Copies a folder of this repository into the site. */
  copy(from: string, to: string): void {
    cpSync(from, path.join(this.root, to), { recursive: true });
  }

  rename(from: string, to: string): void {
    renameSync(path.join(this.root, from), path.join(this.root, to));
  }

  /** Renames the folder of the site. */
  move(name: string): void {
    const target = path.join(this.base, name);
    renameSync(this.root, target);
    this.root = target;
  }

  remove(name: string): void {
    rmSync(path.join(this.root, name), { recursive: true, force: true });
  }

  read(name: string): string {
    return readFileSync(path.join(this.root, name), 'utf8');
  }

  exists(name: string): boolean {
    return existsSync(path.join(this.root, name));
  }

  /** All files below a folder, sorted, relative to it. */
  list(folder: string): string[] {
    const start = path.join(this.root, folder);
    return readdirSync(start, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(start, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .sort();
  }

  /** Runs `gatsby build` to its end. */
  build(settings: Readonly<Record<string, string>> = {}, parameters: readonly string[] = []): Promise<BuildResult> {
    return this.run(['scripts/gatsby.mjs', 'build', '--no-env-file', ...parameters], settings);
  }

  /** Runs `npx gatsby build` to its end. */
  buildByGatsby(): Promise<BuildResult> {
    return this.run(['node_modules/gatsby/cli.js', 'build']);
  }

  /** Runs `gatsby build` until it has printed a text, and then kills it with all its processes (`SIGKILL`). */
  killBuild(text: string): Promise<BuildResult> {
    return this.run(['node_modules/gatsby/cli.js', 'build'], {}, text);
  }

  /** Runs `gatsby build` until it has printed a text, then kills its worker processes (`SIGKILL`), and waits. */
  killWorker(text: string): Promise<BuildResult> {
    return this.run(['node_modules/gatsby/cli.js', 'build'], {}, text, killWorkersOf);
  }

  /** Runs a script of the site. */
  runScript(name: string, ...parameters: readonly string[]): Promise<BuildResult> {
    return this.run([path.join('scripts', name), ...parameters]);
  }

  /** Runs `check`. */
  checkContent(...parameters: readonly string[]): Promise<BuildResult> {
    return this.runScript('check-content.mjs', ...parameters);
  }

  /** Starts `npm run develop`, which runs until it is stopped. */
  develop(port: number): DevelopmentServer {
    const child = spawn(process.execPath, ['scripts/gatsby.mjs', 'develop', '--port', String(port)], {
      cwd: this.root,
      env: withoutOwnSettings(),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += stripVTControlCharacters(chunk.toString());
      });
    }
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    return {
      output: () => output,
      hasEnded: () => child.exitCode !== null,
      stop: async (signal = 'SIGTERM') => {
        // With all processes that Gatsby starts.
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
        await ended;
      },
    };
  }

  private run(
    command: readonly string[],
    settings: Readonly<Record<string, string>> = {},
    killAt?: string,
    kill: (pid: number) => void = killGroup,
  ): Promise<BuildResult> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, command, {
        cwd: this.root,
        env: { ...withoutOwnSettings(), CI: 'true', ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: patience,
        // A group of its own, to be killed as a whole.
        detached: killAt !== undefined,
      });
      let output = '';
      let isKilled = false;
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (chunk: string) => {
          output += chunk;
          if (killAt === undefined || child.pid === undefined || isKilled) return;
          if (!stripVTControlCharacters(output).includes(killAt)) return;
          isKilled = true;
          kill(child.pid);
        });
      }
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, output: stripVTControlCharacters(output) }));
    });
  }

  /** Removes the site. The cache of the bundler stays for the next one in its folder. */
  dispose(): void {
    // Its folder may be another site's by now.
    if (this.isDisposed) return;
    this.isDisposed = true;
    const kept = path.join(this.base, 'kept');
    const cache = path.join(this.root, keptCache);
    if (existsSync(cache)) renameSync(cache, kept);
    // A process that was just stopped may write a last file.
    rmSync(this.root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    if (folderOfRun === undefined) rmSync(this.base, { recursive: true, force: true });
    else if (existsSync(kept)) {
      mkdirSync(path.dirname(path.join(this.base, 'with space', keptCache)), { recursive: true });
      renameSync(kept, path.join(this.base, 'with space', keptCache));
    }
    rmSync(path.join(this.base, 'taken'), { force: true });
  }
}

/** `scripts/test/run-tests.mjs` removes it in the end. */
const folderOfRun = process.env.FIXTURE_SITES;

/** Returns a folder for a site that no other one uses. */
function takeFolder(): string {
  if (folderOfRun === undefined) return realpathSync(mkdtempSync(path.join(tmpdir(), 'fixture-site-')));
  for (let number = 1; ; number += 1) {
    const folder = path.join(realpathSync(folderOfRun), String(number));
    mkdirSync(folder, { recursive: true });
    try {
      // Exclusive, because the tests run in several processes.
      writeFileSync(path.join(folder, 'taken'), '', { flag: 'wx' });
      return folder;
    } catch {
      // The next one.
    }
  }
}

function killGroup(pid: number): void {
  process.kill(-pid, 'SIGKILL');
}

/** Kills the processes of Gatsby's worker pool that a process has started. */
function killWorkersOf(pid: number): void {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  for (const [, child, parent, command = ''] of list.matchAll(/^ *(\d+) +(\d+) +(.*)$/gm)) {
    if (Number(parent) === pid && command.includes('gatsby-worker')) process.kill(Number(child), 'SIGKILL');
  }
}

/** Settings of the run of these tests must not reach a process. */
function withoutOwnSettings(): Record<string, string | undefined> {
  const foreign = /^(?:NODE_ENV|JEST_|GATSBY_|SITE_URL|PATH_PREFIX|DEVELOPER_SITE_URL|CHECK_STRICT)/;
  const inherited = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(inherited), GATSBY_TELEMETRY_DISABLED: '1' };
}

let count = 0;

/** A page with a title and a description of its own. */
export function page(title: string, body = 'Text.', frontMatter = ''): string {
  count += 1;
  const description = `Page number ${count} of a fixture, which is described here in one sentence of a proper length.`;
  return `---\ntitle: ${title}\ndescription: ${description}\n${frontMatter === '' ? '' : `${frontMatter}\n`}---\n\n${body}\n`;
}
