import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { isFile } from '../base/is-file';

const extensions = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json'];

/** Returns the file with a name and one of the extensions that a configuration of Docusaurus may have. */
export function findConfig(base: string): string | undefined {
  return extensions.map((extension) => base + extension).find(isFile);
}

/**
 * Runs a configuration file of another site and returns what it exports; a function is called, as Docusaurus does.
 * Packages that are not installed there are replaced by stand-ins that take any use.
 * @throws what the file throws, or the parser
 */
export async function loadConfig(file: string): Promise<unknown> {
  const exported = defaultOf(load(file, new Map()));
  const value: unknown = typeof exported === 'function' ? await (exported as () => unknown)() : await exported;
  return value;
}

function defaultOf(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
}

function load(file: string, loaded: Map<string, { exports: unknown }>): unknown {
  const known = loaded.get(file);
  if (known) return known.exports;
  const text = readFileSync(file, 'utf8');
  const module = { exports: {} as unknown };
  loaded.set(file, module);
  if (file.endsWith('.json')) {
    module.exports = JSON.parse(text);
    return module.exports;
  }
  const { code } = transformSync(text, {
    filename: file,
    swcrc: false,
    configFile: false,
    isModule: 'unknown',
    env: { targets: { node: process.versions.node } },
    jsc: { parser: { syntax: 'typescript', tsx: file.endsWith('x') }, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  });
  const native = createRequire(file);
  const require = Object.assign(
    (specifier: string): unknown => {
      const local = specifier.startsWith('.') ? findModule(path.resolve(path.dirname(file), specifier)) : undefined;
      if (local !== undefined) return load(local, loaded);
      return orStandIn(() => native(specifier));
    },
    { resolve: (specifier: string): string => orElse(() => native.resolve(specifier), specifier) },
  );
  // The author of a site trusts its configuration; Docusaurus runs it too.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('exports', 'require', 'module', '__filename', '__dirname', code);
  run(module.exports, require, module, file, path.dirname(file));
  return module.exports;
}

function findModule(base: string): string | undefined {
  return isFile(base) ? base : (findConfig(base) ?? findConfig(path.join(base, 'index')));
}

function orElse<Value>(get: () => Value, otherwise: Value): Value {
  try {
    return get();
  } catch {
    return otherwise;
  }
}

const orStandIn = (get: () => unknown): unknown => orElse(get, standIn);

/** Can be called, constructed and asked for any property; an empty text where one is needed. */
const standIn: unknown = new Proxy(function standInForPackage() {}, {
  get: (_target, key) => {
    if (key === Symbol.toPrimitive) return () => '';
    return key === 'then' || key === Symbol.iterator ? undefined : standIn;
  },
  apply: () => standIn,
  construct: () => standIn as object,
});
