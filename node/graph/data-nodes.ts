import path from 'node:path';
import type { CreateResolversArgs, SourceNodesArgs } from 'gatsby';
import { fillProductName, fillProductSlug } from '../../src/shared/product';
import { withSlash } from '../../src/shared/paths';
import { settings } from '../../src/shared/settings';
import type { DocNode } from './doc-nodes';
import { readGlossary } from '../content/data/glossary';
import { computeExample, dimensionsSchema, measuresSchema } from '../content/data/measures';
import { parseRedirects, readRedirectTable } from '../content/data/redirects';
import { readData } from '../content/data/read-data';
import type { ResolverContext } from './node-model';

/** Creates nodes for measures, dimensions, glossary terms and redirects. The preflight reports faults of their files. */
export function createDataNodes({ actions, createNodeId, createContentDigest }: SourceNodesArgs): void {
  const create = (type: string, key: string, fields: Record<string, unknown>): void => {
    void actions.createNode({
      ...fields,
      key,
      id: createNodeId(`${type} ${key}`),
      internal: { type, contentDigest: createContentDigest(fields) },
    });
  };
  const { data } = readData('measures.yml', measuresSchema);
  for (const { key, expression, dimensions, related, ...rest } of data?.measures ?? []) {
    const example = computeExample({ expression }, data?.exampleMonth ?? {});
    create('Measure', key, { ...rest, example, dimensionKeys: dimensions, relatedKeys: related });
  }
  const dimensionData = readData('dimensions.yml', dimensionsSchema).data;
  for (const { key, measures, related, ...rest } of dimensionData?.dimensions ?? []) {
    create('Dimension', key, { ...rest, measureKeys: measures, relatedKeys: related });
  }
  for (const { key, term, definition, page } of readGlossary()) {
    create('GlossaryTerm', key, {
      term: fillProductName(term, settings.product),
      definition: fillProductName(definition, settings.product),
      page: page === undefined ? null : fillProductSlug(page, settings.product),
    });
  }
  const { rules } = parseRedirects(readRedirectTable(path.resolve('.')), settings.product);
  const sources = new Set(rules.map(({ from }) => withSlash(from)));
  for (const { from, to, line } of rules)
    create('Redirect', from, { from, to, line, leadsToRedirect: sources.has(withSlash(to)) });
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
