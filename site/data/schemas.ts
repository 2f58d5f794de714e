import { z } from 'zod';
import { pattern } from 'help-portal/content';
import { dimensionsSchema, measuresSchema } from '../facts/measures';

const text = z.string().trim().min(1);
const key = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'Expected lower-case words joined by hyphens');
const country = z.string().regex(/^[A-Z]{2}$/, 'Expected a country code of two capitals');
const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'Expected a currency code of three capitals');
const strictlySorted = (values: readonly string[]): boolean => values.join() === [...new Set(values)].sort().join();

/** A list in which every value of a field stands once, in alphabetical order if `sorted`. */
function listBy<Item extends z.ZodType<Record<string, unknown>>>(
  item: Item,
  field: string & keyof z.infer<Item>,
  order?: 'sorted',
): z.ZodArray<Item> {
  const valuesOf = (items: readonly Record<string, unknown>[]): string[] => items.map((one) => String(one[field]));
  const isGood = (values: readonly string[]): boolean =>
    order ? strictlySorted(values) : new Set(values).size === values.length;
  const expected = `Expected every ${field} once${order ? ', in alphabetical order' : ''}`;
  return z
    .array(item)
    .min(1)
    .refine((items) => isGood(valuesOf(items)), expected);
}

/** Currencies of ISO 4217 without a minor unit. `Intl` follows the use in cash and varies by version. */
const withoutDecimals = ['CLP', 'ISK', 'JPY', 'KRW', 'PYG', 'VND'];

const currency = z
  .strictObject({ code: currencyCode, name: text, decimals: z.int(), note: text.optional() })
  .refine(({ code, decimals }) => decimals === (withoutDecimals.includes(code) ? 0 : 2), {
    path: ['decimals'],
    message: 'Expected the decimals of ISO 4217',
  });

const paymentOption = z
  .strictObject({
    key,
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
  })
  .refine(({ kind, customerUses }) => (kind === 'real-time') === (customerUses !== undefined), {
    path: ['customerUses'],
    message: 'Expected it for real-time payments, and for no others',
  });

const countryName = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

const taxRate = z
  .strictObject({
    country,
    name: text,
    tax: z.enum(['VAT', 'GST', 'Consumption tax']),
    rate: z.number().positive().max(30),
    next: text.optional(),
  })
  .refine((item) => countryName.of(item.country) === item.name, {
    path: ['name'],
    message: 'Expected the English name of the country',
  });

const region = z.strictObject({
  key,
  name: text,
  note: text.optional(),
  countries: z.array(country).min(1).refine(strictlySorted, 'Expected every code once, in alphabetical order'),
});

/** A regular expression with one group, which finds what pages say of a fact. */
const statement = pattern.refine((source) => {
  try {
    return new RegExp(`${source}|`, 'u').exec('')?.length === 2;
  } catch {
    return true;
  }
}, 'Expected one group, around what pages say');

const fact = z.strictObject({
  id: key,
  group: text,
  label: text,
  value: text,
  detail: text.optional(),
  page: z.string().startsWith('/'),
  pattern: statement.optional(),
});

/** Members that several pages list: the pattern finds the lists, which are compared with each other. */
const factList = z.strictObject({ id: key, label: text, pattern: statement });

const linkParameter = z
  .strictObject({
    name: z.string().regex(/^x-[a-z]+(?:-[a-z]+)*$/, 'Expected the name of an x-parameter'),
    level: z.int().min(1).max(5).optional(),
    means: text,
    values: z.array(text).min(1).optional(),
    pattern: pattern.optional(),
    example: text.optional(),
  })
  .refine(
    ({ values, pattern: open }) => (values === undefined) !== (open === undefined),
    'Expected values or a pattern',
  )
  .refine(({ pattern: open, example }) => open === undefined || new RegExp(open, 'u').test(example ?? ''), {
    path: ['example'],
    message: 'Expected an example that fits the pattern',
  });

/** The events of notifications and the fields of their messages. */
const notificationEvents = z.strictObject({
  events: listBy(
    z.strictObject({ type: text, name: text, prefix: text, group: text, sent: text, parts: text }),
    'type',
  ),
  fields: z.array(
    z.strictObject({
      part: text,
      path: text,
      type: text,
      missing: text,
      meaning: text,
    }),
  ),
});

/** The day whose state of the product the pages describe. */
const edition = z.strictObject({
  factsDate: z.iso.date().refine((date) => new Date(date) <= new Date(), 'Expected a day in the past'),
});

const severity = z.enum(['3', '4']);

/** What to send to the support team for each kind of request. */
const supportRequests = z.strictObject({
  firstAnswer: z.record(severity, text),
  items: listBy(
    z.strictObject({
      kind: key,
      title: text,
      severity,
      form: z.literal(true).optional(),
      send: z.array(text).min(1),
      takes: text.optional(),
      done: text,
    }),
    'kind',
  ),
});

/** An entry of a menu: its label, or its label and the entries below it. */
export type MenuEntry = string | { label: string; items: MenuEntry[] };

const menuEntry: z.ZodType<MenuEntry> = z.lazy(() =>
  z.union([text, z.strictObject({ label: text, items: z.array(menuEntry) })]),
);

/** The files of `content/data` that pages of this site show or that its rules compare with pages, by name. */
export const dataSchemas = {
  'currencies.yml': z.strictObject({ items: listBy(currency, 'code', 'sorted') }),
  'dimensions.yml': dimensionsSchema,
  'edition.yml': edition,
  'facts.yml': z.strictObject({ items: listBy(fact, 'id'), lists: listBy(factList, 'id').optional() }),
  'link-parameters.yml': z.strictObject({ parameters: listBy(linkParameter, 'name') }),
  'measures.yml': measuresSchema,
  'menus.yml': z.strictObject({ tools: z.array(z.strictObject({ name: text, menus: z.array(menuEntry) })) }),
  'notification-events.yml': notificationEvents,
  'payment-options.yml': z.strictObject({ items: listBy(paymentOption, 'key') }),
  'regions.yml': z.strictObject({ regions: listBy(region, 'key') }),
  'support-requests.yml': supportRequests,
  'tax-rates.yml': z.strictObject({ items: listBy(taxRate, 'country', 'sorted') }),
};

/** The valid ones of these files; a missing or invalid one is left out. */
export type SiteData = { [Name in keyof typeof dataSchemas]?: z.infer<(typeof dataSchemas)[Name]> };
