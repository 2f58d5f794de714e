import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDataFiles } from '../../../../node/check/data-files';

const project = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'data-files-'));
  mkdirSync(path.join(root, 'content/data'), { recursive: true });
  process.chdir(root);
});

afterEach(() => {
  process.chdir(project);
  rmSync(root, { recursive: true });
});

/** Faults of data files, as `line rule message`. */
function check(files: Readonly<Record<string, string>>, paths: readonly string[] = []): string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, 'content/data', name), text);
  return checkDataFiles(root, paths).map(({ position, rule, message }) => `${position?.line} ${rule} ${message}`);
}

const currency = (code: string, decimals: number): string =>
  `  - { code: ${code}, name: A currency, decimals: ${decimals} }\n`;
const option = (more: string): string =>
  `items:\n  - key: card\n    name: Card\n    family: online\n    page: /docs/card\n    countries: All\n    currencies: EUR and USD\n    recurring: Yes\n    refund: Yes\n    chargebackRisk: Low\n    timeToMoney: 1 day\n${more}`;

describe('data files', () => {
  it('may be missing', () => {
    expect(check({})).toEqual([]);
  });

  it('with a wrong shape are named with the line', () => {
    expect(check({ 'terms.yml': 'terms:\n  - { right: canceled, wrong: [] }\nnames: []\n' })).toEqual([
      expect.stringMatching(/^2 front-matter-type "terms\.0\.wrong"/),
    ]);
    expect(check({ 'terms.yml': 'terms:\n  - { right: a, wrong: ["b("] }\nnames: []\n' })).toEqual([
      expect.stringContaining('Expected a regular expression'),
    ]);
  });

  it('say facts once each, with a pattern that has one group, on pages that exist', () => {
    const file = (id: string, page: string, pattern: string): string =>
      `  - { id: ${id}, group: g, label: l, value: v, page: '${page}', pattern: '${pattern}' }\n`;
    const facts = (...items: string[]): Record<string, string> => ({
      'facts.yml': `items:\n${items.join('')}`,
    });
    const good = file('a', '/docs/about-{product}/x', 'for (\\d+) days');
    const paths = ['/docs/about-clever-commerce/x', '/docs/x'];
    expect(check(facts(good), paths)).toEqual([]);
    expect(check(facts(good, good), paths)).toEqual([expect.stringContaining('Expected every id once')]);
    expect(check(facts(file('a', '/docs/x', 'for days')), paths)).toEqual([
      expect.stringContaining('Expected one group'),
    ]);
    expect(
      check({
        'facts.yml': 'items:\n  - id: a\n    group: g\n    label: l\n    value: v\n    page: /docs/y\n',
      }),
    ).toEqual(['2 data-reference "a" leads to /docs/y. Expected the path of a page.']);
  });

  it('give parameters of links either values or a pattern with an example', () => {
    const parameters = (more: string): string[] =>
      check({ 'link-parameters.yml': `parameters:\n  - { name: x-a, means: m${more} }\n` });
    expect(parameters(', values: [b]')).toEqual([]);
    expect(parameters('')).toEqual([expect.stringContaining('Expected values or a pattern')]);
    expect(parameters(", pattern: '^b$', example: c")).toEqual([expect.stringContaining('fits the pattern')]);
  });

  it('list currencies in order, each once, with the decimals of ISO 4217', () => {
    const file = (...items: string[]): Record<string, string> => ({
      'currencies.yml': `items:\n${items.join('')}`,
    });
    expect(check(file(currency('EUR', 2), currency('JPY', 0)))).toEqual([]);
    expect(check(file(currency('EUR', 2), currency('JPY', 2)))).toEqual([
      '3 front-matter-type "items.1.decimals": Expected the decimals of ISO 4217.',
    ]);
    expect(check(file(currency('USD', 2), currency('EUR', 2)))).toEqual([
      expect.stringContaining('Expected every code once, in alphabetical order'),
    ]);
    expect(check(file(currency('EUR', 2), currency('EUR', 2)))).toHaveLength(1);
  });

  it('state facts of a day in the past', () => {
    expect(check({ 'edition.yml': 'factsDate: 2999-01-01\n' })).toEqual([
      '1 front-matter-type "factsDate": Expected a day in the past.',
    ]);
  });

  it('give payment options a page and known currencies', () => {
    const files = {
      'payment-options.yml': option(''),
      'currencies.yml': `items:\n${currency('EUR', 2)}`,
    };
    expect(check(files, ['/docs/card/'])).toEqual([
      '2 data-reference "card" names USD. Expected a currency of currencies.yml.',
    ]);
    expect(check({ 'payment-options.yml': option(''), 'currencies.yml': '' })).toContain(
      '2 data-reference "card" leads to /docs/card. Expected the path of a page.',
    );
  });

  it('say what customers use for real-time payments only', () => {
    const expected = [expect.stringContaining('Expected it for real-time payments, and for no others')];
    expect(check({ 'payment-options.yml': option('    kind: real-time\n') }, ['/docs/card'])).toEqual(expected);
    expect(check({ 'payment-options.yml': option('    customerUses: An app\n') }, ['/docs/card'])).toEqual(expected);
  });

  it('call countries by their names, and tax the whole European Union', () => {
    const rates = (name: string): string => `items:\n  - { country: AT, name: ${name}, tax: VAT, rate: 20 }\n`;
    const regions = 'regions:\n  - { key: european-union, name: European Union, countries: [AT, BE] }\n';
    expect(check({ 'tax-rates.yml': rates('Österreich') })).toEqual([
      '2 front-matter-type "items.0.name": Expected the English name of the country.',
    ]);
    expect(check({ 'tax-rates.yml': rates('Austria'), 'regions.yml': regions })).toEqual([
      '1 data-reference BE is missing. Expected every country of the European Union.',
    ]);
  });
});
