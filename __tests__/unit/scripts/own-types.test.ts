import { ownTypes } from '../../../scripts/own-types.mjs';

const variables = (name: string): string => `type ${name}QueryVariables = Exact<{\n  id: Scalars['String'];\n}>;\n\n\n`;
const query = (name: string): string => `type ${name}Query = { readonly a: string };\n\n`;
const file = (...names: string[]): string =>
  `declare namespace Queries {\n\ntype Maybe<T> = T | null;\n${names.map((name) => variables(name) + query(name)).join('')}}\n`;

describe('the types of the queries of a site', () => {
  it('are those that the engine does not have', () => {
    const types = ownTypes(file('DocTemplate', 'Endpoint'), file('DocTemplate'));
    expect(types.match(/^type \w+/gm)).toEqual(['type EndpointQueryVariables', 'type EndpointQuery']);
    expect(types).toContain("  id: Scalars['String'];\n}>;\n");
    expect(types).toMatch(/^\/\*\* Written by .*\ndeclare namespace Queries \{\n[^]*\}\n$/);
  });

  it('are none where the site has no query', () => {
    expect(ownTypes(file('A'), file('A'))).toMatch(/namespace Queries \{\n\}\n$/);
  });
});
