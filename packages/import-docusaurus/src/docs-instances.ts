import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { minimatch } from 'minimatch';
import { z } from 'zod';
import { toRootPath } from './engine';
import { adviceFor, findConfig, loadConfig } from './load-config';
import type { SidebarFile } from './sidebar-items';

/** A folder of pages with a path and sidebars of its own. */
export interface DocsInstance {
  id: string;
  folder: string;
  /** Path that the pages have in the site: `/docs`, or `/`. */
  basePath: string;
  /** Without one, the tree of folders is the sidebar. */
  sidebars: SidebarFile | null;
  /** The sidebar could not be computed. */
  lacksSidebar: boolean;
  /** Whether a file is none of its pages. */
  isExcluded: (file: string) => boolean;
  /** Whether numbers before names are no positions. */
  keepsNumbers: boolean;
}

/** Options that may be missing, and count as missing where they are something else. */
export const text = z.string().optional().catch(undefined);
export const list = z.array(z.unknown()).catch([]);

/** Options of a docs plugin. */
export const docsOptions = z.object({
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
  sidebarItemsGenerator: z.unknown().optional(),
  admonitions: z.unknown().optional(),
  editUrl: z.unknown().optional(),
  remarkPlugins: list,
  rehypePlugins: list,
  beforeDefaultRemarkPlugins: list,
  beforeDefaultRehypePlugins: list,
});
/** Options of a docs plugin, as far as they are read. */
export type DocsOptions = z.infer<typeof docsOptions>;

/** Returns the docs to import, the main ones first: all of them, those with an id, or those that have versions. */
export function chooseInstances(
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

/**
 * Reads one of the docs.
 * @throws if its folder does not exist
 */
export async function readInstance(
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
  const { include, exclude = [], numberPrefixParser, sidebarItemsGenerator } = options;
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
      ...(typeof sidebarItemsGenerator === 'function'
        ? [`The function sidebarItemsGenerator of the docs "${id}": the tree of folders is the sidebar.`]
        : []),
      ...(typeof numberPrefixParser === 'function'
        ? [
            `The function numberPrefixParser of the docs "${id}": numbers before names are read as Docusaurus reads them.`,
          ]
        : []),
    ],
  };
}

/** Whether a file is one that a glob of Docusaurus means. */
function matchesAny(file: string, globs: readonly string[]): boolean {
  return globs.some((glob) => minimatch(file, glob, { dot: true }));
}

/** Returns the file of sidebars; null for none. */
async function readSidebars(
  root: string,
  { sidebarPath }: DocsOptions,
  version: string | undefined,
): Promise<{ sidebars: SidebarFile | null; faults: string[] }> {
  if (typeof sidebarPath !== 'string') return { sidebars: null, faults: [] };
  const file =
    version === undefined
      ? path.resolve(root, sidebarPath)
      : path.join(root, `versioned_sidebars/version-${version}-sidebars.json`);
  const found = existsSync(file) ? file : findConfig(file);
  if (found === undefined) return { sidebars: null, faults: [`The sidebar file ${sidebarPath} does not exist.`] };
  const { value, missing } = await loadConfig(found, root);
  return {
    sidebars: { name: toRootPath(found, root), text: readFileSync(found, 'utf8'), exported: value },
    faults: missing.length > 0 ? [`The sidebar may lack pages. ${adviceFor(missing, root)}`] : [],
  };
}

function expectedVersions(root: string, version: string | undefined): string {
  if (version === undefined) return 'the folder that the docs preset names';
  const folder = path.join(root, 'versioned_docs');
  const names = existsSync(folder) ? readdirSync(folder).map((name) => name.replace(/^version-/, '')) : [];
  return names.length > 0 ? `one of its versions: ${names.join(', ')}` : 'no --version, as it has one only';
}
