import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, posix, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { isFile } from '../../base/is-file';
import { isOfScope } from '../../base/package-in';
import type { CompileInput } from '../compile-context';
import { findCodeFile, loadSwc, parserOf } from './component-modules';

type Module = Readonly<Record<string, unknown>>;
type Require = (specifier: string) => unknown;

/** Whether an imported name is that of a value: components begin with a capital, because JSX wants them to. */
export function isValueName(local: string): boolean {
  return /^[^A-Z]/.test(local);
}

/**
 * Runs a code file of the project for the values that a page shows, with the files of the project that it imports. What
 * only exists with React or in a browser does nothing.
 * @param file relative to the root, without leaving it
 * @param note is told each file that is read
 * @throws what the code throws, or the parser
 */
export function runCode(
  { root, modules = {} }: Pick<CompileInput, 'root' | 'modules'>,
  file: string,
  note: (file: string) => void,
): Module {
  const fromRoot = createRequire(resolve(root, 'package.json'));
  const loaded = new Map<string, { exports: Module }>();

  const load = (path: string): Module => {
    const present = loaded.get(path);
    if (present) return present.exports;
    note(path);
    const module = { exports: {} as Module };
    loaded.set(path, module);
    const text = readFileSync(resolve(root, path), 'utf8');
    if (extname(path) === '.json') {
      const data = JSON.parse(text) as Module;
      module.exports = { ...data, default: data, __esModule: true };
    } else {
      const run = compileFunction(toCommonJs(text, path), ['exports', 'require', 'module'], {
        filename: resolve(root, path),
      }) as (exports: Module, require: Require, module: { exports: Module }) => void;
      run(module.exports, requireFrom(path), module);
    }
    return module.exports;
  };

  const requireFrom =
    (from: string): Require =>
    (specifier) => {
      const own = /^\.{1,2}(?:\/|$)/.test(specifier)
        ? posix.join(posix.dirname(from), specifier)
        : specifier.startsWith('@site/')
          ? posix.normalize(specifier.slice('@site/'.length))
          : null;
      if (own === null)
        return isOfScope(specifier, ['@site', ...Object.keys(modules)])
          ? standInFor(modules[specifier]?.values)
          : (fromRoot(specifier) as unknown);
      const code = findCodeFile(root, own);
      if (code !== null) return load(code);
      if (own.startsWith('../') || !isFile(resolve(root, own))) throw new Error(`Cannot find "${specifier}"`);
      // Style sheets, pictures: a page has their addresses by importing them itself.
      return extname(own) === '.json' ? load(own) : nothing;
    };

  return load(file);
}

/** Has any member, which can be called, and is none of them: what a module that is not there exports. */
const nothing: object = new Proxy(() => undefined, {
  get: (_target, key): unknown => (key === '__esModule' ? true : typeof key === 'string' ? nothing : undefined),
});

/** Returns a module that is no package: what else it exports is nothing. */
function standInFor(values: Module = {}): unknown {
  return new Proxy(nothing, {
    get: (target, key): unknown => Reflect.get(Object.hasOwn(values, key) ? values : target, key),
  });
}

function toCommonJs(text: string, file: string): string {
  return loadSwc().transformSync(text, {
    filename: file,
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2022',
      parser: parserOf(file),
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  }).code;
}
