import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import type { ModuleItem } from '@swc/core';
import { listFiles } from '../base/list-files';
import { engineRoot } from '../base/roots.cjs';
import { describeMissingComponent } from '../../src/shared/page-component';
import type { Diagnostic } from '../../src/shared/content-tree';

/** Folder with the site's own pages, modules too. */
export const sitePagesFolder = 'site/pages';
const pageFolders = ['src/pages', sitePagesFolder];
const folders = [...pageFolders, 'src/templates'];
const moduleFile = /\.[jt]sx?$/;

/**
 * Returns an error for each page module and template without a page component. Gatsby notices too, but later, one at a
 * time, and without the path of the page.
 */
export function checkPageModules(root: string, engine = engineRoot): Diagnostic[] {
  return folders
    .flatMap((folder) => listFiles(rootOf(folder, root, engine), folder))
    .filter((file) => moduleFile.test(file) && !hasDefaultExport(path.join(rootOf(file, root, engine), file)))
    .map((file) => ({
      severity: 'error',
      rule: 'page-component',
      file,
      message: describeMissingComponent(describeOwner(file)),
    }));
}

/** Returns the paths of the pages that Gatsby makes of modules. */
export function listPageModulePaths(root: string, engine = engineRoot): string[] {
  return pageFolders.flatMap((folder) =>
    listFiles(rootOf(folder, root, engine), folder)
      .filter((file) => moduleFile.test(file))
      .map((file) => pathOfModule(folder, file)),
  );
}

/** Returns where a file or folder lies: the site has pages of its own, the engine those of every site. */
function rootOf(name: string, site: string, engine: string): string {
  return name.startsWith(sitePagesFolder) ? site : engine;
}

function pathOfModule(folder: string, file: string): string {
  const route = file.slice(folder.length).replace(moduleFile, '');
  return route.replace(/\/index$/, '') || '/';
}

function describeOwner(file: string): string {
  const folder = pageFolders.find((name) => file.startsWith(`${name}/`));
  return folder === undefined ? 'the pages of this template' : pathOfModule(folder, file);
}

/** Whether a module has one, or cannot be parsed, which the bundler describes better. */
function hasDefaultExport(file: string): boolean {
  try {
    const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true });
    return body.some(isDefaultExport);
  } catch {
    return true;
  }
}

function isDefaultExport(item: ModuleItem): boolean {
  if (item.type === 'ExportDefaultDeclaration' || item.type === 'ExportDefaultExpression') return true;
  if (item.type !== 'ExportNamedDeclaration') return false;
  return item.specifiers.some((specifier) => {
    if (specifier.type === 'ExportDefaultSpecifier') return true;
    return specifier.type === 'ExportSpecifier' && (specifier.exported ?? specifier.orig).value === 'default';
  });
}
