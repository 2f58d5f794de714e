import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isRecord } from '../base/is-record';
import { toRootPath } from '../compile/source/imports';
import type { ForeignConfig } from './foreign-settings';
import { adviceFor, enterFolder, findConfig, loadConfig } from './load-config';

/** A Docusaurus site on disk, as far as it can be imported. Folders are relative to its root. */
export interface DocusaurusSite {
  root: string;
  baseUrl: string;
  /** Its docs: that of the preset comes first. */
  instances: readonly [DocsInstance, ...DocsInstance[]];
  staticFolders: readonly string[];
  /** What the configuration says of the site. */
  config: ForeignConfig;
  /** Old paths by the page's path, of the redirect plugin. */
  redirects: readonly { from: string; to: string }[];
  /** Whether `.md` files are CommonMark (`markdown.format: 'detect'`). */
  readsMarkdown: boolean;
  /** Returns the old paths of a page's path. */
  redirectsTo: (route: string) => readonly string[];
  /** What this site has and the import leaves alone, in sentences. */
  leftAlone: readonly string[];
}

/** A folder of pages with a path and sidebars of its own. */
export interface DocsInstance {
  id: string;
  folder: string;
  /** Path that the pages have in the site: `/docs`, or `/`. */
  basePath: string;
  sidebars: unknown;
  /** The sidebar could not be computed. */
  lacksSidebar: boolean;
  /** Whether a file is none of its pages. */
  isExcluded: (file: string) => boolean;
  /** Whether numbers before names are no positions. */
  keepsNumbers: boolean;
}

const text = z.string().optional().catch(undefined);
const list = z.array(z.unknown()).catch([]);
const filled = z.array(z.unknown()).min(1);

const docsOptions = z.object({
  id: text,
  path: text,
  routeBasePath: text,
  sidebarPath: z
    .union([z.string(), z.literal(false)])
    .optional()
    .catch(undefined),
  include: z.array(z.string()).optional().catch(undefined),
  exclude: z.array(z.string()).optional().catch(undefined),
  numberPrefixParser: z.unknown().optional(),
  admonitions: z.unknown().optional(),
  editUrl: z.unknown().optional(),
  remarkPlugins: list,
  rehypePlugins: list,
  beforeDefaultRemarkPlugins: list,
  beforeDefaultRehypePlugins: list,
});
type DocsOptions = z.infer<typeof docsOptions>;

const redirectOptions = z.object({
  redirects: z.array(z.object({ from: z.union([z.string(), z.array(z.string())]), to: z.string() })).catch([]),
  createRedirects: z
    .function({ input: [z.string()], output: z.unknown() })
    .optional()
    .catch(undefined),
});

const config = z.object({
  title: z.unknown().optional(),
  tagline: z.unknown().optional(),
  themeConfig: z.unknown().optional(),
  baseUrl: text,
  staticDirectories: z.array(z.string()).catch(['static']),
  presets: list,
  plugins: list,
  i18n: z
    .object({ locales: z.array(z.string()) })
    .optional()
    .catch(undefined),
  markdown: z.object({ parseFrontMatter: z.unknown(), preprocessor: z.unknown(), format: text }).partial().catch({}),
});

/** A preset or plugin of a configuration. */
interface Part {
  name: string;
  options: Record<string, unknown>;
}

/**
 * Reads a Docusaurus site.
 * @param version its name, to import the pages of an older version of the first docs instead of the current ones
 * @param instance id of the docs to import alone, of several
 * @throws if the folder has no configuration, or no folder with pages
 */
