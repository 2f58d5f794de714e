import { z } from 'zod';
import { dataSchemas } from '../content/data/schemas';
import { frontMatterFields } from '../content/front-matter-fields';
import { categorySchema, frontMatterSchema } from '../content/front-matter';

/** Folder of the schemas; `.vscode/settings.json` says which file follows which. */
export const schemaFolder = '.vscode/schemas';

/** Returns the JSON Schemas of what writers edit, by file name, so that editors complete and check it while they type. */
export function describeSchemas(): Map<string, string> {
  const ofData = Object.entries(dataSchemas).map(
    ([name, schema]) => [name.replace('.yml', '.json'), toJsonSchema(schema)] as const,
  );
  const schemas = [
    ['front-matter.json', describeFields(toJsonSchema(frontMatterSchema))] as const,
    ['category.json', { ...toJsonSchema(categorySchema), additionalProperties: false }] as const,
    ...ofData,
  ];
  return new Map(schemas.map(([name, schema]) => [name, `${JSON.stringify(schema, null, 2)}\n`]));
}

function toJsonSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' });
}

/** Adds what the table of fields says of each to the schema of front matter; fields that are ignored are left out. */
function describeFields(schema: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema {
  const properties = Object.entries(frontMatterFields).flatMap(([name, { description }]) => {
    const property = schema.properties?.[name];
    return description === null || typeof property !== 'object' ? [] : [[name, { description, ...property }]];
  });
  return {
    ...schema,
    properties: Object.fromEntries(properties) as typeof schema.properties,
    required: ['title', 'description'],
  };
}
