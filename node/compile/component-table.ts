import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { areas } from '../../src/shared/areas';
import { componentTables, islandChunk } from '../base/component-tables';
import { digestOf } from '../base/digest';
import { listFiles } from '../base/list-files';
import { writeWithFolder } from '../base/write-file';
import { findComponentModule } from './source/component-imports';
import { fileOfModule, mayNameCode } from './source/component-modules';
import type { ComponentModule } from './source/component-modules';
import { docusaurusModules } from '../../src/shared/mdx-components';

/**
 * Writes the tables from which webpack learns of the modules. It starts before pages are compiled, so they are found in
 * the text of the files: an import in a comment may add one that no page uses.
 */
export function writeComponentTables(root = path.resolve('.')): void {
  const files = areas.flatMap((area) => listFiles(root, area.folder)).filter((file) => /\.mdx$/.test(file));
  const found = files.flatMap((file) => findModules(root, file));
  const modules = [...new Set(found)].sort();
  known = new Set(modules);
  writeIfChanged(componentTables.server, serverTable(root, modules));
  writeIfChanged(componentTables.browser, browserTable(root, modules));
}

/** Writes the tables anew if a file that was added or saved is or imports a module that they lack. */
export function updateComponentTables(file: string, root = path.resolve('.')): void {
  const isPage = file.endsWith('.mdx');
  if (isPage ? findModules(root, file).some((module) => !known.has(module)) : mayNameCode(file)) {
    writeComponentTables(root);
  }
}

let known: ReadonlySet<ComponentModule> = new Set();

/** Returns the modules with components that a page or partial imports. */
function findModules(root: string, file: string): ComponentModule[] {
  return importsIn(readFileSync(path.resolve(root, file), 'utf8')).flatMap((specifier) => {
    if (specifier === 'react' || specifier in docusaurusModules) return [];
    return findComponentModule(specifier, file, { root, contentRoot: 'content' }) ?? [];
  });
}

/** Returns what a text's import declarations name, without those in code blocks. */
export function importsIn(text: string): string[] {
  const outside = text.replace(/^( {0,3})(`{3,}|~{3,})(?!mdx-code-block).*\n(?:[^]*?\n)?\1 {0,3}\2.*$/gm, '');
  const declarations = outside.matchAll(/^import\s+[^'"\n;]*(?:\{[^}]*\}[^'"\n;]*)?from\s+(['"])([^'"\n]+)\1/gm);
  return [...declarations].flatMap(([, , specifier = '']) => specifier);
}

/** Returns the name of a module's script and style sheet, without their digests. */
export function chunkOf(module: ComponentModule): string {
  return `${islandChunk}${digestOf(module).slice(0, 8)}`;
}

function addressOf(root: string, module: ComponentModule): string {
  const file = fileOfModule(module);
  return JSON.stringify(file === null ? module : path.resolve(root, file));
}

/** All modules at once, because HTML is rendered in one go. */
function serverTable(root: string, modules: readonly ComponentModule[]): string {
  const imports = modules.map((module, index) => `import * as m${index} from ${addressOf(root, module)};\n`);
  const entries = modules.map((module, index) => `  ${JSON.stringify(module)}: m${index},\n`);
  return `${imports.join('')}const modules = {\n${entries.join('')}};\nexport const loadModule = (name) => modules[name];\n`;
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
