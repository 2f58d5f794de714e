import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { versions } from './versions.mjs';

const template = join(import.meta.dirname, '../template');

/** Files of these kinds are no text. */
const binary = /\.(?:png|jpe?g|webp|woff2)$/;

/**
 * What a new site is called and has.
 * @typedef {object} NewSite
 * @property {string} name of the product
 * @property {readonly string[]} areas names of its areas, for instance `docs`; `guides` is one without a sidebar
 * @property {string} engine version of the engine, or where npm finds it: `file:../help-portal-1.0.0.tgz`
 */

/**
 * Lays out a site in an empty folder, which builds as it is after `npm install`. Returns the files that it has written.
 * @param {string} folder is made if it does not exist
 * @param {NewSite} site
 * @throws if there is something in the folder, or a name cannot be written into code and paths
 */
export function createSite(folder, { name, areas, engine }) {
  const taken = existsSync(folder) ? readdirSync(folder).filter((one) => one !== '.git') : [];
  if (taken.length > 0)
    throw new Error(`${folder} is not empty: ${taken.slice(0, 3).join(', ')}. Expected a new folder.`);
  checkNames(name, areas);
  const values = {
    ...valuesOf(name),
    __PACKAGE__: slugOf(basename(resolve(folder))) || slugOf(name),
    __ENGINE__: engine,
    ...versions,
  };
  const written = layOut(folder, values);
  return [...written, ...writeAreas(folder, areas.slice(1))];
}

/**
 * @param {string} name
 * @param {readonly string[]} areas
 */
function checkNames(name, areas) {
  if (slugOf(name) === '' || /['\\<>&{}]/.test(name))
    throw new Error(`"${name}" is no name. Expected letters or digits, and none of ' \\ < > & { }.`);
  const wrong = areas.find((area) => !/^[a-z][a-z0-9-]*$/.test(area));
  if (areas.length === 0 || wrong !== undefined)
    throw new Error(
      `"${wrong ?? ''}" is no name of an area. Expected lower-case letters, digits and hyphens: docs,guides.`,
    );
  if (areas[0] !== 'docs' || new Set(areas).size < areas.length)
    throw new Error(`"${areas.join(',')}": expected "docs" first, and each area once.`);
}

/** @param {string} name */
const slugOf = (name) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** @param {string} name */
function valuesOf(name) {
  return {
    __NAME__: name,
    __SLUG__: slugOf(name),
    __YEAR__: String(new Date().getFullYear()),
    // A letter of the logo is about 13 pixels wide.
    __WIDTH__: String(48 + 13 * name.length),
  };
}

/**
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} values of the marks in the template's files
 */
function layOut(folder, values) {
  const files = readdirSync(template, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join(template, file)).isFile());
  return files.map((file) => {
    // npm leaves a `.gitignore` out of packages.
    const target = file.replace(/^_gitignore$/, '.gitignore');
    const content = readFileSync(join(template, file));
    write(
      join(folder, target),
      binary.test(file)
        ? content
        : content.toString().replace(/"__(?:OVERRIDES|ALLOW_SCRIPTS)__"|__[A-Z_]+__/g, (mark) => values[mark] ?? mark),
    );
    return target;
  });
}

/**
 * Adds areas besides the first to the definition of the site, each with a page.
 * @param {string} folder
 * @param {readonly string[]} areas
 */
function writeAreas(folder, areas) {
  const file = join(folder, 'site/site.ts');
  const text = readFileSync(file, 'utf8');
  const entries = areas.map(
    (area) => `    { name: '${area}', label: '${labelOf(area)}'${isGuides(area) ? guides : ''} },\n`,
  );
  const links = areas.map((area) => `, { label: '${labelOf(area)}', to: '/${area}' }`).join('');
  writeFileSync(
    file,
    text
      .replace(/(?=\n {2}\],\n {2}otherVersions)/, `\n${entries.join('').trimEnd()}`.trimEnd())
      .replaceAll(/(?<=\{ label: 'Documentation', to: '\/docs' \})(?=\])/g, links),
  );
  return areas.map((area) => {
    const page = `content/${area}/${isGuides(area) ? 'first-guide' : 'index'}.mdx`;
    const title = isGuides(area) ? 'Your first guide' : labelOf(area);
    const description = `What readers find in ${labelOf(area).toLowerCase()}, and in which order they best read it.`;
    write(
      join(folder, page),
      `---\ntitle: ${title}\ndescription: ${description}\n---\n\nWrite in \`content/${area}\`.\n`,
    );
    return page;
  });
}

/** @param {string} area */
const isGuides = (area) => area === 'guides';

/** Guides stand alone: a list of them, without a sidebar. */
const guides =
  ", landing: { list: 'Tasks from the first step to the last, each on a page of its own.' }, sidebar: null";

/** @param {string} area */
const labelOf = (area) => area.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

/**
 * @param {string} file
 * @param {string | Buffer} content
 */
function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
