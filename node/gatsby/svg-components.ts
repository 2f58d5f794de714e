import path from 'node:path';
import { publishableFolders } from '../base/publishable';
import { unexpected } from './unexpected';
import type { WebpackRule } from './transpile';

const folders = publishableFolders.map((folder) => path.resolve(folder) + path.sep);

/** Whether a file is code that pages import. */
export function isComponent(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file) && folders.some((folder) => file.startsWith(folder));
}

/**
 * Lets components of pages import SVG files as components; elsewhere they are URLs.
 * @throws if Gatsby has no rule for pictures any more, so that an upgrade is noticed
 * @reach gatsby: one webpack rule with a regular expression is for pictures; the build stops and names the rule
 */
export function importSvgAsComponents(rules: readonly WebpackRule[]): WebpackRule[] {
  const isForPictures = ({ test }: WebpackRule): boolean => test instanceof RegExp && test.test('picture.svg');
  if (!rules.some(isForPictures)) throw new Error(unexpected('no rule for pictures'));
  const loader = { loader: path.resolve('node/gatsby/svg-component.cjs') };
  return rules.map((rule) =>
    isForPictures(rule) ? { oneOf: [{ test: /\.svg$/, issuer: isComponent, use: [loader] }, rule] } : rule,
  );
}
