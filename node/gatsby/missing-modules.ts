import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseSync } from '@swc/core';
import type { Compiler } from 'webpack';
import { stripVTControlCharacters } from 'node:util';
import { closestNames } from '../base/closest-names';
import { componentTables } from '../base/component-tables';
import { isFile } from '../base/is-file';
import { isOfScope, packageIn } from '../base/package-in';
import { engineRoot } from '../base/roots.cjs';
import { publishableFolders } from '../base/publishable';

const loader = path.join(engineRoot, 'node/gatsby/missing-module.cjs');

/**
 * Lets components of pages import modules that are not there, and pages. One that uses such a module fails when its page
 * is rendered, so that only this page is reported; webpack would end the build without naming a page.
 * @reach webpack: a request to be replaced says in `contextInfo.issuer` who asks; a build with a missing module ends:
 *   `site/islands.test.ts`
 */
export class MissingModules {
  apply(compiler: Compiler): void {
    const { NormalModuleReplacementPlugin } = compiler.webpack;
    const aliases = Object.keys(compiler.options.resolve.alias ?? {}).map((name) => name.replace(/\$$/, ''));
    new NormalModuleReplacementPlugin(/./, (resource) => {
      const { request, contextInfo } = resource;
      const isAsked = isComponent(contextInfo.issuer) || isTable(contextInfo.issuer);
      const expected = isAsked ? expectedInstead(request, path.dirname(contextInfo.issuer), aliases) : null;
      if (expected !== null) resource.request = standInFor(request, expected);
    }).apply(compiler);
  }
}

const folders = publishableFolders.map((folder) => path.resolve(folder) + path.sep);

/** Whether a file is code that pages import. */
function isComponent(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file) && folders.some((folder) => file.startsWith(folder));
}

/** Whether a file is a table of the modules that pages import. */
const isTable = (file: string): boolean => Object.values(componentTables).includes(file);

/** Returns what to import instead of something that components cannot import, or null. */
function expectedInstead(request: string, folder: string, aliases: readonly string[]): string | null {
  if (/\.mdx?$/.test(request)) return 'Expected the partial to be imported by the page, and passed as children';
  if (/\.s[ac]ss$/.test(request)) return 'Expected a style sheet in CSS';
  if (request.includes('!')) return 'Expected an import without a loader';
  const local = filesOf(request, folder);
  if (local !== null) return local.length === 0 ? 'Expected a file that exists' : faultIn(local[0] ?? '');
  const name = packageIn(request);
  if (name === null || aliases.includes(request) || isBuiltin(request)) return null;
  if (existsSync(path.resolve('node_modules', name))) return null;
  return isOfScope(request, aliases)
    ? `Expected ${closestNames(request, aliases)[0] ?? 'a module that the site names'}`
    : `Expected it after "npm install ${name}"`;
}

/** Returns the files that a request may mean, those that exist; null if it names a package. */
function filesOf(request: string, folder: string): string[] | null {
  const [name = ''] = request.split('?');
  const bases = name.startsWith('@site/')
    ? ['.', 'content'].map((base) => path.resolve(base, name.slice('@site/'.length)))
    : /^(?:\.{1,2}(?:\/|$)|\/)/.test(name)
      ? [path.resolve(folder, name)]
      : null;
  const codeExtensions = ['.tsx', '.ts', '.jsx', '.js', '.mjs'];
  const endings = [
    '',
    ...codeExtensions,
    '.cjs',
    '.json',
    ...codeExtensions.map((extension) => `/index${extension}`),
    '/package.json',
  ];
  return bases && bases.flatMap((base) => endings.map((ending) => base + ending)).filter(isFile);
}

/** Says what is wrong with a component's file that cannot be parsed: webpack would end the build. */
function faultIn(file: string): string | null {
  if (!isComponent(file)) return null;
  const name = path.relative(path.resolve('.'), file).split(path.sep).join('/');
  try {
    const syntax = /\.[cm]?tsx?$/.test(file) ? 'typescript' : 'ecmascript';
    parseSync(readFileSync(file, 'utf8'), { syntax, tsx: !/\.[cm]?ts$/.test(file), jsx: true });
    return null;
  } catch (cause) {
    const text = stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause));
    const line = /:(\d+):\d+\]/.exec(text)?.[1];
    const reason = /^\s*[×x]\s*(.+)$/m.exec(text)?.[1] ?? text.split('\n')[0];
    return `${name}${line === undefined ? '' : `:${line}`} cannot be parsed: ${reason}. Expected TypeScript or JavaScript`;
  }
}

function standInFor(request: string, expected: string): string {
  const message = encodeURIComponent(`"${request}" is not available here. ${expected}`).replaceAll('!', '%21');
  return `!!${loader}?${message}!${loader}`;
}
