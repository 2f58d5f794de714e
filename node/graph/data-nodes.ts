import path from 'node:path';
import type { CreateNodeArgs, CreateResolversArgs } from 'gatsby';
import { fillProductName, fillProductSlug } from '../../src/shared/product';
import { withSlash } from '../../src/shared/paths';
import { settings } from '../../src/shared/settings';
import type { DocNode } from './doc-nodes';
import { sourcePathOf } from '../content/doc-files';
import { readGlossary } from '../content/data/glossary';
import { computeExample, dimensionsSchema, measuresSchema } from '../content/data/measures';
import { parseRedirects, readRedirectTable, redirectsFile } from '../content/data/redirects';
import { dataFolder, readData } from '../content/data/read-data';
import type { ResolverContext } from './node-model';

/** What a node of a data file holds, apart from what Gatsby adds. */
interface DataItem {
  type: 'Measure' | 'Dimension' | 'GlossaryTerm' | 'Redirect';
  key: string;
  fields: Record<string, unknown>;
}

const readers: Readonly<Record<string, () => DataItem[]>> = {
  [`${dataFolder}/measures.yml`]: readMeasureItems,
  [`${dataFolder}/dimensions.yml`]: readDimensionItems,
  [`${dataFolder}/glossary.yml`]: readTermItems,
  [redirectsFile]: readRedirectItems,
};

/**
 * Creates a node for each measure, dimension, glossary term and redirect of a file, anew whenever it changes. The
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

function readMeasureItems(): DataItem[] {
  const { data } = readData('measures.yml', measuresSchema);
  return (data?.measures ?? []).map(({ key, expression, dimensions, related, ...rest }) => {
    const example = computeExample({ expression }, data?.exampleMonth ?? {});
    return { type: 'Measure', key, fields: { ...rest, example, dimensionKeys: dimensions, relatedKeys: related } };
  });
}

function readDimensionItems(): DataItem[] {
  const { data } = readData('dimensions.yml', dimensionsSchema);
  return (data?.dimensions ?? []).map(({ key, measures, related, ...rest }) => ({
    type: 'Dimension',
    key,
    fields: { ...rest, measureKeys: measures, relatedKeys: related },
  }));
}

function readTermItems(): DataItem[] {
  return readGlossary().map(({ key, term, definition, page }) => ({
    type: 'GlossaryTerm',
    key,
    fields: {
      term: fillProductName(term, settings.product),
      definition: fillProductName(definition, settings.product),
      page: page === undefined ? null : fillProductSlug(page, settings.product),
    },
  }));
}

function readRedirectItems(): DataItem[] {
  const { rules } = parseRedirects(readRedirectTable(path.resolve('.')), settings.product);
  const sources = new Set(rules.map(({ from }) => withSlash(from)));
  return rules.map(({ from, to, line }) => ({
    type: 'Redirect',
    key: from,
    fields: { from, to, line, leadsToRedirect: sources.has(withSlash(to)) },
  }));
}

export function createDataResolvers({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>): void {
  const byKeys = (type: string, field: string) => ({
    resolve: async (node: Record<string, unknown>, _args: unknown, { nodeModel }: ResolverContext) => {
      const value = node[field];
      const keys: unknown[] = Array.isArray(value) ? value : [];
      const found = await Promise.all(
        keys.map((key) => nodeModel.findOne<object>({ type, query: { filter: { key: { eq: key } } } })),
      );
      return found.filter((item) => item !== null);
    },
  });
  const pageBy = (field: 'measureKey' | 'dimensionKey') => ({
    resolve: ({ key }: { key: string }, _args: unknown, { nodeModel }: ResolverContext) =>
      nodeModel.findOne<DocNode>({ type: 'Doc', query: { filter: { [field]: { eq: key } } } }),
  });
  createResolvers({
    Measure: {
      dimensions: byKeys('Dimension', 'dimensionKeys'),
      related: byKeys('Measure', 'relatedKeys'),
      page: pageBy('measureKey'),
    },
    Dimension: {
      measures: byKeys('Measure', 'measureKeys'),
      related: byKeys('Dimension', 'relatedKeys'),
      page: pageBy('dimensionKey'),
    },
  });
}
