import { islandNames, staticNames } from '../../../src/shared/mdx-components';
import { content } from '../../content/site-content';

/** Represents a component of the site while MDX runs; the runtime turns it into a `ComponentNode`. */
export class ComponentReference {
  /** `shown` is the name that the writer uses, for messages. */
  constructor(
    readonly name: string,
    readonly shown = name,
  ) {}
}

/** Names that writers may use as components. */
export const componentNames: ReadonlySet<string> = new Set<string>([
  ...islandNames,
  ...staticNames,
  ...Object.keys(content.components),
]);

/** Name of the function that `remark/expressions` calls; hidden from writers. */
export const expressionMark = '_placeOfExpression';

/** Names in scope of every MDX file without an import. */
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
 * Replaces something that could not be resolved and has been reported. It renders its children and has any member, so
 * that the run goes on and finds all other mistakes.
 */
export const placeholder: unknown = new Proxy(function placeholder() {}, {
  get: (_target, key): unknown => (key === Symbol.toPrimitive ? () => '' : placeholder),
  apply: (_target, _self, [props]: { children?: unknown }[]): unknown => props?.children ?? null,
});
