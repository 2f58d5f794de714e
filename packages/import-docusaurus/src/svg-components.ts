import { readFileSync } from 'node:fs';
import path, { posix } from 'node:path';
import { transform } from '@svgr/core';
import jsx from '@svgr/plugin-jsx';
import { digestOf } from './engine';
import { findForeignFile, replaceImports } from './foreign-code';
import type { Moves } from './import-pages';

/** Below it are the components that SVG files become. */
const folder = 'content/svg-components';

/**
 * Returns code in which each SVG file that it imports is a component of its own, written into `texts`: in Docusaurus such an
 * import is a component. One that cannot be read stays an import of a picture.
 */
export function bringPictures(text: string, from: string, { root }: Moves, texts: Map<string, string>): string {
  if (!/\.[cm]?[jt]sx?$/.test(from)) return text;
  return replaceImports(text, from, (specifier) => {
    const file = specifier.endsWith('.svg') ? findForeignFile(root, specifier, from) : undefined;
    const code = file === undefined ? null : componentOf(readFileSync(path.join(root, file), 'utf8'));
    if (file === undefined || code === null) return specifier;
    const name = `${posix.basename(file, '.svg').replace(/\W/g, '-')}-${digestOf(file).slice(0, 6)}`;
    texts.set(`${folder}/${name}.jsx`, code);
    return `@site/${folder}/${name}.jsx`;
  });
}

function componentOf(picture: string): string | null {
  try {
    return transform.sync(picture, { plugins: [jsx], jsxRuntime: 'automatic' }, { componentName: 'Picture' });
  } catch {
    return null;
  }
}
