import type { Element } from 'hast';
import { readData } from 'help-portal/content';
import { elementNode, findAll } from 'help-portal/graph';
import type { AboveText, DataItem, Defined, DocNode, GraphDefinition, NodeModel } from 'help-portal/graph';
import { drawFormula } from './formula';
import { factList } from './fact-list';
import type { Example, ListedMeasure, NamedPage } from './figure';
import { formatExample } from './measure-text';
import { computeExample, dimensionsSchema, measuresSchema } from './measures';

/** Measures and dimensions, the figures of the business-intelligence tool, in GraphQL. */
export const figureTypes = /* GraphQL */ `
  "A measure of the business-intelligence tool, from content/data/measures.yml."
  type Measure implements Node @dontInfer {
    key: String!
    name: String!
    definition: String!
    formula: String!
    unit: String!
    decimals: Int!
    statusSensitive: Boolean!
    group: String!
    "Computed from the example month."
    example: Float
    page: Doc
    dimensions: [Dimension!]!
    related: [Measure!]!
  }
  "A dimension of the business-intelligence tool, from content/data/dimensions.yml."
  type Dimension implements Node @dontInfer {
    key: String!
    name: String!
    definition: String!
    values: [String!]!
    group: String!
    page: Doc
    measures: [Measure!]!
    related: [Dimension!]!
  }
  type Doc implements Node {
    measure: Measure @link(by: "key", from: "measureKey")
    dimension: Dimension @link(by: "key", from: "dimensionKey")
  }
`;

interface Figure {
  key: string;
  name: string;
  definition: string;
  relatedKeys: string[];
}

type Measure = Figure & Example & { formula: string; statusSensitive: boolean; group: string; dimensionKeys: string[] };
type Dimension = Figure & { values: string[]; measureKeys: string[] };

type FigureType = 'Measure' | 'Dimension';

export function readMeasureItems(): DataItem[] {
  const { data } = readData('measures.yml', measuresSchema);
  return (data?.measures ?? []).map(({ key, expression, dimensions, related, ...rest }) => {
    const example = computeExample({ expression }, data?.exampleMonth ?? {});
    return { type: 'Measure', key, fields: { ...rest, example, dimensionKeys: dimensions, relatedKeys: related } };
  });
}

export function readDimensionItems(): DataItem[] {
  const { data } = readData('dimensions.yml', dimensionsSchema);
  return (data?.dimensions ?? []).map(({ key, measures, related, ...rest }) => ({
    type: 'Dimension',
    key,
    fields: { ...rest, measureKeys: measures, relatedKeys: related },
  }));
}

function findFigure<Found extends Figure>(nodeModel: NodeModel, type: FigureType, key: string): Promise<Found | null> {
  return nodeModel.findOne<Found>({ type, query: { filter: { key: { eq: key } } } });
}

async function findFigures(nodeModel: NodeModel, type: FigureType, keys: readonly string[]): Promise<Figure[]> {
  const found = await Promise.all(keys.map((key) => findFigure(nodeModel, type, key)));
  return found.filter((figure) => figure !== null);
}

/** Returns the page about a figure. */
function findPage(nodeModel: NodeModel, type: FigureType, key: string): Promise<DocNode | null> {
  const field = type === 'Measure' ? 'measureKey' : 'dimensionKey';
  return nodeModel.findOne<DocNode>({ type: 'Doc', query: { filter: { [field]: { eq: key } } } });
}

/** Returns the path of the page about the measure of a name. */
async function findPageNamed(nodeModel: NodeModel, name: string): Promise<string | null> {
  const measure = await nodeModel.findOne<Figure>({ type: 'Measure', query: { filter: { name: { eq: name } } } });
  return measure ? ((await findPage(nodeModel, 'Measure', measure.key))?.path ?? null) : null;
}

const figures = (type: FigureType, keysOf: string): GraphDefinition['resolvers'][string][string] => ({
  resolve: (figure: Record<string, string[]>, _args: object, { nodeModel }) =>
    findFigures(nodeModel, type, figure[keysOf] ?? []),
});

