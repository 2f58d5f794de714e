import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { isFile, packageIn } from './engine';
import { listImports } from './foreign-code';

const extensions = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json', '.tsx', '.jsx'];

/** Returns the file with a name and one of the extensions that a configuration of Docusaurus may have. */
export function findConfig(base: string): string | undefined {
  return extensions.map((extension) => base + extension).find(isFile);
}

/** What a configuration file exports, and what it could not have. */
export interface LoadedConfig {
  value: unknown;
  /** Packages and files that are not there: stand-ins took their place. */
  missing: readonly string[];
}

/**
 * Runs a configuration file of another site and returns what it exports; a function is called, as Docusaurus does.
 * The working directory is the site meanwhile. Packages come from the site, then from this project; those that neither has
 * are replaced by stand-ins that take any use.
 * @throws with what the file threw and what is missing
 */
export async function loadConfig(file: string, root: string): Promise<LoadedConfig> {
  const loader = new ConfigLoader();
  const leave = enterFolder(root);
  try {
    await loader.prepare(file);
    const exported = defaultOf(loader.load(file));
    const value: unknown = await (typeof exported === 'function' ? (exported as () => unknown)() : exported);
    return { value, missing: loader.missing };
  } catch (cause) {
    const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/[.\s]*$/, '');
    throw new Error(`${file} cannot be run: ${reason}. ${adviceFor(loader.missing, root)}`, { cause });
  } finally {
    leave();
  }
}

/** Says what to do about packages and files that a configuration lacks. */
export function adviceFor(missing: readonly string[], root: string): string {
  const files = missing.filter((each) => each.startsWith('.'));
  const packages = missing.filter((each) => !each.startsWith('.'));
  const sentences = [
    ...(files.length > 0 ? [`It reads ${files.join(', ')}, which is not there or lacks something itself.`] : []),
    ...(packages.length > 0
      ? [
          `It needs ${packages.join(', ')}, not installed there: run "${installCommand(root)}" in ${root}, then import again.`,
        ]
      : []),
  ];
  return sentences.join(' ') || 'Expected a configuration that needs no network and no secrets.';
}

/** The command that installs what a site asks for, by its lockfile. */
function installCommand(root: string): string {
  const commands = {
    'yarn.lock': 'yarn install',
    'pnpm-lock.yaml': 'pnpm install',
    'bun.lock': 'bun install',
    'bun.lockb': 'bun install',
  };
  // The lockfile of a repository with several packages is above them.
  const folders = [root, path.dirname(root), path.dirname(path.dirname(root))];
  const names = [...Object.keys(commands), 'package-lock.json'] as const;
  const lockfile = folders.flatMap((folder) => names.filter((name) => isFile(path.join(folder, name))))[0];
  return Object.entries(commands).find(([name]) => name === lockfile)?.[1] ?? (lockfile ? 'npm ci' : 'npm install');
}

/** Changes the working directory, because configurations read files from there; returns how to change it back. */
export function enterFolder(folder: string): () => void {
  const before = process.cwd();
  process.chdir(folder);
  return () => process.chdir(before);
}

function defaultOf(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
}

/** Also from CommonJS, where TypeScript would make `require` of it. */
// eslint-disable-next-line @typescript-eslint/no-implied-eval
const importNatively = new Function('address', 'return import(address)') as (address: string) => Promise<unknown>;

const requireHere = createRequire(path.resolve('package.json'));

class ConfigLoader {
  readonly #loaded = new Map<string, { exports: unknown }>();
  /** Packages that can only be imported, by their file. */
  readonly #imported = new Map<string, unknown>();
  readonly #missing = new Set<string>();

  get missing(): string[] {
    return [...this.#missing].sort();
  }

  /** Imports the packages that cannot be required, for the file and the local ones that it names. */
  async prepare(file: string, seen = new Set<string>()): Promise<void> {
    if (seen.has(file) || file.endsWith('.json')) return;
    seen.add(file);
    for (const specifier of listImports(readFileSync(file, 'utf8'))) {
      const local = localFile(specifier, file);
      if (local !== undefined) await this.prepare(local, seen);
      else await this.#importIfNeeded(specifier, file);
    }
  }

  async #importIfNeeded(specifier: string, from: string): Promise<void> {
    for (const native of [createRequire(from), requireHere]) {
      try {
        native(specifier);
        return;
      } catch (cause) {
        if (!/ERR_REQUIRE_ESM|ERR_PACKAGE_PATH_NOT_EXPORTED/.test(codeOf(cause))) continue;
        const address = orElse(() => pathToFileURL(native.resolve(specifier)).href, specifier);
        const module = await importNatively(address).catch(() => undefined);
        if (module === undefined) continue;
        this.#imported.set(specifier, module);
        return;
      }
    }
  }

