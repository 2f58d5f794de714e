import { readFileSync } from 'node:fs';
import { extname, posix, relative, resolve, sep } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';
import { findFileFault, isPublishable, publishableFolders } from '../../base/publishable';
import { findSimilarName } from '../../base/similar-name';
import type { CompileContext, SourcePlace } from '../compile-context';
import { withProduct } from '../remark/product';
import { importComponents, reactModule } from './component-imports';
import { mayNameCode } from './component-modules';
import { supported } from './import-request';
import type { ImportRequest } from './import-request';
import { componentReference, placeholder } from './scope';

type Module = Readonly<Record<string, unknown>>;
/** Compiles another MDX file and returns its exports; `default` is its content. */
export type LoadPartial = (file: string, place: SourcePlace) => Module;

/** Resolves an import to a partial, a file, data, or one of the site's components. */
export function resolveImport(request: ImportRequest, context: CompileContext, loadPartial: LoadPartial): Module {
  const { specifier, place } = request;
  if (specifier === 'react') return reactModule(request, context);
  const named = context.input.modules?.[specifier]?.component;
  if (named !== undefined) return { default: componentReference(named) };

  const raw = rawFile(specifier);
  if (raw !== undefined) return { default: readRaw(resolveFile(raw, place.file, context), specifier, context, place) };

  const isFile = /^(?:\.{1,2}\/|@site\/)/.test(specifier) && !mayNameCode(specifier);
  if (!isFile) return importComponents(request, context);

  const file = resolveFile(specifier, place.file, context);
  return loadFile(file, specifier, context, place, loadPartial);
}

/** Returns the file in `!!raw-loader!./file` or `./file?raw`, with which Docusaurus authors show a file as code. */
function rawFile(specifier: string): string | undefined {
  const [, file] = /^!!raw-loader!(.+)$/.exec(specifier) ?? /^(?:!!)?(.+)\?raw$/.exec(specifier) ?? [];
  return file;
}

function readRaw(file: string, specifier: string, context: CompileContext, place: SourcePlace): unknown {
  return expectFile(file, specifier, context, place)
    ? readFileSync(resolve(context.input.root, file), 'utf8')
    : placeholder;
}

/** Returns the value of `require('…')` in an expression: files and data only. */
export function requireFile(specifier: string, context: CompileContext, place: SourcePlace): Module {
  if (!/^(?:\.{1,2}\/|@site\/)/.test(specifier) || mayNameCode(specifier)) {
    context.error('unsupported-import', `"${specifier}" cannot be required here. ${supported}.`, place);
    return { default: '' };
  }
  return loadFile(resolveFile(specifier, place.file, context), specifier, context, place, () => {
    context.error(
      'unsupported-import',
      `"${specifier}" cannot be required. Expected an import at the top of the file.`,
      place,
    );
    return { default: placeholder };
  });
}

/** Resolves `@site/…` or a relative path to one relative to the project root. The result may begin with `../`. */
export function resolveFile(specifier: string, from: string, context: CompileContext): string {
  const { contentRoot } = context.input;
  if (!specifier.startsWith('@site/')) {
    const beside = nameOnDisk(posix.join(posix.dirname(from), specifier), context);
    if (isLocalFile(beside, context) || !specifier.startsWith('../')) return beside;
    // `static` is beside the folder of pages there (`../static/x.png`) but beside the content folder here.
    const atRoot = nameOnDisk(posix.relative(contentRoot, beside), context);
    context.dependencies.add(beside);
    return !atRoot.startsWith('../') && isLocalFile(atRoot, context) ? atRoot : beside;
  }
  const file = nameOnDisk(posix.normalize(specifier.slice('@site/'.length)), context);
  if (isLocalFile(file, context)) return file;
  // Docusaurus folders are at the root there (`@site/docs/…`) but in the content folder here.
  const moved = nameOnDisk(posix.join(contentRoot, file), context);
  context.dependencies.add(file);
  return isLocalFile(moved, context) ? moved : file;
}

/**
 * Returns a path with its letters as the names of the files have them: Git and macOS may keep `é` as `e` with an accent.
 * A path without a file stays.
 */
export function nameOnDisk(file: string, context: CompileContext): string {
  // ASCII has one form only, and most names are ASCII.
  if (/^[\x20-\x7e]*$/.test(file) || isLocalFile(file, context)) return file;
  return findSimilarName(context.input.root, file, (name) => name.normalize()) ?? file;
}

/** Returns a sentence that names the file with other capitals, or nothing. */
export function suggestCapitals(file: string, context: CompileContext): string {
  const similar = findSimilarName(context.input.root, file, (name) => name.normalize().toLowerCase());
  return similar !== null && isLocalFile(similar, context) ? ` Did you mean "${posix.basename(similar)}"?` : '';
}

/** Whether a path relative to the root is an existing file that pages may use. */
export function isLocalFile(file: string, { input }: CompileContext): boolean {
  return isPublishable(input.root, file, folders(input));
}

/** Reports a file that exists but must not be published. Returns whether it did. */
export function refuseFile(
  written: string,
  file: string,
  context: CompileContext,
  place: SourcePlace | undefined,
): boolean {
  const { input } = context;
  const fault = findFileFault(input.root, file, folders(input));
  if (fault === null) return false;
  const expected = `Expected one in ${folders(input).join(', ')}, or in a folder of \`publishedFolders\` in site/site.ts`;
  context.error('unpublished-file', `"${written}" must not be published: ${fault}. ${expected}.`, place);
  return true;
}

function folders({ root, contentRoot, staticRoots }: CompileContext['input']): string[] {
  const roots = staticRoots.map((folder) => toRootPath(resolve(root, folder), root));
  return [...new Set([contentRoot, ...roots, ...publishableFolders])];
}

/** Returns a path relative to the project root with forward slashes. */
export function toRootPath(path: string, root: string): string {
  return relative(root, path).split(sep).join('/');
}

/** Records a file as a dependency and reports it if missing. Returns whether it exists. */
function expectFile(file: string, specifier: string, context: CompileContext, place: SourcePlace): boolean {
  context.dependencies.add(file);
  if (refuseFile(specifier, file, context, place)) return false;
  const isThere = isLocalFile(file, context);
  if (!isThere) {
    const message = `"${specifier}" does not exist.${suggestCapitals(file, context)} Expected a file at ${file}.`;
    context.error('broken-import', message, place);
  }
  return isThere;
}

function loadFile(
  file: string,
  specifier: string,
  context: CompileContext,
  place: SourcePlace,
  loadPartial: LoadPartial,
): Module {
  if (!expectFile(file, specifier, context, place)) return { default: placeholder };
  const extension = extname(file).toLowerCase();
  if (extension === '.mdx' || extension === '.md') return loadPartial(file, place);
  // A file's URL is not known yet: `hast/images` and `hast/links` resolve paths that begin with `@site/`.
  if (!isData(extension)) return { default: `@site/${file}` };
  try {
    const data = withProduct(parseData(readFileSync(resolve(context.input.root, file), 'utf8'), extension), context);
    return typeof data === 'object' && data !== null && !Array.isArray(data)
      ? { ...data, default: data }
      : { default: data };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0]?.replace(/[:.]$/, '') : String(cause);
    context.error(
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
