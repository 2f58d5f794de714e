import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse } from 'graphql';

/** Texts that Gatsby's type generation takes for documents. */
const documents = ['node', 'src']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .flatMap(({ parentPath, name }) => {
    const source = readFileSync(path.join(parentPath, name), 'utf8');
    return [...source.matchAll(/(?:\/\* GraphQL \*\/ |graphql)`([^`]*)`/g)].map(([, text = '']) => parse(text));
  });

describe('GraphQL documents', () => {
  it('have operations with a name each, without which `gatsby develop` fails to make their types', () => {
    const operations = documents.flatMap(({ definitions }) =>
      definitions.flatMap((definition) =>
        definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value] : [],
      ),
    );
    expect(operations.length).toBeGreaterThan(8);
    expect(operations).not.toContain(undefined);
    expect(new Set(operations).size).toBe(operations.length);
  });
});