  /** Returns what a file exports. */
  load(file: string): unknown {
    const known = this.#loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} as unknown };
    this.#loaded.set(file, module);
    const text = readFileSync(file, 'utf8');
    if (file.endsWith('.json')) module.exports = JSON.parse(text);
    else this.#run(file, compile(text, file), module);
    return module.exports;
  }

  #run(file: string, code: string, module: { exports: unknown }): void {
    const native = createRequire(file);
    const require = Object.assign((specifier: string): unknown => this.#require(specifier, file), native, {
      resolve: (specifier: string): string =>
        localFile(specifier, file) ?? orElse(() => native.resolve(specifier), specifier),
    });
    const importLater = async (specifier: string): Promise<unknown> => {
      await (localFile(specifier, file) === undefined ? this.#importIfNeeded(specifier, file) : undefined);
      return asNamespace(this.#require(specifier, file));
    };
    // The author of a site trusts its configuration; Docusaurus runs it too.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    const run = new Function('exports', 'require', 'module', '__filename', '__dirname', importName, code);
    run(module.exports, require, module, file, path.dirname(file), importLater);
  }

  #require(specifier: string, from: string): unknown {
    const local = localFile(specifier, from);
    if (local !== undefined) return this.#loadLocal(local, specifier);
    if (this.#imported.has(specifier)) return this.#imported.get(specifier);
    for (const native of [createRequire(from), requireHere]) {
      const found = orElse(() => ({ module: native(specifier) as unknown }), null);
      if (found) return found.module;
    }
    this.#missing.add(specifier.startsWith('.') ? specifier : (packageIn(specifier) ?? specifier));
    return standIn;
  }

  /** A file that fails because of what is missing is missing too. */
  #loadLocal(file: string, specifier: string): unknown {
    try {
      return this.load(file);
    } catch (cause) {
      if (this.#missing.size === 0) throw cause;
      this.#missing.add(specifier);
      return standIn;
    }
  }
}

/** Name of the function that runs an `import()`. */
const importName = '__importLater';

function compile(text: string, file: string): string {
  const { code } = transformSync(text, {
    filename: file,
    swcrc: false,
    configFile: false,
    isModule: 'unknown',
    env: { targets: { node: process.versions.node } },
    jsc: {
      parser: { syntax: 'typescript', tsx: !/\.[cm]?ts$/.test(file) },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  return code.replace(/\bimport\(/g, `${importName}(`).replace(/\bimport\.meta\.(dir|file)name\b/g, '__$1name');
}

function localFile(specifier: string, from: string): string | undefined {
  if (!/^(?:\.{1,2}(?:\/|$)|\/)/.test(specifier)) return undefined;
  const base = path.resolve(path.dirname(from), specifier);
  if (isFile(base)) return extensions.includes(path.extname(base)) ? base : undefined;
  // TypeScript's imports may name the file that it would write.
  return findConfig(base) ?? findConfig(base.replace(/\.[cm]?js$/, '')) ?? findConfig(path.join(base, 'index'));
}

function asNamespace(module: unknown): unknown {
  if (module === standIn || typeof module !== 'object' || module === null)
    return module === standIn ? module : { default: module };
  return 'default' in module ? module : { ...module, default: module };
}

function codeOf(cause: unknown): string {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}

function orElse<Value>(get: () => Value, otherwise: Value): Value {
  try {
    return get();
  } catch {
    return otherwise;
  }
}

/**
 * Can be called, constructed and asked for any property; an empty text where one is needed, and an empty list where it is
 * iterated or spread.
 */
const standIn: unknown = new Proxy(function standInForPackage() {}, {
  get: (target, key): unknown => {
    if (key === Symbol.toPrimitive) return () => '';
    if (key === Symbol.iterator) return () => [].values();
    // What must be as the language has it: a promise would wait for `then` without end.
    if (key === 'then' || key === 'prototype') return key === 'then' ? undefined : target.prototype;
    if (key === 'length') return 0;
    return key === '__esModule' ? true : standIn;
  },
  apply: () => standIn,
  construct: () => standIn as object,
});
