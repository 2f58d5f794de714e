import path from 'node:path';
import { z } from 'zod';
import { compilePage } from '../../node/compile/compile-page';
import { splitFrontMatter } from '../../node/content/front-matter';
import { settings } from '../../src/shared/settings';
import type { CompiledPage } from '../../src/shared/content-tree';
import { readCorpus } from '../../node/check/writing/corpus';
import { toMarkup } from '../unit/node/compile/support/compile';

const corpus = readCorpus(path.resolve('.'));

const text = z.string().trim().min(1);
const country = z.string().regex(/^[A-Z]{2}$/);
const currencyCode = z.string().regex(/^[A-Z]{3}$/);
const factsDate = z.iso.date().refine((date) => new Date(date) <= new Date(), 'Expected a day in the past.');

/** A list in which every value of a field stands once. */
function uniqueBy<Item extends z.ZodType>(item: Item, field: keyof z.infer<Item>): z.ZodType<z.infer<Item>[]> {
  const isUnique = (items: z.infer<Item>[]): boolean => new Set(items.map((one) => one[field])).size === items.length;
  return z
    .array(item)
    .min(1)
    .refine(isUnique, `Expected every ${String(field)} once.`);
}

const isSorted = (values: readonly string[]): boolean => values.join() === [...new Set(values)].sort().join();
const sorted = 'Expected every code once, in alphabetical order.';

const currency = z.strictObject({
  code: currencyCode,
  name: text,
  decimals: z.int().min(0).max(3),
  note: text.optional(),
});
const option = z.strictObject({
  key: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  name: text,
  family: z.enum(['online', 'offline']),
  page: z.string().startsWith('/docs/'),
  countries: text,
  currencies: text,
  recurring: text,
  refund: text,
  chargebackRisk: text,
  timeToMoney: text,
  kind: z.enum(['real-time']).optional(),
  customerUses: text.optional(),
});
const taxRate = z.strictObject({
  country,
  name: text,
  tax: z.enum(['VAT', 'GST', 'Consumption tax']),
  rate: z.number().positive().max(30),
  next: text.optional(),
});
const region = z.strictObject({
  key: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  name: text,
  note: text.optional(),
  countries: z.array(country).min(1).refine(isSorted, sorted),
});

// Currencies of ISO 4217 without a minor unit. `Intl` does not help: it follows the use in cash and varies by version.
const withoutDecimals = ['CLP', 'ISK', 'JPY', 'KRW', 'PYG', 'VND'];

const currenciesSchema = z.strictObject({ factsDate, items: uniqueBy(currency, 'code') });
const optionsSchema = z.strictObject({ factsDate, items: uniqueBy(option, 'key') });
const taxRatesSchema = z.strictObject({ factsDate, items: uniqueBy(taxRate, 'country') });
const regionsSchema = z.strictObject({ factsDate, regions: uniqueBy(region, 'key') });

describe('currencies.yml', () => {
  const { items } = currenciesSchema.parse(corpus.data['currencies.yml']);

  it('is sorted', () => {
    expect(isSorted(items.map(({ code }) => code))).toBe(true);
  });

  it.each(items)('$code has the decimals of ISO 4217', ({ code, decimals }) => {
    expect(decimals).toBe(withoutDecimals.includes(code) ? 0 : 2);
  });
});

describe('payment-options.yml', () => {
  const { items } = optionsSchema.parse(corpus.data['payment-options.yml']);
  const codes = currenciesSchema.parse(corpus.data['currencies.yml']).items.map(({ code }) => code);
  const paths = corpus.pages.map((page) => page.path);

  it.each(items)('$key leads to a page and names known currencies', ({ page, currencies }) => {
    expect(paths).toContain(page);
    for (const [code] of currencies.matchAll(/\b[A-Z]{3}\b/g)) expect(codes).toContain(code);
  });

  it('says what the customer uses for real-time payments', () => {
    expect(items.filter(({ kind, customerUses }) => (kind === 'real-time') !== (customerUses !== undefined))).toEqual(
      [],
    );
  });
});

describe('tax-rates.yml', () => {
  const { items } = taxRatesSchema.parse(corpus.data['tax-rates.yml']);
  const { regions } = regionsSchema.parse(corpus.data['regions.yml']);
  const countries = items.map((item) => item.country);

  it('is sorted and has the whole European Union', () => {
    expect(isSorted(countries)).toBe(true);
    const union = regions.find(({ key }) => key === 'european-union')?.countries ?? [];
    expect(union.length).toBeGreaterThan(0);
    expect(union.filter((code) => !countries.includes(code))).toEqual([]);
  });

  it.each(items)('$country is called $name', (item) => {
    expect(new Intl.DisplayNames(['en'], { type: 'region' }).of(item.country)).toBe(item.name);
  });
});

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
    product: settings.product,
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
  const options = optionsSchema.parse(corpus.data['payment-options.yml']);
  const currencies = currenciesSchema.parse(corpus.data['currencies.yml']);
  const taxRates = taxRatesSchema.parse(corpus.data['tax-rates.yml']);
  const { regions, ...regionsFile } = regionsSchema.parse(corpus.data['regions.yml']);

  it.each([
    {
      file: `${area}/checkout/localize-checkout/supported-currencies.mdx`,
      date: currencies.factsDate,
      rows: currencies.items.map(({ code, name, decimals, note }) => [code, name, String(decimals), note ?? 'None']),
    },
    {
      file: `${area}/payments-taxes/payment-options/about-payment-options.mdx`,
      date: options.factsDate,
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
      file: `${area}/payments-taxes/payment-options/real-time-payments/about-real-time-payments.mdx`,
      date: options.factsDate,
      rows: options.items
        .filter(({ kind }) => kind === 'real-time')
        .map((item) => [item.name, item.countries, item.currencies, item.customerUses, item.recurring]),
    },
    {
      file: `${area}/payments-taxes/tax-and-compliance/tax-rates-for-digital-products.mdx`,
      date: taxRates.factsDate,
      rows: taxRates.items.map(({ name, tax, rate, next }) => [name, tax, `${rate}%${next ? `, ${next}` : ''}`]),
    },
    {
      file: 'content/guides/regions.mdx',
      date: regionsFile.factsDate,
      rows: [
        ...regions.map(({ name, countries }) => [name, String(countries.length), countries.join(', ')]),
        ['Benelux', 'Belgium (BE), Luxembourg (LU), Netherlands (NL)'],
      ],
    },
  ])('$file shows all of it and the date of the facts', async ({ file, date, rows }) => {
    const page = compileFile(file);
    expect(page.diagnostics).toEqual([]);
    const markup = toMarkup(page.content);
    expect(rowsOf(markup)).toEqual(expect.arrayContaining(rows));
    const words = new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    // An attribute of React's name where the paragraph holds a component.
    expect(markup).toMatch(new RegExp(`<time datetime="${date}">${words}</time>`, 'i'));
  });
});
