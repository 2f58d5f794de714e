import { z } from 'zod';
import { dataFolder, readData } from 'help-portal/content';
import type { Diagnostic } from 'help-portal/content';

const keys = z.array(z.string()).default([]);

const expressionSchema = z.union([
  z.object({ base: z.string() }),
  z.object({ ratio: z.tuple([z.string(), z.string()]), factor: z.number().default(1) }),
  z.object({ example: z.number() }),
]);

const measureSchema = z.object({
  key: z.string(),
  name: z.string(),
  definition: z.string(),
  formula: z.string(),
  expression: expressionSchema,
  unit: z.string(),
  decimals: z.int().min(0).max(6),
  statusSensitive: z.boolean(),
  group: z.string(),
  dimensions: keys,
  related: keys,
  exampleNote: z.string().optional(),
});

/** `content/data/measures.yml`. Example values are computed from the example month, never typed in. */
export const measuresSchema = z.object({
  currency: z.string().optional(),
  exampleMonth: z.record(z.string(), z.number()),
  measures: z.array(measureSchema),
});

const dimensionSchema = z.object({
  key: z.string(),
  name: z.string(),
  definition: z.string(),
  values: z.union([z.array(z.coerce.string()), z.string().transform((text) => [text])]),
  group: z.string(),
  measures: keys,
  related: keys,
});

/** `content/data/dimensions.yml`. */
export const dimensionsSchema = z.object({ dimensions: z.array(dimensionSchema) });

export type MeasureEntry = z.infer<typeof measureSchema>;

/** Returns the value of a measure in the example month, or null if the divisor is zero or a base value is missing. */
export function computeExample(
  { expression }: Pick<MeasureEntry, 'expression'>,
  month: Readonly<Record<string, number>>,
): number | null {
  if ('example' in expression) return expression.example;
  if ('base' in expression) return month[expression.base] ?? null;
  const [numerator, divisor] = expression.ratio.map((key) => month[key]);
  if (numerator === undefined || divisor === undefined || divisor === 0) return null;
  return (numerator / divisor) * expression.factor;
}

/** Returns the measures; empty if the file has a fault, which the preflight reports. */
export function readMeasures(): MeasureEntry[] {
  return readData('measures.yml', measuresSchema).data?.measures ?? [];
}

/** Returns the faults of both files: schema, unknown keys in cross-references, values that cannot be computed. */
export function checkMeasureData(): Diagnostic[] {
  const { data: measureData, diagnostics } = readData('measures.yml', measuresSchema);
  const dimensionFile = readData('dimensions.yml', dimensionsSchema);
  const found = [...diagnostics, ...dimensionFile.diagnostics];
  // Each key of the other file would seem unknown.
  if (found.some(({ severity }) => severity === 'error')) return found;
  const fault = (name: string, message: string): void => {
    found.push({ severity: 'error', rule: 'data-reference', file: `${dataFolder}/${name}`, message });
  };
  const measures = measureData?.measures ?? [];
  const dimensions = dimensionFile.data?.dimensions ?? [];
  const measureKeys = new Set(measures.map(({ key }) => key));
  const dimensionKeys = new Set(dimensions.map(({ key }) => key));
  for (const measure of measures) {
    for (const key of measure.related)
      if (!measureKeys.has(key)) fault('measures.yml', `"${measure.key}" names the unknown measure "${key}".`);
    for (const key of measure.dimensions)
      if (!dimensionKeys.has(key)) fault('measures.yml', `"${measure.key}" names the unknown dimension "${key}".`);
    if (computeExample(measure, measureData?.exampleMonth ?? {}) === null) {
      fault(
        'measures.yml',
        `The example value of "${measure.key}" cannot be computed. Expected its terms in exampleMonth.`,
      );
    }
  }
  for (const dimension of dimensions) {
    for (const key of dimension.related)
      if (!dimensionKeys.has(key)) fault('dimensions.yml', `"${dimension.key}" names the unknown dimension "${key}".`);
    for (const key of dimension.measures)
      if (!measureKeys.has(key)) fault('dimensions.yml', `"${dimension.key}" names the unknown measure "${key}".`);
  }
  return found;
}
