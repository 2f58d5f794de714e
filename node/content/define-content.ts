import type { ContentDefinition } from './content-definition';

type Fields = ContentDefinition['frontMatter'];
type Schemas = ContentDefinition['data'];

/** A definition without holes, which keeps the types of the site's own fields and data files. */
type DefinedContent<OwnFields, OwnSchemas> = Omit<ContentDefinition, 'frontMatter' | 'data'> & {
  frontMatter: OwnFields;
  data: OwnSchemas;
};

/** Defines what the content of a site may hold beyond that of every site; what is left out, it does not hold. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a site without fields or data files of its own
export function defineContent<OwnFields extends Fields = {}, OwnSchemas extends Schemas = {}>(
  definition: Partial<Omit<ContentDefinition, 'frontMatter' | 'data'>> & { frontMatter?: OwnFields; data?: OwnSchemas },
): DefinedContent<OwnFields, OwnSchemas> {
  return {
    preflightData: [],
    preflight: () => [],
    components: {},
    symptoms: { heading: 'Troubleshooting', columns: [] },
    linkSections: [],
    searchRanks: [],
    ...definition,
    frontMatter: definition.frontMatter ?? ({} as OwnFields),
    data: definition.data ?? ({} as OwnSchemas),
  };
}
