/**
 * Checks whether `src/gatsby-types.d.ts` is up to date. Gatsby generates it from the whole data layer, which takes a
 * build; this compares what can become stale: the fields of each query and of our own types.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print } from 'graphql';
import ts from 'typescript';
import { requireSource } from '../../node/gatsby/require-source.cjs';

const typesFile = 'src/gatsby-types.d.ts';

/** @typedef {Map<string, Shape | null>} Shape fields by name; null: a value without fields */

const types = readTypes();
const documents = readDocuments();
const fragments = new Map(
  documents.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
  ),
);

const faults = [...compareQueries(), ...compareSchema()];
if (faults.length > 0) {
  console.error(`${typesFile} is stale: run \`npm run types\`.\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  process.exitCode = 1;
}

/** @returns {Map<string, ts.TypeNode>} the types of the namespace `Queries` by name */
function readTypes() {
  const file = ts.createSourceFile(typesFile, readFileSync(typesFile, 'utf8'), ts.ScriptTarget.Latest, true);
  /** @type {Map<string, ts.TypeNode>} */
  const found = new Map();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeAliasDeclaration(node)) found.set(node.name.text, node.type);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns all queries and fragments in the sources. */
function readDocuments() {
  return ['src', 'node']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .flatMap(({ parentPath, name }) => {
      const source = readFileSync(join(parentPath, name), 'utf8');
      return [...source.matchAll(/(?:\/\* GraphQL \*\/ |graphql)`([^`]*)`/g)].flatMap(
        ([, text = '']) => parse(text).definitions,
      );
    });
}

/** @returns {string[]} */
function compareQueries() {
  const expected = new Map(
    documents.flatMap((definition) => {
      if (definition.kind === Kind.OPERATION_DEFINITION)
        return [[`${definition.name?.value}Query`, definition.selectionSet]];
      return definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[`${definition.name.value}Fragment`, definition.selectionSet]]
        : [];
    }),
  );
  const gone = [...types.keys()].filter((name) => /.(?:Query|Fragment)$/.test(name) && !isOfPackage(name));
  return [
    ...gone.filter((name) => !expected.has(name)).map((name) => `${name} is no longer in any source file`),
    ...[...expected].flatMap(([name, selection]) => {
      const type = types.get(name);
      if (!type) return [`${name} is missing`];
      return describe(shapeOfSelection(selection)) === describe(shapeOfType(type)) ? [] : [`${name} has other fields`];
    }),
  ];
}

/**
 * Whether a fragment comes from a Gatsby plugin.
 * @param {string} name
 * @reach gatsby: the names of the fragments of its own plugins; `npm run lint` says that the types are stale
 */
function isOfPackage(name) {
  return /^(?:Gatsby|Site)(?:Image|FunctionP).*Fragment$/.test(name);
}

/**
 * @param {import('graphql').SelectionSetNode} selectionSet
 * @returns {Shape}
 */
function shapeOfSelection({ selections }) {
  /** @type {Shape} */
  const shape = new Map();
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.alias?.value ?? selection.name.value;
      shape.set(name, selection.selectionSet ? shapeOfSelection(selection.selectionSet) : null);
    } else {
      const part = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      for (const [name, field] of part ? shapeOfSelection(part.selectionSet) : []) shape.set(name, field);
    }
  }
  return shape;
}

/**
 * @param {ts.TypeNode} type
 * @returns {Shape | null}
 */
function shapeOfType(type) {
  if (ts.isUnionTypeNode(type)) return type.types.map(shapeOfType).find((shape) => shape !== null) ?? null;
  if (ts.isParenthesizedTypeNode(type)) return shapeOfType(type.type);
  if (ts.isTypeReferenceNode(type)) {
    const [argument] = type.typeArguments ?? [];
    return type.typeName.getText() === 'ReadonlyArray' && argument ? shapeOfType(argument) : null;
  }
  if (!ts.isTypeLiteralNode(type)) return null;
  return new Map(
    type.members.flatMap((member) =>
      ts.isPropertySignature(member) && member.type ? [[member.name.getText(), shapeOfType(member.type)]] : [],
    ),
  );
}

/**
 * @param {Shape | null} shape
 * @returns {string}
 */
function describe(shape) {
  if (shape === null) return '';
  const fields = [...shape].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => name + describe(field));
  return `{${fields.join(' ')}}`;
}

/** @returns {string[]} */
function compareSchema() {
  /** @type {string[]} */
  const texts = [];
  const { createSchema } = /** @type {typeof import('../../node/graph/schema')} */ (
    requireSource('node/graph/schema.ts')
  );
  createSchema(
    /** @type {never} */ ({ actions: { createTypes: (/** @type {string[]} */ all) => texts.push(...all) } }),
  );
  return texts
    .flatMap((text) => parse(text).definitions)
    .flatMap((definition) => {
      if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
      const name = definition.name.value;
      return (definition.fields ?? []).flatMap((field) => {
        const written = writtenType(name, field.name.value);
        const wanted = typeScriptOf(print(field.type));
        return written === wanted ? [] : [`${name}.${field.name.value} is ${written ?? 'missing'}, expected ${wanted}`];
      });
    });
}

/**
 * @param {string} name
 * @param {string} field
 */
function writtenType(name, field) {
  const type = types.get(name);
  const literals = type && ts.isIntersectionTypeNode(type) ? type.types : [type];
  for (const literal of literals) {
    if (!literal || !ts.isTypeLiteralNode(literal)) continue;
    const member = literal.members.find((candidate) => candidate.name?.getText() === field);
    if (member && ts.isPropertySignature(member)) return member.type?.getText();
  }
  return undefined;
}

/**
 * Converts a GraphQL type to the form that Gatsby's type generation writes.
 * @param {string} type
 * @returns {string}
 * @reach gatsby: writes the type of a field as `Maybe`, `ReadonlyArray` and `Scalars`; `npm run lint` says that the
 *   types are stale
 */
function typeScriptOf(type) {
  if (!type.endsWith('!')) return `Maybe<${typeScriptOf(`${type}!`)}>`;
  const inner = type.slice(0, -1);
  if (inner.startsWith('[')) return `ReadonlyArray<${typeScriptOf(inner.slice(1, -1))}>`;
  return /^(?:String|Int|Float|Boolean|ID|Date|JSON)$/.test(inner) ? `Scalars['${inner}']` : inner;
}
