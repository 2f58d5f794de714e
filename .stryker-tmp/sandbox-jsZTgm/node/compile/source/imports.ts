import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, isAbsolute, posix, relative, resolve, sep } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';
import { docusaurusModules } from '../../../src/shared/mdx-components';
import { closestNames } from '../../base/closest-names';
import type { CompileContext, SourcePlace } from '../compile-context';
import { componentNames, componentReference, placeholder } from './scope';

/** One import declaration. */
export interface ImportRequest {
  specifier: string;
  bindings: ImportBinding[];
  place: SourcePlace;
}

export interface ImportBinding {
  /** Exported name, `default`, or `*` for the namespace. */
  imported: string;
  local: string;
}

type Module = Readonly<Record<string, unknown>>;
/** Compiles another MDX file and returns its exports; `default` is its content. */
export type LoadPartial = (file: string, place: SourcePlace) => Module;

const codeExtensions = new Set([
  '.js',
  '.jsx',
  '.ts',
  '.tsx',
  '.mjs',
  '.cjs',
  '.mts',
  '.cts',
  '.css',
  '.scss',
  '.sass',
  '',
]);
const supported =
  'Expected a partial (.mdx, .md), an image or another file, data (.json, .yml, .csv), or a module name of Docusaurus';

/** Resolves an import to a partial, a file, data, or one of the site's components. */
export function resolveImport(request: ImportRequest, page: CompileContext, loadPartial: LoadPartial): Module {
  const { specifier, place } = request;
  if (specifier === 'react') return reactModule(request, page);
  const named = docusaurusModules[specifier];
  if (named === 'useBaseUrl') return { default: (address: unknown) => address };
  if (named) return { default: componentReference(named) };

  const raw = rawFile(specifier);
  if (raw !== undefined) return { default: readRaw(resolveFile(raw, place.file, page), specifier, page, place) };

  const isFile = /^(?:\.{1,2}\/|@site\/)/.test(specifier) && !codeExtensions.has(extname(specifier).toLowerCase());
  if (!isFile) return componentsByName(request, page);

  const file = resolveFile(specifier, place.file, page);
  return loadFile(file, specifier, page, place, loadPartial);
}

/** Returns the file in `!!raw-loader!./file` or `./file?raw`, with which Docusaurus authors show a file as code. */
function rawFile(specifier: string): string | undefined {
  const [, file] = /^!!raw-loader!(.+)$/.exec(specifier) ?? /^(?:!!)?(.+)\?raw$/.exec(specifier) ?? [];
  return file;
}

function readRaw(file: string, specifier: string, page: CompileContext, place: SourcePlace): unknown {
  return expectFile(file, specifier, page, place) ? readFileSync(resolve(page.input.root, file), 'utf8') : placeholder;
}

/** Returns the value of `require('…')` in an expression: files and data only. */
export function requireFile(specifier: string, page: CompileContext, place: SourcePlace): Module {
  if (!/^(?:\.{1,2}\/|@site\/)/.test(specifier) || codeExtensions.has(extname(specifier).toLowerCase())) {
    page.error('unsupported-import', `"${specifier}" cannot be required here. ${supported}.`, place);
    return { default: '' };
  }
  return loadFile(resolveFile(specifier, place.file, page), specifier, page, place, () => {
    page.error(
      'unsupported-import',
      `"${specifier}" cannot be required. Expected an import at the top of the file.`,
      place,
    );
    return { default: placeholder };
  });
}

/** Resolves `@site/…` or a relative path to one relative to the project root. The result may begin with `../`. */
export function resolveFile(specifier: string, from: string, page: CompileContext): string {
  if (!specifier.startsWith('@site/')) return posix.join(posix.dirname(from), specifier);
  const file = posix.normalize(specifier.slice('@site/'.length));
  if (isLocalFile(file, page)) return file;
  // Docusaurus folders are at the root there (`@site/docs/…`) but in the content folder here.
  const moved = posix.join(page.input.contentRoot, file);
  page.dependencies.add(file);
  return isLocalFile(moved, page) ? moved : file;
}

/** Whether a path relative to the root is an existing file inside the root. */
export function isLocalFile(file: string, page: CompileContext): boolean {
  const path = resolve(page.input.root, file);
  return !file.startsWith('../') && !isAbsolute(file) && existsSync(path) && statSync(path).isFile();
}