export async function readDocusaurusSite(root: string, version?: string, instance?: string): Promise<DocusaurusSite> {
  const file = findConfig(path.join(root, 'docusaurus.config'));
  if (file === undefined)
    throw new Error(`${root} has no docusaurus.config.js or .ts. Expected the folder of a Docusaurus site.`);
  const { value, missing } = await loadConfig(file, root);
  const read = config.parse(value);
  const presets = read.presets.flatMap(partOf);
  const plugins = read.plugins.flatMap(partOf);
  const ofPresets = presets.flatMap(({ options }) => (isRecord(options.docs) ? [options.docs] : []));
  const ofPlugins = plugins.filter(isDocsPlugin).map(({ options }) => options);
  const all = [...ofPresets, ...ofPlugins].map((each) => docsOptions.parse(each));
  const [options = docsOptions.parse({}), ...others] = chooseInstances(all, instance, version);
  const first = await readInstance(root, options, version);
  const found = await Promise.all(
    // A version is one of the first docs.
    others
      .filter(({ path: folder }) => existsSync(path.join(root, folder ?? 'docs')))
      .map((each) => readInstance(root, each)),
  );
  const staticFolders = read.staticDirectories.map((name) => toRootPath(path.resolve(root, name), root));
  const redirects = plugins
    .filter(({ name }) => name.includes('client-redirects'))
    .map((plugin) => redirectOptions.parse(plugin.options));
  return {
    root,
    baseUrl: read.baseUrl ?? '/',
    instances: [first.instance, ...found.map(({ instance: each }) => each)],
    staticFolders,
    config: { root, title: read.title, tagline: read.tagline, themeConfig: read.themeConfig, staticFolders },
    redirects: redirects.flatMap((each) =>
      each.redirects.flatMap(({ from, to }) => [from].flat().map((old) => ({ from: old, to }))),
    ),
    readsMarkdown: read.markdown.format === 'detect' || read.markdown.format === 'md',
    redirectsTo: (route) => {
      const leave = enterFolder(root);
      try {
        return redirects.flatMap(({ createRedirects }) => pathsIn(createRedirects?.(route)));
      } finally {
        leave();
      }
    },
    leftAlone: [
      ...[first, ...found].flatMap(({ faults }) => faults),
      ...(missing.length > 0
        ? [`What the configuration takes from packages is left out. ${adviceFor(missing, root)}`]
        : []),
      ...all
        .filter((each) => each !== options && !others.includes(each))
        .map(({ id, path: other }) => `The pages of the docs plugin "${id ?? other}" (${other ?? 'docs'}).`),
      ...describeRest(root, read, options, plugins, presets),
    ],
  };
}

/** Returns the docs to import, the main ones first: all of them, those with an id, or those that have versions. */
function chooseInstances(
  all: readonly DocsOptions[],
  id: string | undefined,
  version: string | undefined,
): DocsOptions[] {
  if (id === undefined) return version === undefined ? [...all] : all.slice(0, 1);
  const chosen = all.filter((each) => (each.id ?? 'default') === id);
  const ids = all.map((each) => each.id ?? 'default');
  if (chosen.length === 0) throw new Error(`There are no docs "${id}". Expected one of: ${ids.join(', ')}.`);
  return chosen;
}

async function readInstance(
  root: string,
  options: DocsOptions,
  version?: string,
): Promise<{ instance: DocsInstance; faults: string[] }> {
  const id = options.id ?? 'default';
  const prefix = id === 'default' ? '' : `${id}_`;
  const folder =
    version === undefined
      ? toRootPath(path.resolve(root, options.path ?? 'docs'), root)
      : `${prefix}versioned_docs/version-${version}`;
  if (!existsSync(path.join(root, folder)))
    throw new Error(`${root} has no folder ${folder}. Expected ${expectedVersions(root, version)}.`);
  const { sidebars, faults } = await readSidebars(root, options, version);
  const { include, exclude = [], numberPrefixParser } = options;
  return {
    instance: {
      id,
      folder,
      basePath: `/${(options.routeBasePath ?? 'docs').replace(/^\/|\/$/g, '')}`,
      sidebars,
      lacksSidebar: faults.length > 0,
      isExcluded: (file) => matchesAny(file, exclude) || (include !== undefined && !matchesAny(file, include)),
      keepsNumbers: numberPrefixParser === false,
    },
    faults: [
      ...faults,
      ...(typeof numberPrefixParser === 'function'
        ? [
            `The function numberPrefixParser of the docs "${id}": numbers before names are read as Docusaurus reads them.`,
          ]
        : []),
    ],
  };
}

/** Whether a file is one that a glob of Docusaurus means: with "**", "*", "?" and lists in braces. */
function matchesAny(file: string, globs: readonly string[]): boolean {
  return globs.some((glob) => {
    let depth = 0;
    const pattern = glob.replace(/\*\*\/|\*\*|[*?{},]|[.+^$()|[\]\\]/g, (sign) => {
      if (sign === '**/') return '(?:.*/)?';
      if (sign === '**') return '.*';
      if (sign === '*') return '[^/]*';
      if (sign === '?') return '[^/]';
      if (sign === '{') {
        depth += 1;
        return '(?:';
      }
      if (sign === '}') return depth > 0 ? ((depth -= 1), ')') : '\\}';
      if (sign === ',') return depth > 0 ? '|' : ',';
      return `\\${sign}`;
    });
    return new RegExp(`^(?:${pattern})$`).test(file);
  });
}

