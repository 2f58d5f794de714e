import type { z } from 'zod';
import { nullWord } from '../../src/shared/constants';
import { fillProductName } from '../../src/shared/product';
import { site } from '../../src/shared/site';

/** A field of the GraphQL type `Doc` that comes from front matter. */
interface DocField<Written, Value> {
  /** GraphQL type. */
  type: string;
  /** Converts the written value to the stored one. */
  valueOf: (written: Written | undefined) => Value;
}

/** A front-matter field that writers may set. */
export interface FrontMatterField<Written, Doc extends object> {
  /** Validates the value if present; every field is optional. */
  schema: z.ZodType<Written>;
  /** For writers, in Markdown; mirrored in `content/README.md`. `null`: accepted but ignored. */
  description: string | null;
  /** GraphQL type of the written value, if it has only one. */
  written?: string;
  /** Fields of `Doc` derived from it. */
  doc: { [Name in keyof Doc]: DocField<Written, Doc[Name]> };
}

/** Describes a field; one without `doc` is validated but adds nothing to the graph. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a field without `doc` adds no field
export function field<Written, Doc extends object = {}>({
  doc = {} as FrontMatterField<Written, Doc>['doc'],
  ...rest
}: Omit<FrontMatterField<Written, Doc>, 'doc'> &
  Partial<Pick<FrontMatterField<Written, Doc>, 'doc'>>): FrontMatterField<Written, Doc> {
  return { ...rest, doc };
}

/** Accepted but ignored, so that Docusaurus folders build unchanged. */
export const ignored = (schema: z.ZodType) => field({ schema, description: null });

const fill = (value: string): string => fillProductName(value, site.product);

/** A text, in which `{product}` is replaced. */
export const asText = {
  type: 'String',
  valueOf: (value: string | undefined): string | null => (value === undefined ? null : fill(value)),
};
/** A key or an id, in which `{product}` is not replaced. */
export const asKey = { type: 'String', valueOf: (value: string | undefined): string | null => value ?? null };
export const asTexts = {
  type: '[String!]!',
  valueOf: (values: readonly string[] | undefined): string[] => (values ?? []).map(fill),
};
export const asFlag = { type: 'Boolean!', valueOf: (value: boolean | undefined): boolean => value ?? false };
/** A key, or `null`, which switches something off. */
export const asKeyOrNullWord = {
  type: 'String',
  valueOf: (value: string | null | undefined): string | null => (value === undefined ? null : (value ?? nullWord)),
};
export const asLevel = (fallback: number) => ({
  type: 'Int!',
  valueOf: (value: number | undefined): number => value ?? fallback,
});
