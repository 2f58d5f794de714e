import { existsSync, readFileSync } from 'node:fs';
import { extname, posix, resolve } from 'node:path';
import type * as Swc from '@swc/core';
import { z } from 'zod';
import { digestOf } from '../../base/digest';
import { isFile } from '../../base/is-file';
import { requireFromEngine } from '../../base/roots.cjs';

/** Extensions of files that may hold React components, in the order in which an import without one tries them. */
export const codeExtensions: readonly string[] = ['.tsx', '.ts', '.jsx', '.js', '.mjs'];

/** Whether an import may name code or a style sheet; without an extension it is code too. */
export function mayNameCode(specifier: string): boolean {
  return /^(?:|\.[cm]?[jt]sx?|\.css|\.s[ac]ss)$/i.test(extname(specifier));
}

/**
 * Identifies a module with React components: `@site/` and its path relative to the project root, or the name with which
 * a package is imported.
 */
export type ComponentModule = string;

/** Returns the file of a module that is part of the project, or null for a package. */
export function fileOfModule(module: ComponentModule): string | null {
  return module.startsWith('@site/') ? module.slice('@site/'.length) : null;
}

/** Returns the code file that a path relative to the root means: as written, with an extension, or the folder's index. */
export function findCodeFile(root: string, path: string): string | null {
  const withExtensions = (base: string): string[] => codeExtensions.map((extension) => base + extension);
  const candidates = codeExtensions.includes(extname(path))
    ? [path]
    : [...withExtensions(path), ...withExtensions(posix.join(path, 'index'))];
  return candidates.find((file) => !file.startsWith('../') && isFile(resolve(root, file))) ?? null;
}

/** Whether the project asks for a package and has it; one that only others ask for may go with them. */
export function isInstalled(root: string, name: string): boolean {
  const file = resolve(root, 'package.json');
  if (!existsSync(file) || !existsSync(resolve(root, 'node_modules', name))) return false;
  const { dependencies = {}, devDependencies = {} } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return name in dependencies || name in devDependencies;
}

const names = z.record(z.string(), z.string()).optional();
const packageSchema = z.object({ dependencies: names, devDependencies: names });

/** By digest of the text. */
const known = new Map<string, readonly string[] | null>();

/**
 * Returns the names that a code file exports, or null if it passes on those of another module.
 * @throws with the parser's message if the file cannot be parsed
 */
export function exportsOf(root: string, file: string): readonly string[] | null {
  const text = readFileSync(resolve(root, file), 'utf8');
  const key = digestOf(file + text);
  const names = known.get(key) ?? namesExported(text, file);
  known.set(key, names);
  return names;
}

/**
 * Parses a code file.
 * @throws with the parser's message
 */
export function parseCode(text: string, file: string): Swc.Module {
  return loadSwc().parseSync(text, parserOf(file));
}

/** Loads the parser when a page imports code: it takes longer than compiling many pages that do not. */
export function loadSwc(): typeof Swc {
  return requireFromEngine('@swc/core') as typeof Swc;
}

/** Returns the language of a code file, as the parser wants it. */
export function parserOf(file: string): Swc.ParserConfig {
  return /\.tsx?$/.test(file) ? { syntax: 'typescript', tsx: true } : { syntax: 'ecmascript', jsx: true };
}

function namesExported(text: string, file: string): readonly string[] | null {
  const names: string[] = [];
  for (const item of parseCode(text, file).body) {
    if (item.type === 'ExportAllDeclaration') return null;
    if (item.type === 'ExportDefaultDeclaration' || item.type === 'ExportDefaultExpression') names.push('default');
    if (item.type === 'ExportDeclaration') names.push(...namesDeclared(item.declaration));
    if (item.type === 'ExportNamedDeclaration' && !('typeOnly' in item && item.typeOnly))
      names.push(...item.specifiers.flatMap(nameSpecified));
  }
  return names;
}

function namesDeclared(declaration: Swc.Declaration): string[] {
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') {
    return [declaration.identifier.value];
  }
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []));
}

function nameSpecified(specifier: Swc.ExportSpecifier): string[] {
  if (specifier.type === 'ExportSpecifier') return [(specifier.exported ?? specifier.orig).value];
  return [specifier.type === 'ExportNamespaceSpecifier' ? specifier.name.value : 'default'];
}