/** Returns what the file of sidebars exports; null for none. */
async function readSidebars(
  root: string,
  { sidebarPath }: DocsOptions,
  version: string | undefined,
): Promise<{ sidebars: unknown; faults: string[] }> {
  if (typeof sidebarPath !== 'string') return { sidebars: null, faults: [] };
  const file =
    version === undefined
      ? path.resolve(root, sidebarPath)
      : path.join(root, `versioned_sidebars/version-${version}-sidebars.json`);
  const found = existsSync(file) ? file : findConfig(file);
  if (found === undefined) return { sidebars: null, faults: [`The sidebar file ${sidebarPath} does not exist.`] };
  const { value, missing } = await loadConfig(found, root);
  return {
    sidebars: value,
    faults: missing.length > 0 ? [`The sidebar may lack pages. ${adviceFor(missing, root)}`] : [],
  };
}

function describeRest(
  root: string,
  read: z.infer<typeof config>,
  options: DocsOptions,
  plugins: readonly Part[],
  presets: readonly Part[],
): string[] {
  const has = (name: string): boolean => existsSync(path.join(root, name));
  const processors = Object.entries(options).filter(
    ([name, value]) => /(?:remark|rehype)Plugins/i.test(name) && filled.safeParse(value).success,
  );
  const otherPlugins = plugins.filter((plugin) => !isDocsPlugin(plugin) && !plugin.name.includes('client-redirects'));
  const { locales = [] } = read.i18n ?? {};
  return [
    ...(has('blog') ? ['The blog: this site has a changelog instead (content/docs/changelog).'] : []),
    ...(has('src/pages') ? ['The pages in src/pages: pages of code belong in src/pages here, in Gatsby’s way.'] : []),
    ...(has('src/theme')
      ? ['Replaced parts of the theme (src/theme), but for what pages use by name (MDXComponents).']
      : []),
    ...(has('versions.json')
      ? ['Versions other than the imported one: this site has one version (`--version NAME` imports another).']
      : []),
    ...(locales.length > 1 ? [`Translations (${locales.join(', ')}): this site is in English.`] : []),
    ...processors.map(([name]) => `The ${name} of the configuration: what they add to Markdown is not there.`),
    ...describeLost(root, options, read, presets),
    ...Object.keys(read.markdown)
      .filter((key) => typeof Reflect.get(read.markdown, key) === 'function')
      .map((key) => `The function markdown.${key} of the configuration: pages are read as they are.`),
    ...otherPlugins.map(({ name }) => `The plugin ${name}.`),
  ];
}

/** Names what the theme and the docs plugin do there and nothing does here. */
function describeLost(
  root: string,
  options: DocsOptions,
  { themeConfig }: z.infer<typeof config>,
  presets: readonly Part[],
): string[] {
  const theme = isRecord(themeConfig) ? themeConfig : {};
  const prism = isRecord(theme.prism) ? theme.prism : {};
  const css = presets.flatMap(({ options: each }) => (isRecord(each.theme) ? pathsIn(each.theme.customCss) : []));
  const files = css.map((file) => toRootPath(path.resolve(root, file), root));
  const keywords = isRecord(options.admonitions) ? pathsIn(options.admonitions.keywords) : [];
  return [
    ...(files.length > 0
      ? [`The style sheets of the theme (${files.join(', ')}): colours are set in site/theme.css.`]
      : []),
    ...(keywords.length > 0 ? [`Admonition keywords of its own: ${keywords.join(', ')}.`] : []),
    ...(Array.isArray(prism.magicComments) ? ['magicComments of its own in code blocks.'] : []),
    ...('liveCodeBlock' in theme ? ['Live code blocks (`jsx live`): they are shown as code.'] : []),
    ...(options.editUrl === undefined
      ? []
      : ['"Edit this page" (editUrl): set `editUrl` in site/site.ts once the pages are in their new repository.']),
    ...('algolia' in theme ? ['Search by Algolia: this site has its own; README.md says how to use Algolia.'] : []),
  ];
}

function expectedVersions(root: string, version: string | undefined): string {
  if (version === undefined) return 'the folder that the docs preset names';
  const folder = path.join(root, 'versioned_docs');
  const names = existsSync(folder) ? readdirSync(folder).map((name) => name.replace(/^version-/, '')) : [];
  return names.length > 0 ? `one of its versions: ${names.join(', ')}` : 'no --version, as it has one only';
}

/** A preset or plugin is a name, or a name with options. */
function partOf(written: unknown): Part[] {
  const [name, options] = Array.isArray(written) ? (written as unknown[]) : [written];
  return typeof name === 'string' ? [{ name, options: isRecord(options) ? options : {} }] : [];
}

const isDocsPlugin = ({ name }: Part): boolean => /(?:plugin-)?content-docs/.test(name);

function pathsIn(value: unknown): string[] {
  return [value].flat().filter((each) => typeof each === 'string');
}
