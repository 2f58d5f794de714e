import path from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import { fillProductName, fillProductSlug } from '../../src/shared/product';
import { splitAnchor, withSlash } from '../../src/shared/paths';
import { site } from '../../src/shared/site';
import { sourcePathOf } from '../content/doc-files';
import { readGlossary } from '../content/data/glossary';
import { parseRedirects, readRedirectTable, redirectsFile } from '../content/data/redirects';
import { dataFolder } from '../content/data/read-data';
import type { DataItem } from './graph-definition';
import { siteGraph } from './site-graph';

const readers: Readonly<Record<string, () => DataItem[]>> = {
  [`${dataFolder}/glossary.yml`]: readTermItems,
  [redirectsFile]: readRedirectItems,
  ...Object.fromEntries(Object.entries(siteGraph.nodes).map(([name, read]) => [`${dataFolder}/${name}`, read])),
};

/**
 * Creates a node for each entry of a data file, again whenever it changes. The
 * preflight or the content check reports faults of the file.
 */
export function createDataNodes({ node, actions, createNodeId, createContentDigest }: CreateNodeArgs): void {
  for (const { type, key, fields } of readItems(node.absolutePath)) {
    const child = {
      ...fields,
      key,
      id: createNodeId(`${type} ${key}`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    };
    void actions.createNode(child);
    actions.createParentChildLink({ parent: node, child });
  }
}

/** Returns what stands in a data file; nothing for another file. */
export function readItems(absolutePath: unknown): DataItem[] {
  return typeof absolutePath === 'string' ? (readers[sourcePathOf(absolutePath)]?.() ?? []) : [];
}

function readTermItems(): DataItem[] {
  return readGlossary().map(({ key, term, definition, page }) => ({
    type: 'GlossaryTerm',
    key,
    fields: {
      term: fillProductName(term, site.product),
      definition: fillProductName(definition, site.product),
      page: page === undefined ? null : fillProductSlug(page, site.product),
    },
  }));
}

function readRedirectItems(): DataItem[] {
  const { rules } = parseRedirects(readRedirectTable(path.resolve('.')), site.product);
  const sources = new Set(rules.map(({ from }) => withSlash(from)));
  return rules.map(({ from, to, line }) => ({
    type: 'Redirect',
    key: from,
    fields: { from, to, line, leadsToRedirect: sources.has(withSlash(splitAnchor(to)[0])) },
  }));
}
