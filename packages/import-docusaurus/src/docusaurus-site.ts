import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isRecord, toRootPath } from './engine';
import { describeLost, pathsIn } from './describe-lost';
import { chooseInstances, docsOptions, list, readInstance, text } from './docs-instances';
import type { DocsInstance, DocsOptions } from './docs-instances';
import type { ForeignConfig } from './foreign-settings';
import { adviceFor, enterFolder, findConfig, loadConfig } from './load-config';

/** A Docusaurus site on disk, as far as it can be imported. Folders are relative to its root. */
export interface DocusaurusSite {
  root: string;
  baseUrl: string;
  /** Its docs: that of the preset comes first. */
  instances: readonly [DocsInstance, ...DocsInstance[]];
  staticFolders: readonly string[];
  /** Of the theme. */
  styleSheets: readonly string[];
  /** Macros of its formulas, by command; null if it draws none. */
  formulas: Readonly<Record<string, string>> | null;
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
  themes: list,
  i18n: z
    .object({ locales: z.array(z.string()).catch([]), defaultLocale: text })
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
  const loaded = await loadConfig(file, root);
  const read = config.parse(loaded.value);
  const presets = read.presets.flatMap(partOf);
  const plugins = read.plugins.flatMap(partOf);
  const ofPresets = presets.flatMap(({ options }) => (isRecord(options.docs) ? [options.docs] : []));
  const ofPlugins = plugins.filter(isDocsPlugin).map(({ options }) => options);
  const all = [...ofPresets, ...ofPlugins].map((each) => docsOptions.parse(each));
  const [options = docsOptions.parse({}), ...others] = chooseInstances(all, instance, version);
  const first = await readInstance(root, options, version);
  const found: Awaited<ReturnType<typeof readInstance>>[] = [];
  // One after the other: each changes the working directory. A version is one of the first docs.
  for (const each of others)
    if (existsSync(path.join(root, each.path ?? 'docs'))) found.push(await readInstance(root, each));
  const staticFolders = read.staticDirectories.map((name) => toRootPath(path.resolve(root, name), root));
  const styleSheets = presets
    .flatMap(({ options: each }) => (isRecord(each.theme) ? pathsIn(each.theme.customCss) : []))
    .map((each) => toRootPath(path.resolve(root, each), root));
  const formulas = readFormulas(readFileSync(file, 'utf8'), options);
  // What draws formulas there is not needed here.
  const missing = loaded.missing.filter((name) => formulas === null || !ofFormulas.test(name));
  const redirects = plugins
    .filter(({ name }) => name.includes('client-redirects'))
    .map((plugin) => redirectOptions.parse(plugin.options));
  return {
    root,
    baseUrl: read.baseUrl ?? '/',
    instances: [first.instance, ...found.map(({ instance: each }) => each)],
    staticFolders,
    styleSheets,
    formulas,
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
        ? [`What the configuration takes from elsewhere is left out. ${adviceFor(missing, root)}`]
        : []),
      ...all
        .filter((each) => each !== options && !others.includes(each))
        .map(({ id, path: other }) => `The pages of the docs plugin "${id ?? other}" (${other ?? 'docs'}).`),
      ...describeRest(
        root,
        read,
        options,
        [...plugins, ...read.themes.flatMap(partOf)],
        styleSheets,
        formulas !== null,
      ),
    ],
  };
}

function describeRest(
  root: string,
  read: z.infer<typeof config>,
  options: DocsOptions,
  plugins: readonly Part[],
  styleSheets: readonly string[],
  hasFormulas: boolean,
): string[] {
  const has = (name: string): boolean => existsSync(path.join(root, name));
  const processors = Object.entries(options).filter(
    ([name, value]) =>
      /(?:remark|rehype)Plugins/i.test(name) && Array.isArray(value) && value.length > Number(hasFormulas),
  );
  const otherPlugins = plugins.filter((plugin) => !isDocsPlugin(plugin) && !known.test(plugin.name));
  const { locales = [], defaultLocale = 'en' } = read.i18n ?? {};
  return [
    ...(has('blog') ? ['The blog: this site has a changelog instead (content/docs/changelog).'] : []),
    ...(has('src/pages') ? ['The pages in src/pages: pages of code belong in site/pages here, in Gatsby’s way.'] : []),
    ...(has('src/theme')
      ? ['Replaced parts of the theme (src/theme), but for what pages use by name (MDXComponents).']
      : []),
    ...(has('versions.json')
      ? ['Versions other than the imported one: this site has one version (`--version NAME` imports another).']
      : []),
    ...(defaultLocale.startsWith('en')
      ? []
      : [
          `The language of the site (${defaultLocale}): this site says of itself that it is in English. site/words.ts has the words of the interface.`,
        ]),
    ...(locales.length > 1 ? [`Translations (${locales.join(', ')}): this site is in English.`] : []),
    ...processors.map(([name]) => `The ${name} of the configuration: what they add to Markdown is not there.`),
    ...describeLost(
      options,
      read.themeConfig,
      styleSheets,
      otherPlugins.some(({ name }) => liveCode.test(name)),
    ),
    ...Object.keys(read.markdown)
      .filter((key) => typeof Reflect.get(read.markdown, key) === 'function')
      .map((key) => `The function markdown.${key} of the configuration: pages are read as they are.`),
    ...otherPlugins.filter(({ name }) => !liveCode.test(name)).map(({ name }) => `The plugin ${name}.`),
  ];
}

/** Plugins and themes whose work this site does too. */
const known = /client-redirects|theme-(?:classic|mermaid|search-algolia|common)|plugin-(?:sitemap|ideal-image)/;
const liveCode = /theme-live-codeblock/;
const ofFormulas = /^(?:remark-math|rehype-katex|katex)$/;

/** Returns the macros of a site's formulas; null if it draws none. */
function readFormulas(configuration: string, { rehypePlugins }: DocsOptions): Record<string, string> | null {
  if (!/['"`]remark-math['"`]/.test(configuration)) return null;
  const macros = rehypePlugins.flatMap((plugin) => {
    const options: unknown = Array.isArray(plugin) ? plugin[1] : undefined;
    return isRecord(options) && isRecord(options.macros) ? Object.entries(options.macros) : [];
  });
  return Object.fromEntries(macros.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** A preset or plugin is a name, or a name with options. */
function partOf(written: unknown): Part[] {
  const [name, options] = Array.isArray(written) ? (written as unknown[]) : [written];
  return typeof name === 'string' ? [{ name, options: isRecord(options) ? options : {} }] : [];
}

const isDocsPlugin = ({ name }: Part): boolean => /(?:plugin-)?content-docs/.test(name);
