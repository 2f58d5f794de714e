import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from './sources.mjs';

const template = fileURLToPath(new URL('site-template', import.meta.url));

/** What makes a site this site. */
export const ownersFolders = ['content', 'site', 'static'];

/**
 * Lays out an empty site, which builds as it is.
 * @param {string} root of a clone without a site
 * @param {string} name of the product
 * @throws if there is a site already, or the name cannot be written into code and paths
 */
export function createSite(root, name) {
  const taken = ownersFolders.filter((folder) => existsSync(join(root, folder)));
  if (taken.length > 0)
    throw new Error(`There is a site already: ${taken.join(', ')}. Expected a clone without these folders.`);
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug === '' || /['\\<>&{}]/.test(name))
    throw new Error(`"${name}" is no name. Expected letters or digits, and none of ' \\ < > & { }.`);
  const values = {
    __NAME__: name,
    __SLUG__: slug,
    __YEAR__: String(new Date().getFullYear()),
    // A letter of the logo is about 11 pixels wide.
    __WIDTH__: String(48 + 11 * name.length),
  };
  for (const file of filesOf(template)) {
    const target = join(root, relative(template, file));
    mkdirSync(dirname(target), { recursive: true });
    const content = readFileSync(file);
    // The picture is no text.
    const isText = !file.endsWith('.png');
    writeFileSync(
      target,
      isText
        ? content.toString().replace(/__[A-Z]+__/g, (mark) => values[/** @type {keyof values} */ (mark)])
        : content,
    );
  }
}
