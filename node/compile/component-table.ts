import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { componentTables, islandChunk } from '../base/component-tables';
import { digestOf } from '../base/digest';
import { listFiles } from '../base/list-files';
import { publishableFolders } from '../base/publishable';
import { liveDiagrams, namedModules } from '../content/site-content';
import { writeWithFolder } from '../base/write-file';
import { findComponentModule } from './source/component-imports';
import { fileOfModule } from './source/component-modules';
import type { ComponentModule } from './source/component-modules';
import { unwrapMdxCodeBlocks } from './syntax/mdx-code-block';
import { liveDiagramModule, moduleFault } from '../../src/shared/mdx-components';

/**
 * Writes the tables from which the bundlers learn of the modules. It starts before pages are compiled, so they are found in
 * the text of the files: an import in a comment may add one that no page uses.
 */
export function writeComponentTables(root = path.resolve('.')): void {
  const files = publishableFolders.flatMap((folder) => listFiles(root, folder)).filter((file) => /\.mdx?$/.test(file));
  const found = files.flatMap((file) => findModules(root, file));
  const modules = [...new Set([...found, ...(liveDiagrams ? [liveDiagramModule] : [])])].sort();
  writeIfChanged(componentTables.server, serverTable(root, modules));
  writeIfChanged(componentTables.browser, browserTable(root, modules));
}

/** By file, with the time of its last change. */
const known = new Map<string, { changed: number; specifiers: readonly string[] }>();

/** Returns the modules with components that a page or partial imports. */
function findModules(root: string, file: string): ComponentModule[] {
  const absolute = path.resolve(root, file);
  const changed = statSync(absolute, { throwIfNoEntry: false })?.mtimeMs;
  // Deleted since it was listed.
  if (changed === undefined) return [];
  const before = known.get(absolute);
  const specifiers = before?.changed === changed ? before.specifiers : importsIn(readFileSync(absolute, 'utf8'));
  known.set(absolute, { changed, specifiers });
  return specifiers
    .filter((specifier) => specifier !== 'react')
    .flatMap(
      (specifier) =>
        findComponentModule(specifier, file, { root, contentRoot: 'content', modules: namedModules }) ?? [],
    );
}

/** Lines of a declaration that are read, from the first one. */
const longestImport = 100;

/** Returns what a text's import declarations name, without those in code blocks. */
export function importsIn(text: string): string[] {
  const lines = unwrapMdxCodeBlocks(text).split(/\r?\n/);
  let fence: string | null = null;
  return lines.flatMap((line, index) => {
    const mark: string | undefined = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
      return [];
    }
    if (mark !== undefined) fence = mark;
    return /^import\s/.test(line) ? (nameIn(lines, index) ?? []) : [];
  });
}

/** Returns what the declaration that begins in a line names. */
function nameIn(lines: readonly string[], first: number): string | null {
  for (const line of lines.slice(first, first + longestImport)) {
    const specifier = /\bfrom\s+(?:"([^"]+)"|'([^']+)')/.exec(line);
    if (specifier) return specifier[1] ?? specifier[2] ?? null;
    if (line.trim() === '' || /["';]/.test(line)) return null;
  }
  return null;
}

/** Returns the name of a module's script and style sheet, without their digests. */
export function chunkOf(module: ComponentModule): string {
  return `${islandChunk}${digestOf(module).slice(0, 8)}`;
}

function addressOf(root: string, module: ComponentModule): string {
  const file = fileOfModule(module);
  return JSON.stringify(file === null ? module : path.resolve(root, file));
}

/**
 * All modules in one script, because HTML is rendered in one go. Each is run when a page first asks for it, so that one
 * that throws takes down no other; it throws the same for each page.
 */
function serverTable(root: string, modules: readonly ComponentModule[]): string {
  const entries = modules.map((module) => `  ${JSON.stringify(module)}: () => require(${addressOf(root, module)}),\n`);
  return `const modules = {\n${entries.join('')}};
const loaded = {};
const load = (name) => {
  try {
    return { exports: modules[name]?.() };
  } catch (cause) {
    return { failure: new Error(${JSON.stringify(moduleFault)} + name + '\\n' + String(cause).replace(/\\s+/g, ' ')) };
  }
};
export const loadModule = (name) => {
  loaded[name] ??= load(name);
  if (loaded[name].failure) throw loaded[name].failure;
  return loaded[name].exports;
};
`;
}

/** A script of its own for each. */
function browserTable(root: string, modules: readonly ComponentModule[]): string {
  const entries = modules.map(
    (module) =>
      `  ${JSON.stringify(module)}: () => import(/* webpackChunkName: "${chunkOf(module)}" */ ${addressOf(root, module)}),\n`,
  );
  return `const modules = {\n${entries.join('')}};\nexport const loadModule = (name) => modules[name]?.();\n`;
}

/** An unchanged file lets webpack use its cache. */
function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeWithFolder(file, text);
}
