import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isRecord } from '../base/is-record';
import { toRootPath } from '../compile/source/imports';
import { adviceFor, enterFolder, findConfig, loadConfig } from './load-config';

/** A Docusaurus site on disk, as far as it can be imported. Folders are relative to its root. */
export interface DocusaurusSite {
  root: string;
  baseUrl: string;
  /** The folder with the pages, and the path that they have in the site: `/docs`, or `/`. */
  docs: { folder: string; basePath: string };
  sidebars: unknown;
  staticFolders: readonly string[];
  /** Old paths by the page's path, of the redirect plugin. */
  redirects: readonly { from: string; to: string }[];
  /** Whether `.md` files are CommonMark (`markdown.format: 'detect'`). */
  readsMarkdown: boolean;
  /** Returns the old paths of a page's path. */
  redirectsTo: (route: string) => readonly string[];
  /** What this site has and the import leaves alone, in sentences. */
  leftAlone: readonly string[];
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
 * @param version its name, to import the pages of an older version instead of the current ones
 * @throws if the folder has no configuration, or no folder with pages
 */
export async function readDocusaurusSite(root: string, version?: string): Promise<DocusaurusSite> {
  const file = findConfig(path.join(root, 'docusaurus.config'));
  if (file === undefined)
    throw new Error(`${root} has no docusaurus.config.js or .ts. Expected the folder of a Docusaurus site.`);
  const { value, missing } = await loadConfig(file, root);
  const read = config.parse(value);
  const presets = read.presets.flatMap(partOf);
  const plugins = read.plugins.flatMap(partOf);
  const ofPresets = presets.flatMap(({ options }) => (isRecord(options.docs) ? [options.docs] : []));
  const ofPlugins = plugins.filter(isDocsPlugin).map(({ options }) => options);
  const [options = docsOptions.parse({}), ...others] = [...ofPresets, ...ofPlugins].map((each) =>
    docsOptions.parse(each),
  );
  const folder =
    version === undefined
      ? toRootPath(path.resolve(root, options.path ?? 'docs'), root)
      : `versioned_docs/version-${version}`;
  if (!existsSync(path.join(root, folder)))
    throw new Error(`${root} has no folder ${folder}. Expected ${expectedVersions(root, version)}.`);
  const { sidebars, faults } = await readSidebars(root, options, version);
  const redirects = plugins
    .filter(({ name }) => name.includes('client-redirects'))
    .map((plugin) => redirectOptions.parse(plugin.options));
  return {
    root,
    baseUrl: read.baseUrl ?? '/',
    docs: { folder, basePath: `/${(options.routeBasePath ?? 'docs').replace(/^\/|\/$/g, '')}` },
    sidebars,
    staticFolders: read.staticDirectories.map((name) => toRootPath(path.resolve(root, name), root)),
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
      ...faults,
      ...(missing.length > 0
        ? [`What the configuration takes from packages is left out. ${adviceFor(missing, root)}`]
        : []),
      ...others.map(({ id, path: other }) => `The pages of the docs plugin "${id ?? other}" (${other ?? 'docs'}).`),
      ...describeRest(root, read, options, plugins),
    ],
  };
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
    ...Object.keys(read.markdown)
      .filter((key) => typeof Reflect.get(read.markdown, key) === 'function')
      .map((key) => `The function markdown.${key} of the configuration: pages are read as they are.`),
    ...otherPlugins.map(({ name }) => `The plugin ${name}.`),
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
