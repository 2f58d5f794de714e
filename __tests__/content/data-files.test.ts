import path from 'node:path';
import type { ContentData, DataFile } from '../../node/content/data/schemas';
import { statementPattern, statementsOf, tablesOf } from '../../site/rules/facts';
import { readCorpus } from '../../node/check/writing/corpus';
import { compilePage } from '../../node/compile/compile-page';
import { splitFrontMatter } from '../../node/content/front-matter';
import { site } from '../../src/shared/site';
import type { CompiledPage } from '../../src/shared/content-tree';
import { toMarkup } from '../unit/node/compile/support/compile';

const corpus = readCorpus(path.resolve('.'));

function dataOf<Name extends DataFile>(name: Name): NonNullable<ContentData[Name]> {
  const data = corpus.data[name];
  if (!data) throw new Error(`${name} is missing or invalid; npm run check says why.`);
  return data;
}

/** Compiles a page as a build does. */
function compileFile(file: string): CompiledPage {
  const page = corpus.pages.find((one) => one.file === file);
  if (!page) throw new Error(`${file} does not exist.`);
  const { body, lineOffset } = splitFrontMatter(page.source);
  return compilePage({
    file,
    body,
    lineOffset,
    format: 'mdx',
    root: path.resolve('.'),
    contentRoot: 'content',
    staticRoots: ['static'],
    product: site.product,
    frontMatter: page.frontMatter,
  });
}

/** Cells of the body rows of all tables, as text. */
function rowsOf(markup: string): string[][] {
  return [...markup.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td\b[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, '').trim()),
  );
}

describe('pages that draw their tables from data', () => {
  const area = 'content/docs/cleveressentials';
  const options = dataOf('payment-options.yml');
  const currencies = dataOf('currencies.yml');
  const taxRates = dataOf('tax-rates.yml');
  const { regions } = dataOf('regions.yml');
  const { factsDate } = dataOf('edition.yml');

  it.each([
    {
      file: `${area}/checkout/localize-checkout/supported-currencies.mdx`,
      rows: currencies.items.map(({ code, name, decimals, note }) => [code, name, String(decimals), note ?? 'None']),
    },
    {
      file: `${area}/payments-taxes/payment-options/about-payment-options.mdx`,
      rows: options.items.map((item) => [
        item.name,
        item.family === 'online' ? 'Online' : 'Offline',
        item.countries,
        item.currencies,
        item.recurring,
        item.refund,
        item.chargebackRisk,
        item.timeToMoney,
      ]),
    },
    {
      file: `${area}/payments-taxes/tax-and-compliance/tax-rates-for-digital-products.mdx`,
      rows: taxRates.items.map(({ name, tax, rate, next }) => [name, tax, `${rate}%${next ? `, ${next}` : ''}`]),
    },
    {
      file: 'content/guides/regions.mdx',
      rows: [
        ...regions.map(({ name, countries }) => [name, String(countries.length), countries.join(', ')]),
        ['Benelux', 'Belgium (BE), Luxembourg (LU), Netherlands (NL)'],
      ],
    },
  ])('$file shows all of it and the date of the facts', async ({ file, rows }) => {
    const page = compileFile(file);
    expect(page.diagnostics).toEqual([]);
    const markup = toMarkup(page.content);
    expect(rowsOf(markup)).toEqual(expect.arrayContaining(rows));
    const words = new Date(factsDate).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    // An attribute of React's name where the paragraph holds a component.
    expect(markup).toMatch(new RegExp(`<time datetime="${factsDate}">${words}</time>`, 'i'));
  });
});

describe('the day whose state of the product the pages describe', () => {
  it('is not before the newest entry of the changelog', () => {
    const entries = corpus.pages
      .filter(({ file }) => file.startsWith('content/docs/changelog/'))
      .flatMap(({ source }) => [...source.matchAll(/<ChangelogEntry date="([\d-]+)"/g)].map(([, date = '']) => date));
    expect(entries.length).toBeGreaterThan(50);
    expect(entries.filter((date) => date > dataOf('edition.yml').factsDate)).toEqual([]);
  });
});

describe('facts that stand on several pages', () => {
  const { items } = dataOf('facts.yml');

  it('are many, and each that can be found is found', () => {
    expect(items.length).toBeGreaterThanOrEqual(120);
    const texts = corpus.pages.flatMap(({ blocks }) => statementsOf(blocks).map(({ text }) => text)).join('\n\n');
    const unused = items.filter(({ pattern }) => pattern !== undefined && !statementPattern(pattern).test(texts));
    expect(unused.map(({ id }) => id)).toEqual([]);
  });

  it('have lists of members that stand on two pages at least', () => {
    const places = (pattern: string): number =>
      corpus.pages.filter(({ blocks }) =>
        [...statementsOf(blocks), ...tablesOf(blocks)].some(({ text }) => statementPattern(pattern).test(text)),
      ).length;
    const { lists = [] } = dataOf('facts.yml');
    expect(lists.length).toBeGreaterThanOrEqual(15);
    expect(lists.filter(({ pattern }) => places(pattern) < 2).map(({ id }) => id)).toEqual([]);
  });

  it('are listed with their values on two pages', () => {
    const rows = ['limits-and-defaults', 'limits-of-tools'].flatMap((name) =>
      rowsOf(toMarkup(compileFile(`content/docs/about/${name}.mdx`).content)),
    );
    expect(rows.map(([label, value]) => [label, value])).toEqual(
      expect.arrayContaining(items.map(({ label, value }) => [label, value])),
    );
  });
});
