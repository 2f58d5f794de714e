import { existsSync, readFileSync } from 'node:fs';
import path, { posix } from 'node:path';
import { codeExtensions, isFile, isRecord, packageIn } from './engine';
import { findRepository, placeForeignFile } from './foreign-repository';
import { docusaurusModules } from './modules';

/** The code that pages need. */
export interface ForeignCode {
  /** Components, and the style sheets, pictures and data that they import: where they belong here, by their path there. */
  files: ReadonlyMap<string, string>;
  /** Packages to install. */
  packages: ReadonlySet<string>;
  /** What cannot be there, in sentences. */
  left: readonly string[];
}

const imports = /((?:\bfrom|\bimport|\brequire\(|\bimport\()\s*)(['"])([^'"\n]+)\2/g;
const urls = /(\burl\(\s*)(['"]?)([^'")\s]+)\2(?=\s*\))/g;

/** Returns a text without the backslashes that formatters put before `_`. */
export function withoutEscapes(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}

/** Returns what a text of code imports. */
export function listImports(text: string): string[] {
  return [...text.matchAll(imports)].map(([, , , specifier = '']) => withoutEscapes(specifier));
}

/** Returns a text of code, or of a style sheet, with what it imports replaced. */
export function replaceImports(text: string, file: string, replace: (specifier: string) => string): string {
  const write = (_match: string, before: string, quote: string, specifier: string): string =>
    `${before}${quote}${replace(specifier)}${quote}`;
  const replaced = text.replace(imports, write);
  return isStyleSheet(file) ? replaced.replace(urls, write) : replaced;
}

const isStyleSheet = (file: string): boolean => /\.css$/.test(file);

/** Whether a file has imports that an import follows. */
export function hasImports(file: string): boolean {
  return /\.(?:[cm]?[jt]sx?|mdx?|css)$/.test(file);
}

/** Splits `!!raw-loader!./x?raw` into the loaders, the name of the file and the query. */
export function splitRequest(specifier: string): [loaders: string, name: string, query: string] {
  const [, loaders = '', name = '', query = ''] = /^(.*!)?([^?]*)(\?.*)?$/s.exec(specifier) ?? [];
  return [loaders, name, query];
}

/**
 * Returns the file that an import means in the other site, relative to its root, which may be above it; undefined for a
 * package and for what does not exist.
 */
export function findForeignFile(root: string, specifier: string, from: string): string | undefined {
  const [, written] = splitRequest(specifier);
  const named = written.startsWith('@site/')
    ? written.slice('@site/'.length).replace(/^\/+/, '')
    : written.startsWith('/')
      ? written.replace(/^\/+/, '')
      : undefined;
  if (named === undefined && !/^\.{1,2}(?:\/|$)/.test(written)) return undefined;
  const file = posix.normalize(named ?? posix.join(posix.dirname(from), written)).replace(/\/$/, '');
  if (file.includes('\0')) return undefined;
  const extensions = codeExtensions.map((extension) => file + extension);
  const indexes = codeExtensions.map((extension) => posix.join(file, `index${extension}`));
  return [file, ...extensions, ...indexes].find((each) => isFile(path.join(root, each)));
}

/** Follows imports from pages into code. `kept` are the places of files that are imported with the site anyway. */
export function collectCode(
  root: string,
  starts: ReadonlyMap<string, readonly string[]>,
  kept: ReadonlyMap<string, string>,
): ForeignCode {
  const files = new Map<string, string>();
  const packages = new Set<string>();
  const left = new Set<string>();
  const repository = findRepository(root);
  const taken = new Set(kept.values());
  const followed = new Set<string>();
  const queue = [...starts].map(([file, specifiers]) => ({ file, specifiers }));
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    for (const specifier of entry.specifiers) {
      const found = findForeignFile(root, specifier, entry.file);
      if (found === undefined) {
        const fault = describeForeign(specifier, entry.file, packages);
        if (fault !== null) left.add(fault);
        continue;
      }
      if (followed.has(found) || starts.has(found)) continue;
      followed.add(found);
      if (!kept.has(found)) {
        const target = placeForeignFile(root, repository, found, (each) => taken.has(each));
        if (target === null) {
          left.add(
            `${entry.file}: "${specifier}" is hidden, or outside of the repository of the site. It was left there.`,
          );
          continue;
        }
        files.set(found, target);
        taken.add(target);
        if (/\.s[ac]ss$/.test(found)) left.add(`${found}: Sass is not read here. Expected a style sheet in CSS.`);
      }
      if (hasImports(found)) queue.push({ file: found, specifiers: importsOf(root, found) });
    }
  }
  return { files, packages, left: [...left] };
}

function importsOf(root: string, file: string): string[] {
  const specifiers: string[] = [];
  replaceImports(readFileSync(path.join(root, file), 'utf8'), file, (specifier) => {
    specifiers.push(withoutEscapes(specifier));
    return specifier;
  });
  if (!isStyleSheet(file)) return specifiers;
  // `url(x.png)` is beside the style sheet; `@import "x"` may be a package.
  const beside = (each: string): string =>
    isFile(path.join(root, posix.dirname(file), each)) && !each.startsWith('.') ? `./${each}` : each;
  return specifiers.filter((each) => !/^(?:[a-z]+:|#|\/|~)/i.test(each)).map(beside);
}

function describeForeign(specifier: string, from: string, packages: Set<string>): string | null {
  if (/^@(?:theme|docusaurus)(?:-|\/)/.test(specifier)) {
    const isCode = !/\.mdx?$/.test(from);
    return isCode && !docusaurusModules[specifier]?.file ? `${from}: "${specifier}" is not available here.` : null;
  }
  if (/^(?:\.|\/|@site\/)/.test(specifier)) return `${from}: "${specifier}" does not exist.`;
  const name = packageIn(specifier);
  if (name !== null && !/^(?:react|react-dom|node:.*)$/.test(name) && !specifier.includes('!')) packages.add(name);
  return null;
}

/** Returns which of these packages the project at `root` does not have, with the versions that the other site asks for. */
export function missingPackages(root: string, packages: Iterable<string>, theirRoot: string): string[] {
  const ranges = rangesOf(theirRoot);
  return [...packages]
    .filter((name) => !existsSync(path.join(root, 'node_modules', name)))
    .sort()
    .map((name) => {
      const range = ranges[name];
      // Workspaces and files are theirs.
      if (typeof range !== 'string' || /^(?:workspace|file|link|catalog|portal):/.test(range)) return name;
      return /[\s<>|*]/.test(range) ? `"${name}@${range}"` : `${name}@${range}`;
    });
}

/** Returns the versions of packages that a site asks for, by name. */
function rangesOf(root: string): Record<string, unknown> {
  const file = path.join(root, 'package.json');
  const manifest: unknown = isFile(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { dependencies = {}, devDependencies = {} } = isRecord(manifest) ? manifest : {};
  return { ...(isRecord(devDependencies) ? devDependencies : {}), ...(isRecord(dependencies) ? dependencies : {}) };
}
