import { islandNames, staticNames } from '../../../src/shared/mdx-components';

/** Stands for a component of the site while MDX runs; the runtime makes a `ComponentNode` of it. */
export class ComponentReference {
  constructor(readonly name: string) {}
}

/** Names that writers may use as components. */
export const componentNames: ReadonlySet<string> = new Set<string>([...islandNames, ...staticNames]);

/** What `remark/expressions` calls; writers do not know of it. */
export const expressionMark = '_placeOfExpression';

/** Names that are in scope of every MDX file without an import. */
export const scopeNames: readonly string[] = [
  ...componentNames,
  'product',
  'frontMatter',
  'toc',
  'require',
  expressionMark,
];

const references = new Map([...componentNames].map((name) => [name, new ComponentReference(name)]));

export function componentReference(name: string): ComponentReference | undefined {
  return references.get(name);
}

/**
 * Stands for something that could not be resolved and has been reported. It draws its children and has any member, so
 * that the run goes on and finds all other mistakes too.
 */
export const placeholder: unknown = new Proxy(function placeholder() {}, {
  get: (_target, key): unknown => (key === Symbol.toPrimitive ? () => '' : placeholder),
  apply: (_target, _self, [props]: { children?: unknown }[]): unknown => props?.children ?? null,
});
