import { createProject, inProject } from '../../node/support/project';
import type { Files } from '../../node/support/project';
import { computeExample } from '../../../../site/facts/measures';

describe('computeExample', () => {
  const month = { orders: 200, sessions: 10_000, none: 0 };

  it.each([
    [{ base: 'orders' }, 200],
    [{ base: 'unknown' }, null],
    [{ ratio: ['orders', 'sessions'] as [string, string], factor: 100 }, 2],
    [{ ratio: ['orders', 'none'] as [string, string], factor: 1 }, null],
    [{ ratio: ['unknown', 'orders'] as [string, string], factor: 1 }, null],
    [{ example: 7.5 }, 7.5],
  ])('%j gives %s', (expression, expected) => {
    expect(computeExample({ expression }, month)).toBe(expected);
  });
});

const measure = (key: string, more = ''): string =>
  `- { key: ${key}, name: N, definition: D, formula: F, expression: { base: orders }, unit: U, decimals: 0, statusSensitive: false, group: G${more} }`;
const measures = (...lines: string[]): string =>
  ['exampleMonth: { orders: 1 }', 'measures:', ...lines.map((line) => `  ${line}`)].join('\n');

async function check(files: Files): Promise<string[]> {
  const project = createProject(files);
  try {
    return await inProject(project, async () => {
      const { checkGlossary } = await import('../../../../node/content/data/glossary');
      const { checkMeasureData } = await import('../../../../site/facts/measures');
      const found = [...checkMeasureData(), ...checkGlossary()];
      return found.map(({ severity, rule, file, position, message }) =>
        [severity, rule, `${file}${position ? `:${position.line}` : ''}`, message].join(' '),
      );
    });
  } finally {
    project.remove();
  }
}

describe('data files', () => {
  it('are not needed', async () => {
    expect(await check({})).toEqual([]);
  });

  it('name measures and dimensions that exist', async () => {
    const found = await check({
      'content/data/measures.yml': measures(
        measure('a', ', related: [b, gone], dimensions: [d, lost]'),
        measure('b').replace('base: orders', 'base: unknown'),
      ),
      'content/data/dimensions.yml':
        'dimensions:\n  - { key: d, name: N, definition: D, values: x, group: G, measures: [a, gone], related: [lost] }',
    });
    expect(found).toEqual([
      'error data-reference content/data/measures.yml "a" names the unknown measure "gone".',
      'error data-reference content/data/measures.yml "a" names the unknown dimension "lost".',
      'error data-reference content/data/measures.yml The example value of "b" cannot be computed. Expected its terms in exampleMonth.',
      'error data-reference content/data/dimensions.yml "d" names the unknown dimension "lost".',
      'error data-reference content/data/dimensions.yml "d" names the unknown measure "gone".',
    ]);
  });

  it('that break their schema are named with their line', async () => {
    const found = await check({
      'content/data/measures.yml': measures(measure('a'), measure('b').replace('decimals: 0', 'decimals: many')),
      'content/data/glossary.yml': 'order:\n  term: order\n  definition: A purchase.\nrefund:\n  term: [refund]\n',
    });
    expect(found).toEqual([
      expect.stringMatching(/^error front-matter-type content\/data\/measures\.yml:4 "measures\.1\.decimals"/),
      expect.stringMatching(/^error front-matter-type content\/data\/glossary\.yml:5 "refund\.term"/),
      expect.stringMatching(/^error front-matter-type content\/data\/glossary\.yml:4 "refund\.definition"/),
    ]);
  });

  it('keep text as it is written, keys too', async () => {
    const project = createProject({
      'content/data/glossary.yml': '1.10:\n  term: 1.10\n  definition: 007\n',
      'content/data/measures.yml': measures(measure('1e3')),
    });
    const read = await inProject(project, async () => {
      const { readGlossary } = await import('../../../../node/content/data/glossary');
      const { readMeasures } = await import('../../../../site/facts/measures');
      return { terms: readGlossary(), measures: readMeasures().map(({ key, decimals }) => ({ key, decimals })) };
    });
    expect(read).toEqual({
      terms: [{ key: '1.10', term: '1.10', definition: '007' }],
      measures: [{ key: '1e3', decimals: 0 }],
    });
    project.remove();
  });

  it('that are no YAML are named with their line', async () => {
    expect(await check({ 'content/data/glossary.yml': 'a:\n  b: [' })).toEqual([
      expect.stringMatching(/^error yaml-syntax content\/data\/glossary\.yml:2 /),
    ]);
  });

  it('a broken glossary has no terms instead of ending the build, and does not make every term unknown', async () => {
    const project = createProject({ 'content/data/glossary.yml': 'a: 1' });
    const glossary = await inProject(project, async () => {
      const { glossaryKeys, readGlossary } = await import('../../../../node/content/data/glossary');
      return { terms: readGlossary(), keys: glossaryKeys() };
    });
    expect(glossary).toEqual({ terms: [], keys: undefined });
    project.remove();
  });
});