/** Returns a path relative to the project root with forward slashes. */
export function toRootPath(path: string, root: string): string {
  return relative(root, path).split(sep).join('/');
}

/** Records a file as a dependency and reports it if missing. Returns whether it exists. */
function expectFile(file: string, specifier: string, page: CompileContext, place: SourcePlace): boolean {
  page.dependencies.add(file);
  const isThere = isLocalFile(file, page);
  if (!isThere) page.error('broken-import', `"${specifier}" does not exist. Expected a file at ${file}.`, place);
  return isThere;
}

function loadFile(
  file: string,
  specifier: string,
  page: CompileContext,
  place: SourcePlace,
  loadPartial: LoadPartial,
): Module {
  if (!expectFile(file, specifier, page, place)) return { default: placeholder };
  const extension = extname(file).toLowerCase();
  if (extension === '.mdx' || extension === '.md') return loadPartial(file, place);
  // A file's URL is not known yet: `page/images` and `page/links` resolve paths that begin with `@site/`.
  if (!isData(extension)) return { default: `@site/${file}` };
  try {
    const data = parseData(readFileSync(resolve(page.input.root, file), 'utf8'), extension);
    return typeof data === 'object' && data !== null && !Array.isArray(data)
      ? { ...data, default: data }
      : { default: data };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0]?.replace(/[:.]$/, '') : String(cause);
    page.error(
      'broken-import',
      `"${specifier}" cannot be read: ${reason}. Expected valid ${extension.slice(1).toUpperCase()}.`,
      place,
    );
    return { default: placeholder };
  }
}

const isData = (extension: string): boolean => /^\.(?:json|ya?ml|csv)$/.test(extension);

function parseData(text: string, extension: string): unknown {
  if (extension === '.json') return JSON.parse(text);
  if (extension === '.csv') return parseCsv(text, { columns: true, skip_empty_lines: true, bom: true, trim: true });
  return parseYaml(text);
}

/** `import React from 'react'` is harmless and common; hooks would need a browser. */
function reactModule({ bindings, place }: ImportRequest, page: CompileContext): Module {
  const other = bindings.find(({ imported }) => !['default', '*', 'Fragment'].includes(imported));
  if (other) {
    page.error(
      'unsupported-import',
      `"${other.imported}" of React is not supported: pages are rendered at build time. Expected a component of the site for anything interactive.`,
      place,
    );
    return { default: placeholder, [other.imported]: placeholder };
  }
  const Fragment = ({ children }: { children?: unknown }): unknown => children ?? null;
  return { default: { Fragment }, Fragment };
}

/** Hooks that Docusaurus authors pass to `<DocCardList items={…} />`, which lists the same pages without them. */
const sidebarHooks = new Map<string, () => unknown>([
  ['useCurrentSidebarCategory', () => ({ items: undefined })],
  ['useCurrentSidebarSiblings', () => undefined],
]);

/** Resolves an import from anywhere else to the component of that name, if any. */
function componentsByName({ specifier, bindings, place }: ImportRequest, page: CompileContext): Module {
  const module: Record<string, unknown> = {};
  for (const { imported, local } of bindings) {
    const known: unknown = componentReference(local) ?? componentReference(imported) ?? sidebarHooks.get(imported);
    module[imported] = known ?? placeholder;
    if (!known) page.error('unsupported-import', unsupported(specifier, local), place);
  }
  if (bindings.length === 0) page.error('unsupported-import', unsupported(specifier), place);
  return module;
}

function unsupported(specifier: string, local?: string): string {
  if (specifier.includes('!')) {
    return `"${specifier}" is not supported: the only loader here is raw-loader. Expected "!!raw-loader!./file", or data (.json, .yml, .csv).`;
  }
  if (/^@(?:theme|docusaurus)\//.test(specifier)) {
    const closest = closestNames(specifier, Object.keys(docusaurusModules));
    return `"${specifier}" is not available here. Expected ${closest[0] ?? Object.keys(docusaurusModules).join(', ')}.`;
  }
  const hint = local
    ? ` A component of this site must be imported by its name: ${[...componentNames].sort().join(', ')}. To add one, list it in src/shared/mdx-components.ts and implement it in src/components/mdx.`
    : '';
  return `Importing "${specifier}" is not supported. ${supported}.${hint}`;
}
