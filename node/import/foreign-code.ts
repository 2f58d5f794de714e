import { existsSync, readFileSync } from 'node:fs';
import path, { posix } from 'node:path';
import { docusaurusCode } from '../../src/shared/mdx-components';
import { isFile } from '../base/is-file';
import { packageIn } from '../base/package-in';
import { findCodeFile } from '../compile/source/component-modules';

/** The code that pages need, by its path in the other site. */
export interface ForeignCode {
  /** Components, and the style sheets, pictures and data that they import. */
  files: ReadonlySet<string>;
  /** Packages to install. */
  packages: ReadonlySet<string>;
  /** What cannot be there, in sentences. */
  left: readonly string[];
}

const imports = /(?:\bfrom|\bimport|\brequire\(|\bimport\()\s*(['"])([^'"\n]+)\1/g;

/** Returns a text without the backslashes that formatters put before `_`. */
export function withoutEscapes(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}

/** Returns what a text of code imports. */
export function listImports(text: string): string[] {
  return [...text.matchAll(imports)].map(([, , specifier = '']) => withoutEscapes(specifier));
}

/**
 * Returns the file that an import means in the other site, relative to its root; undefined for a package and for what
 * does not exist.
 */
export function findForeignFile(root: string, specifier: string, from: string): string | undefined {
  const [written = ''] = specifier.replace(/^.*!/, '').split('?');
  const named = written.startsWith('@site/')
    ? written.slice('@site/'.length)
    : written.startsWith('/')
      ? written.slice(1)
      : undefined;
  if (named === undefined && !/^\.{1,2}(?:\/|$)/.test(written)) return undefined;
  const file = posix.normalize(named ?? posix.join(posix.dirname(from), written)).replace(/\/$/, '');
  return isFile(path.join(root, file)) ? file : (findCodeFile(root, file) ?? undefined);
}

/** Follows imports from pages into code. `isKept` tells files that are imported with the site anyway. */
export function collectCode(
  root: string,
  starts: ReadonlyMap<string, readonly string[]>,
  isKept: (file: string) => boolean,
): ForeignCode {
  const files = new Set<string>();
  const packages = new Set<string>();
  const left = new Set<string>();
  const queue = [...starts].map(([file, specifiers]) => ({ file, specifiers }));
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    for (const specifier of entry.specifiers) {
      const found = findForeignFile(root, specifier, entry.file);
      if (found === undefined) {
        const fault = describeForeign(specifier, entry.file, packages);
        if (fault !== null) left.add(fault);
      } else if (!files.has(found) && !isKept(found)) {
        files.add(found);
        if (/\.(?:[cm]?[jt]sx?|mdx?|css)$/.test(found))
          queue.push({ file: found, specifiers: listImports(readFileSync(path.join(root, found), 'utf8')) });
        if (/\.s[ac]ss$/.test(found)) left.add(`${found}: Sass is not read here. Expected a style sheet in CSS.`);
      }
    }
  }
  return { files, packages, left: [...left] };
}

function describeForeign(specifier: string, from: string, packages: Set<string>): string | null {
  if (/^@(?:theme|docusaurus)(?:-|\/)/.test(specifier)) {
    const isCode = !/\.mdx?$/.test(from);
    return isCode && !(specifier in docusaurusCode) ? `${from}: "${specifier}" is not available here.` : null;
  }
  if (/^(?:\.|\/|@site\/)/.test(specifier)) return `${from}: "${specifier}" does not exist.`;
  const name = packageIn(specifier);
  if (name !== null && !/^(?:react|react-dom|node:.*)$/.test(name) && !specifier.includes('!')) packages.add(name);
  return null;
}

/** Returns which of these packages the project at `root` does not have. */
export function missingPackages(root: string, packages: Iterable<string>): string[] {
  return [...packages].filter((name) => !existsSync(path.join(root, 'node_modules', name))).sort();
}
