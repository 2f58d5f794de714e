import { posix } from 'node:path';
import { importedName } from '../../../src/shared/mdx-components';
import { closestNames } from '../../base/closest-names';
import { isOfScope, packageIn } from '../../base/package-in';
import type { CompileContext } from '../compile-context';
import { codeExtensions, exportsOf, fileOfModule, findCodeFile, isInstalled, mayNameCode } from './component-modules';
import type { ComponentModule } from './component-modules';
import { isValueName, runCode } from './code-values';
import { supported } from './import-request';
import type { ImportRequest } from './import-request';
import { withinTimeLimit } from './page-code';
import { ComponentReference, componentNames, componentReference, placeholder } from './scope';

type Module = Readonly<Record<string, unknown>>;

/** Resolves an import of React components: from a code file, a package, or by the names of the site's own. */
export function importComponents(request: ImportRequest, context: CompileContext): Module {
  const module = request.bindings.length > 0 ? findModule(request, context) : null;
  return module === null ? componentsByName(request, context) : importModule(module, request, context);
}

/**
 * Returns the module that an import names, or null if there is none. `@site/src/…` may be in the content folder, as
 * other files of a Docusaurus site.
 */
export function findComponentModule(
  specifier: string,
  from: string,
  { root, contentRoot, modules = {} }: Pick<CompileContext['input'], 'root' | 'contentRoot' | 'modules'>,
): ComponentModule | null {
  const path = pathOf(specifier, from);
  if (path !== null) {
    if (!mayNameCode(specifier)) return null;
    const isOwn = !/^\.{1,2}\//.test(specifier);
    const file = findCodeFile(root, path) ?? (isOwn ? findCodeFile(root, posix.join(contentRoot, path)) : null);
    return file === null ? null : `@site/${file}`;
  }
  const named = modules[specifier];
  if (named) return named.file === undefined || named.component || named.values ? null : specifier;
  if (specifier.includes('!') || isOfScope(specifier, Object.keys(modules))) return null;
  const name = packageIn(specifier);
  return name !== null && isInstalled(root, name) ? specifier : null;
}

/** Returns the path relative to the project root of an import that is no package's. */
function pathOf(specifier: string, from: string): string | null {
  if (/^\.{1,2}\//.test(specifier)) return posix.join(posix.dirname(from), specifier);
  const [, path] = /^(?:@site)?\/(.+)$/.exec(specifier) ?? [];
  return path === undefined ? null : posix.normalize(path);
}

function findModule({ specifier, place }: ImportRequest, context: CompileContext): ComponentModule | null {
  const module = findComponentModule(specifier, place.file, context.input);
  const path = pathOf(specifier, place.file);
  // A file that appears later makes the page be compiled again.
  if (path !== null) context.dependencies.add((module && fileOfModule(module)) ?? `${path}.tsx`);
  return module;
}

function importModule(
  module: ComponentModule,
  { specifier, bindings, place }: ImportRequest,
  context: CompileContext,
): Module {
  const file = fileOfModule(module);
  let names: readonly string[] | null = null;
  try {
    names = file === null ? null : exportsOf(context.input.root, file);
  } catch (cause) {
    const [reason] = String(cause instanceof Error ? cause.message : cause).split('\n', 1);
    context.error('broken-import', `${file} cannot be parsed: ${reason}. Expected TypeScript or JavaScript.`, place);
  }
  let values: Module | undefined;
  const valueOf = (name: string): unknown => {
    values ??= file === null ? {} : readValues(file, specifier, context, place);
    return values[name];
  };
  const imported: Record<string, unknown> = {};
  for (const binding of bindings) {
    if (binding.imported === '*') return namespace(module, names, binding.local, valueOf);
    const isKnown = names === null || names.includes(binding.imported);
    imported[binding.imported] =
      file !== null && isKnown && isValueName(binding.local)
        ? valueOf(binding.imported)
        : reference(importedName(module, binding.imported), binding.local);
    if (names === null || isKnown) continue;
    const what = binding.imported === 'default' ? 'no default export' : `no export "${binding.imported}"`;
    context.error(
      'broken-import',
      `"${specifier}" has ${what}. Expected ${names.length > 0 ? `one of its exports: ${names.join(', ')}` : 'an exported component'}.`,
      place,
    );
  }
  return imported;
}

/** Runs code for its values. Reports if it cannot be run. */
function readValues(file: string, specifier: string, context: CompileContext, place: ImportRequest['place']): Module {
  try {
    return withinTimeLimit(() => runCode(context.input, file, (each) => context.dependencies.add(each)));
  } catch (cause) {
    // What code of a page throws may be of another realm.
    const message = typeof cause === 'object' && cause && 'message' in cause ? cause.message : cause;
    const [reason = ''] = String(message).split('\n', 1);
    context.error(
      'broken-import',
      `"${specifier}" cannot be run for the values that the page shows: ${reason.replace(/\.$/, '')}. Expected code that runs without a browser.`,
      place,
    );
    return new Proxy({}, { get: () => placeholder });
  }
}

/** `import * as UI`, for `<UI.Card>` and for `{UI.version}`. */
function namespace(
  module: ComponentModule,
  names: readonly string[] | null,
  local: string,
  valueOf: (name: string) => unknown,
): Module {
  const member = (name: string): unknown =>
    isValueName(name) && fileOfModule(module) !== null
      ? valueOf(name)
      : reference(importedName(module, name), `${local}.${name}`);
  if (names !== null) {
    // Code runs only for a value that the page uses.
    const members = names.map((name) => [name, { enumerable: true, get: () => member(name) }] as const);
    return Object.defineProperties({}, Object.fromEntries(members));
  }
  return new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? member(name) : undefined) });
}

