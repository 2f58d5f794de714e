import { defineRule, finding, lineInBlock } from 'help-portal/rules';
import type { ContentPage, Corpus, Diagnostic } from 'help-portal/rules';

/** Pages and data of measures and dimensions belong together, one page an entry, in both directions. */
export const checkMeasurePages = defineRule(['data-key', 'data-page'], ({ pages, data }) => {
  const measures = data['measures.yml']?.measures.map(({ key }) => key) ?? [];
  const dimensions = data['dimensions.yml']?.dimensions.map(({ key }) => key) ?? [];
  const used = { measure: new Set<string>(), dimension: new Set<string>() };
  const found: Diagnostic[] = [];
  for (const { file, frontMatter } of pages) {
    for (const [field, keys] of [
      ['measure', measures],
      ['dimension', dimensions],
    ] as const) {
      const key = frontMatter[field];
      if (key === undefined) continue;
      used[field].add(key);
      if (!keys.includes(key))
        found.push(
          finding(
            'data-key',
            file,
            1,
            `"${field}: ${key}" is not in the data. Expected a key of content/data/${field}s.yml.`,
          ),
        );
    }
  }
  for (const [field, keys] of [
    ['measure', measures],
    ['dimension', dimensions],
  ] as const) {
    for (const key of keys.filter((name) => !used[field].has(name))) {
      found.push(
        finding(
          'data-page',
          `content/data/${field}s.yml`,
          1,
          `"${key}" has no page. Expected one with "${field}: ${key}".`,
        ),
      );
    }
  }
  return found;
});

/**
 * Where the page of a measure states its value in the example month, it is the value that the data give. The value is
 * computed here a second time, apart from the code that the site uses.
 */
export const checkExampleValues = defineRule(['example-value'], ({ pages, data }) => {
  const { measures = [], exampleMonth = {} } = data['measures.yml'] ?? {};
  const known = new Set<number>(Object.values(exampleMonth));
  const values = new Map<string, number>();
  for (const { key, expression, decimals } of measures) {
    const value =
      'ratio' in expression
        ? ((exampleMonth[expression.ratio[0]] ?? NaN) * expression.factor) / (exampleMonth[expression.ratio[1]] ?? NaN)
        : 'base' in expression
          ? (exampleMonth[expression.base] ?? NaN)
          : expression.example;
    values.set(key, value);
    known.add(Number(value.toFixed(decimals)));
  }
  return pages.flatMap((page) => {
    const key = page.frontMatter.measure;
    const value = key === undefined ? undefined : values.get(key);
    if (value === undefined) return [];
    return page.blocks.flatMap((block) => {
      const start = block.text.search(/\bexample month\b/i);
      const numbers = [...block.text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([text]) => Number(text.replaceAll(',', '')));
      if (start === -1 || numbers.length === 0) return [];
      if (numbers.some((number) => known.has(number) || factors.some((factor) => isRounded(value * factor, number))))
        return [];
      return finding(
        'example-value',
        page.file,
        lineInBlock(block, start),
        `The example month stands beside ${numbers.join(', ')}. Expected ${value}, its value.`,
      );
    });
  });
});

/** As it is, in cents, for a thousand. */
const factors = [1, 100, 1000];

/** Whether a number is the value with fewer decimals. */
function isRounded(value: number, number: number): boolean {
  const decimals = (String(number).split('.')[1] ?? '').length;
  return Math.abs(Number(value.toFixed(decimals)) - number) < 1e-9;
}

/** Returns a function that lists the paths which the facts above the text of a page link to. */
export function readFactLinks({ pages, data }: Corpus): (page: ContentPage) => string[] {
  const measures = data['measures.yml']?.measures ?? [];
  const dimensions = data['dimensions.yml']?.dimensions ?? [];
  const pathsOf = (field: 'measure' | 'dimension', keys: readonly string[]): string[] =>
    pages.flatMap(({ frontMatter, path: ownPath }) => (keys.includes(frontMatter[field] ?? '') ? [ownPath] : []));
  return ({ frontMatter }) => {
    const measure = measures.find(({ key }) => key === frontMatter.measure);
    const dimension = dimensions.find(({ key }) => key === frontMatter.dimension);
    return [
      ...pathsOf('measure', [...(measure?.related ?? []), ...(dimension?.measures ?? [])]),
      ...pathsOf('dimension', [...(measure?.dimensions ?? []), ...(dimension?.related ?? [])]),
    ];
  };
}