const page = (type: FigureType): GraphDefinition['resolvers'][string][string] => ({
  resolve: ({ key }: Figure, _args: object, { nodeModel }) => findPage(nodeModel, type, key),
});

export const figureResolvers: GraphDefinition['resolvers'] = {
  Measure: {
    dimensions: figures('Dimension', 'dimensionKeys'),
    related: figures('Measure', 'relatedKeys'),
    page: page('Measure'),
  },
  Dimension: {
    measures: figures('Measure', 'measureKeys'),
    related: figures('Dimension', 'relatedKeys'),
    page: page('Dimension'),
  },
};

async function namePages(nodeModel: NodeModel, type: FigureType, keys: readonly string[]): Promise<NamedPage[]> {
  const found = await findFigures(nodeModel, type, keys);
  return Promise.all(
    found.map(async ({ key, name }) => ({ name, page: (await findPage(nodeModel, type, key))?.path ?? null })),
  );
}

/** Returns the facts above the text of a page about a measure or a dimension. */
export async function factsOf({ measureKey, dimensionKey }: DocNode, nodeModel: NodeModel): Promise<AboveText[]> {
  const measure = measureKey === null ? null : await findFigure<Measure>(nodeModel, 'Measure', measureKey);
  const dimension = dimensionKey === null ? null : await findFigure<Dimension>(nodeModel, 'Dimension', dimensionKey);
  return [
    ...(measure ? [{ ...block(measure), content: [await measureFacts(measure, nodeModel)] }] : []),
    ...(dimension ? [{ ...block(dimension), content: [await dimensionFacts(dimension, nodeModel)] }] : []),
  ];
}

const block = ({ name }: Figure): Omit<AboveText, 'content'> => ({
  name: 'FactBlock',
  props: { label: `Facts about ${name}` },
});

async function measureFacts(measure: Measure, nodeModel: NodeModel): Promise<Element> {
  const example: Element = elementNode('strong', {}, [{ type: 'text', value: formatExample(measure) }]);
  return factList([
    ['Definition', measure.definition],
    ['Formula', await drawFormula(measure.formula, (name) => findPageNamed(nodeModel, name))],
    ['Example month', measure.example === null ? null : [example]],
    ['Payment status', measure.statusSensitive ? 'Changes the value' : 'Does not change the value'],
    ['Dimensions', await namePages(nodeModel, 'Dimension', measure.dimensionKeys)],
    ['Related', await namePages(nodeModel, 'Measure', measure.relatedKeys)],
  ]);
}

async function dimensionFacts(dimension: Dimension, nodeModel: NodeModel): Promise<Element> {
  return factList([
    ['Definition', dimension.definition],
    ['Values', dimension.values.join(', ')],
    ['Measures', await namePages(nodeModel, 'Measure', dimension.measureKeys)],
    ['Related', await namePages(nodeModel, 'Dimension', dimension.relatedKeys)],
  ]);
}

/** Returns the measures that tables list, by name. */
export async function listMeasures(nodeModel: NodeModel): Promise<ListedMeasure[]> {
  const measures = (await findAll<Measure>(nodeModel, 'Measure')).sort((a, b) => (a.name < b.name ? -1 : 1));
  return Promise.all(
    measures.map(async ({ key, name, definition, formula, unit, decimals, statusSensitive, group, example }) => ({
      ...{ name, definition, formula, unit, decimals, statusSensitive, group, example },
      page: (await findPage(nodeModel, 'Measure', key))?.path ?? null,
    })),
  );
}

/** Returns the definitions of measures, then of dimensions. */
export async function listDefinitions(nodeModel: NodeModel): Promise<Defined[]> {
  const of = async (type: FigureType): Promise<Defined[]> => {
    const found = (await findAll<Figure>(nodeModel, type)).sort((a, b) => (a.key < b.key ? -1 : 1));
    return Promise.all(
      found.map(async ({ key, name, definition }) => ({
        ...{ name, definition },
        page: (await findPage(nodeModel, type, key))?.path ?? null,
      })),
    );
  };
  return [...(await of('Measure')), ...(await of('Dimension'))];
}