/** A component whose members are components too: `<Steps.Item>`. */
function reference(name: string, shown: string): ComponentReference {
  return new Proxy(new ComponentReference(name, shown), {
    get: (target, key): unknown =>
      typeof key === 'string' && /^[A-Z]/.test(key)
        ? reference(`${name}.${key}`, `${shown}.${key}`)
        : Reflect.get(target, key),
  });
}

/** `import React from 'react'` is harmless and common; hooks run in the browser, so in a component's own file. */
export function reactModule({ bindings, place }: ImportRequest, context: CompileContext): Module {
  const other = bindings.find(({ imported }) => !['default', '*', 'Fragment'].includes(imported));
  if (other) {
    context.error(
      'unsupported-import',
      `"${other.imported}" of React is not supported in a page. Expected it in a file of its own that exports a component (Chart.tsx), imported here.`,
      place,
    );
    return { default: placeholder, [other.imported]: placeholder };
  }
  const Fragment = ({ children }: { children?: unknown }): unknown => children ?? null;
  return { default: { Fragment }, Fragment };
}

/** Resolves an import from anywhere else to the component of that name, if any. */
function componentsByName({ specifier, bindings, place }: ImportRequest, context: CompileContext): Module {
  const module: Record<string, unknown> = {};
  for (const { imported, local } of bindings) {
    const known: unknown =
      componentReference(local) ??
      componentReference(imported) ??
      context.input.modules?.[specifier]?.values?.[imported];
    module[imported] = known ?? placeholder;
    if (!known) context.error('unsupported-import', unsupported(specifier, place.file, context, local), place);
  }
  if (bindings.length === 0) context.error('unsupported-import', unsupported(specifier, place.file, context), place);
  return module;
}

function unsupported(specifier: string, from: string, { input }: CompileContext, local?: string): string {
  if (specifier.includes('!')) {
    return `"${specifier}" is not supported: the only loader here is raw-loader. Expected "!!raw-loader!./file", or data (.json, .yml, .csv).`;
  }
  const available = Object.keys(input.modules ?? {});
  if (isOfScope(specifier, available)) {
    const closest = closestNames(specifier, available);
    return `"${specifier}" is not available here. Expected ${closest[0] ?? available.join(', ')}.`;
  }
  if (/\.(?:css|s[ac]ss)$/i.test(specifier))
    return `A page has no style sheets of its own, so "${specifier}" cannot be imported here. Expected it in a component's file (Card.tsx), imported here.`;
  if (local === undefined)
    return `Importing "${specifier}" for its effects is not supported. Expected the names of what it exports.`;
  const path = pathOf(specifier, from);
  const own = `A component of this site needs no import: ${[...componentNames].sort().join(', ')}.`;
  if (path !== null) {
    const where = codeExtensions.includes(posix.extname(path)) ? path : `${path} with ${codeExtensions.join(', ')}`;
    return `"${specifier}" does not exist. Expected a file at ${where}. ${own}`;
  }
  const name = packageIn(specifier);
  return name === null
    ? `Importing "${specifier}" is not supported. ${supported}. ${own}`
    : `The package "${name}" is not installed. Expected it after "npm install ${name}". ${own}`;
}
