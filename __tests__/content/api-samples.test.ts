import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const area = 'content/docs/cleveressentials';

interface Fence {
  language: string;
  title: string;
  code: string;
}

function readPage(page: string): string {
  return readFileSync(path.join(area, page), 'utf8');
}

function fencesOf(source: string): Fence[] {
  return [...source.matchAll(/^(`{3,})(\w+) title="([^"]+)"[^\n]*\n(.*?)^\1$/gms)].map(
    ([, , language = '', title = '', code = '']) => ({ language, title, code }),
  );
}

/** Code of the fence with this title on a page. */
function fence(page: string, title: string): string {
  const found = fencesOf(readPage(page)).find((one) => one.title === title);
  if (!found) throw new Error(`${page} has no code with the title ${title}.`);
  return found.code;
}

/** Writes programs into a folder, runs the last of them and returns what it prints. */
async function run(files: Readonly<Record<string, string>>, env: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-samples-'));
  try {
    for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code);
    const options = { cwd: folder, env: { PATH: process.env.PATH, ...env } };
    return (await promisify(execFile)(process.execPath, [Object.keys(files).at(-1) ?? ''], options)).stdout.trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

interface Field {
  name: string;
  required: boolean;
  /** The values that it can have, if these are all. */
  values: string[];
}

/** The fields in one of the tables under a heading. `all` says whether the fourth column lists all values of a field. */
function fieldsUnder(page: string, heading: string, table: number, all: (field: string) => boolean): Field[] {
  const section = readPage(page).split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const tables = section.split(/^\| Field \| Type \| Required \|.*\n\|[ |-]+\n/gm).slice(1);
  return (tables[table]?.split('\n\n')[0] ?? '')
    .split('\n')
    .filter((row) => row.startsWith('|'))
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, field = '', , required = '', values = '']) => {
      const name = field.replaceAll('`', '');
      const listed = [...values.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value);
      return { name, required: required === 'Yes', values: all(name) ? listed : [] };
    });
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: string[];
}

/** The fields of a schema as a table of a page has them: `items[].price.amount`. */
function fieldsOf(schema: z.ZodType, asOneField: readonly string[] = []): Field[] {
  const walk = (node: JsonSchema, prefix: string): Field[] =>
    Object.entries(node.properties ?? {}).flatMap(([key, child]) => {
      const name = `${prefix}${key}`;
      const own = { name, required: node.required?.includes(key) ?? false, values: child.enum ?? [] };
      if (asOneField.includes(name)) return [own];
      return [own, ...walk(child.items ?? child, child.items ? `${name}[].` : `${name}.`)];
    });
  return walk(z.toJSONSchema(schema) as JsonSchema, '');
}

// What the calls take and answer. No object may have a field that is not here.

const text = z.string().trim().min(1);
const id = z.string().regex(/^\d+$/);
const count = z.int().min(1);
const day = z.iso.date();
const country = z.string().regex(/^[A-Z]{2}$/);
const language = z.string().regex(/^[a-z]{2}$/);

const contact = z.strictObject({
  email: z.email(),
  country,
  firstName: text.optional(),
  lastName: text.optional(),
  company: text.optional(),
  phone: z
    .string()
    .regex(/^\+\d[\d ]+$/)
    .optional(),
  street: text.optional(),
  postalCode: text.optional(),
  city: text.optional(),
  vatId: text.optional(),
  language: language.optional(),
});

const extraParameters = z.array(z.strictObject({ key: z.string().regex(/^x-[A-Za-z\d-]+$/), value: text }));

const session = z.strictObject({
  cart: z.array(z.strictObject({ productId: id, quantity: count })).min(1),
  contact,
  delivery: contact.optional(),
  licensee: contact.optional(),
  extraParameters: extraParameters.optional(),
});

const sessionAnswer = z.strictObject({ url: z.url({ protocol: /^https$/ }).max(2000) });

const deactivation = z.strictObject({
  subscriptionId: id,
  runningNumbers: z.array(count).min(1),
  reason: text.optional(),
});

const deactivationAnswer = z.strictObject({
  subscriptionId: id,
  status: z.enum(['New', 'Active', 'Grace', 'Hold', 'Deactivated', 'Finished', 'Handled by client']),
  items: z
    .array(
      z.strictObject({
        runningNumber: count,
        status: z.enum(['Active', 'Awaiting reinstate', 'Deactivated', 'Finished', 'Removed']),
      }),
    )
    .min(1),
});

const usage = z
  .strictObject({
    subscriptionId: id,
    runningNumber: count,
    periodStart: day,
    periodEnd: day,
    quantity: z.number().min(0).multipleOf(0.001),
    unit: text,
    reference: text.optional(),
  })
  .refine(({ periodStart, periodEnd }) => periodStart <= periodEnd, 'The period ends before it begins');

const quote = z
  .strictObject({
    type: z.enum(['renewal', 'upgrade']),
    subscriptionId: id,
    validUntil: day,
    term: z.strictObject({ unit: text, length: count }).optional(),
    effectiveDate: day.optional(),
    items: z
      .array(
        z.strictObject({
          runningNumber: count,
          productId: id.optional(),
          quantity: count.optional(),
          price: z.strictObject({ amount: z.number().min(0), currency: z.string().regex(/^[A-Z]{3}$/) }).optional(),
        }),
      )
      .min(1),
  })
  .refine(({ type, term }) => type === 'renewal' || !term, 'An upgrade has no term')
  .refine(
    ({ type, effectiveDate, items }) =>
      type === 'upgrade' || !(effectiveDate ?? items.find(({ productId }) => productId)),
    'A renewal has neither a date nor another product',
  )
  .refine(({ validUntil, effectiveDate }) => !effectiveDate || validUntil < effectiveDate, 'The quote ends too late');

const keyRequest = z.strictObject({
  PURCHASE_ID: id,
  RUNNING_NO: z.string().regex(/^[1-9]\d*$/),
  PRODUCT_ID: id,
  PURCHASE_DATE: z.iso.datetime(),
  QUANTITY: z.string().regex(/^[1-9]\d*$/),
  EMAIL: z.email(),
  FIRSTNAME: text.optional(),
  LASTNAME: text.optional(),
  COMPANY: text.optional(),
  COUNTRY: country,
  LANGUAGE: language,
  'x-source': text.optional(),
});

const calls = z.record(
  z.enum(['session-link', 'deactivate-items', 'usage', 'quote']),
  z.strictObject({ method: z.enum(['POST']), address: z.url({ protocol: /^https$/ }) }),
);

const signed = z.strictObject({ hashed: text, checksum: z.string().regex(/^[\da-f]{64}$/) });
const checksums = z.strictObject({ seed: z.string().min(32), expiring: signed, portal: signed, dynamic: signed });

/** The samples in JSON, by page and title. */
const samples: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  'api/index.mdx': { 'calls.json': calls },
  'api/session-link.mdx': {
    'session-link.json': session,
    'smallest-session-link.json': session,
    'session-link-answer.json': sessionAnswer,
  },
  'api/subscription-calls.mdx': {
    'deactivate-items.json': deactivation,
    'deactivate-items-answer.json': deactivationAnswer,
    'usage-april.json': usage,
  },
  'api/quote-calls.mdx': {
    'renewal-quote.json': quote,
    'upgrade-quote.json': quote,
    'upgrade-quote-edition.json': quote,
  },
  'api/signed-links.mdx': { 'sample-checksums.json': checksums },
  // The content rule `notification-sample` compares it with `notification-events.yml`.
  'api/requests-to-your-server.mdx': {
    'RecurringBillingCanceled.json': z.looseObject({
      meta: z.looseObject({ type: z.literal('RecurringBillingCanceled') }),
      subscription: z.looseObject({ status: z.literal('Deactivated'), paidUntil: day }),
    }),
  },
  'data-and-analytics/track-revenue/set-up-x-parameters.mdx': {
    'extra-parameters.json': z.strictObject({ extraParameters }),
  },
};

function sample(page: string, title: string): unknown {
  return JSON.parse(fence(page, title));
}

/** Head and body of a sample in HTTP. */
function message(title: string): { start: string; headers: Headers; body: string } {
  const [head = '', body = ''] = fence('api/requests-to-your-server.mdx', title).split('\n\n');
  const [start = '', ...lines] = head.trim().split('\n');
  return { start, headers: new Headers(lines.map((line) => line.split(': ') as [string, string])), body: body.trim() };
}

describe('samples of the API reference', () => {
  const entries = Object.entries(samples).flatMap(([page, titles]) =>
    Object.entries(titles).map(([title, schema]) => ({ page, title, schema })),
  );

  it.each(entries)('$title of $page has the fields of its call', ({ page, title, schema }) => {
    const result = schema.safeParse(sample(page, title));
    expect(result.success ? '' : z.prettifyError(result.error)).toBe('');
  });

  it('leaves no sample in JSON out', () => {
    const found = readdirSync(path.join(area, 'api')).flatMap((name) =>
      fencesOf(readPage(`api/${name}`))
        .filter(({ language: one }) => one === 'json')
        .map(({ title }) => `api/${name} ${title}`),
    );
    const checked = entries.map(({ page, title }) => `${page} ${title}`).filter((name) => name.startsWith('api/'));
    expect(found.toSorted()).toEqual(checked.toSorted());
  });

  const contacts = ['contact', 'delivery', 'licensee'];

  it.each([
    ['api/session-link.mdx', 'Body', 0, fieldsOf(session, contacts)],
    ['api/session-link.mdx', 'Contact', 0, fieldsOf(contact)],
    ['api/session-link.mdx', 'Answer', 0, fieldsOf(sessionAnswer)],
    ['api/subscription-calls.mdx', 'Cancel items', 0, fieldsOf(deactivation)],
    ['api/subscription-calls.mdx', 'Cancel items', 1, fieldsOf(deactivationAnswer)],
    ['api/subscription-calls.mdx', 'Report usage', 0, fieldsOf(usage)],
    ['api/quote-calls.mdx', 'Body', 0, fieldsOf(quote)],
  ] as const)(
    '%s has the fields of the call under %s, table %d, with their values and whether they are required',
    (page, heading, table, fields) => {
      const all = (name: string): boolean => fields.some((field) => field.name === name && field.values.length > 0);
      expect(fieldsUnder(page, heading, table, all)).toEqual(fields);
    },
  );

  it('shows all fields of a contact in the sample', () => {
    const { contact: shown } = session.parse(sample('api/session-link.mdx', 'session-link.json'));
    expect(Object.keys(shown).toSorted()).toEqual(Object.keys(contact.shape).toSorted());
  });

  it('answers the sample cancellation with its items', () => {
    const body = deactivation.parse(sample('api/subscription-calls.mdx', 'deactivate-items.json'));
    const answer = deactivationAnswer.parse(sample('api/subscription-calls.mdx', 'deactivate-items-answer.json'));
    expect(answer.subscriptionId).toBe(body.subscriptionId);
    expect(answer.items.map(({ runningNumber }) => runningNumber)).toEqual(body.runningNumbers);
  });
});

describe('requests that a server receives', () => {
  const basic = `Basic ${Buffer.from('platform:try-it-out').toString('base64')}`;

  it('sends a key request as a form with all fields that are never missing', () => {
    const { start, headers, body } = message('Key request');
    expect(start).toBe('POST /keys HTTP/1.1');
    expect(headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(headers.get('authorization')).toBe(basic);
    const result = keyRequest.safeParse(Object.fromEntries(new URLSearchParams(body)));
    expect(result.success ? '' : z.prettifyError(result.error)).toBe('');
    expect(body).toBe(fence('delivery/generate-license-keys.mdx', 'Body of a request').trim());
  });

  it('sends a notification with the same sign-in, as JSON', () => {
    const { start, headers } = message('Head of the notification');
    expect(start).toBe('POST /purchases HTTP/1.1');
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('authorization')).toBe(basic);
  });

  it.each(['Key answer', 'Answer to the notification'])('%s has status 200 and a body', (title) => {
    const { start, body } = message(title);
    expect(start).toBe('HTTP/1.1 200 OK');
    expect(body).not.toBe('');
  });
});

describe('code of the API reference', () => {
  const { seed, ...kinds } = checksums.parse(sample('api/signed-links.mdx', 'sample-checksums.json'));

  it.each(Object.entries(kinds))('calculates the sample checksum of the %s link', async (_, { hashed, checksum }) => {
    expect(sha256(hashed + seed)).toBe(checksum);
    const printed = await run(
      {
        'checksum.mjs': fence('api/signed-links.mdx', 'checksum.mjs'),
        'main.mjs': `import { checksum } from './checksum.mjs';\nconsole.log(checksum(process.env.HASHED, process.env.SEED));`,
      },
      { HASHED: hashed, SEED: seed },
    );
    expect(printed).toBe(checksum);
  });

  it('signs an expiring link like the sample', async () => {
    const code = fence('links/expiring-links.mdx', 'create-link.mjs');
    const link = await run({ 'create-link.mjs': code }, { QUERY_PROTECTION_SEED: seed });
    expect(link).toBe(`https://shop.example.com/1234/?${kinds.expiring.hashed}&c=${kinds.expiring.checksum}`);
  });

  it('signs a dynamic product like the sample', async () => {
    const code = fence('products/set-up-your-products/configure-dynamic-products.mdx', 'dynamic-link.mjs');
    const url = new URL(await run({ 'dynamic-link.mjs': code }, { DYNAMIC_PRODUCT_SEED: seed }));
    const cart = url.searchParams.get('cart') ?? '';
    expect(`${cart}${url.searchParams.get(`dp_${cart}`)}`).toBe(
      `${kinds.dynamic.hashed}__CHECKSUM:${kinds.dynamic.checksum}`,
    );
    expect(url.href.length).toBeLessThanOrEqual(2000);
  });

  it('signs a portal link as the page says', async () => {
    const code = fence(
      'subscriptions/subscription-management-portal/subscription-portal-integration.mdx',
      'portal-link.js',
    );
    const link = await run(
      {
        'portal-link.js': code,
        'main.js': `console.log(require('./portal-link.js').portalLink({ clientId: '1234', subscriptionId: '55310', seed: process.env.SEED, target: 'manual-renewal' }));`,
      },
      { SEED: seed },
    );
    const [query = '', checksum = ''] = (link.split('?')[1] ?? '').split('&c=');
    const withoutTimes = (value: string): string => value.replaceAll(/(?<=&[se]=)[^&]+/g, '');
    expect(withoutTimes(query)).toBe(withoutTimes(kinds.portal.hashed));
    expect(checksum).toBe(sha256(query + seed));
  });
});

describe('the client of the API reference', () => {
  let origin: string;
  let server: Server;
  let received: { method: string; headers: IncomingMessage['headers']; body: unknown }[];

  /** A platform that checks each body and answers as the pages say. */
  const platform: Readonly<Record<string, { body: z.ZodType; answer: () => string }>> = {
    '/session-link': { body: session, answer: () => fence('api/session-link.mdx', 'session-link-answer.json') },
    '/deactivate-items': {
      body: deactivation,
      answer: () => fence('api/subscription-calls.mdx', 'deactivate-items-answer.json'),
    },
    '/usage': { body: usage, answer: () => '' },
  };

  beforeEach(async () => {
    received = [];
    server = createServer((request, response) => {
      let source = '';
      request.on('data', (part: Buffer) => (source += part.toString()));
      request.on('end', () => {
        const { url = '', method = '', headers } = request;
        const body: unknown = JSON.parse(source);
        received.push({ method, headers, body });
        const isRight = headers['x-sample-key'] === 'only-for-tests';
        const status = isRight ? (platform[url]?.body.safeParse(body).success ? 200 : 400) : 401;
        response.writeHead(status).end(status === 200 ? platform[url]?.answer() : `refused with ${status}`);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(async () => {
    await new Promise((resolve) => server.close(resolve));
  });

  /** Runs a line of code in a process of its own, and returns what it prints. */
  async function runLine(line: string, key = 'only-for-tests'): Promise<unknown> {
    const imports = `import { call } from './platform-api.mjs';\nimport { checkoutFor } from './buy.mjs';\n`;
    const files = {
      'calls.json': fence('api/index.mdx', 'calls.json').replaceAll('https://api.example.com', origin),
      'platform-api.mjs': fence('api/index.mdx', 'platform-api.mjs'),
      'buy.mjs': fence('api/session-link.mdx', 'buy.mjs'),
      'main.mjs': `${imports}const print = (value) => console.log(JSON.stringify(value ?? null));\n${line}\n`,
    };
    return JSON.parse(await run(files, { PLATFORM_KEY_HEADER: 'X-Sample-Key', PLATFORM_KEY: key }));
  }

  it('turns cart and contact into the address of the session', async () => {
    const url = await runLine(`print(await checkoutFor({ email: 'anna@example.com', country: 'CH' }, '100202', 3));`);
    expect(url).toBe(sessionAnswer.parse(sample('api/session-link.mdx', 'session-link-answer.json')).url);
    expect(received).toEqual([
      {
        method: 'POST',
        headers: expect.objectContaining({ 'content-type': 'application/json', 'x-sample-key': 'only-for-tests' }),
        body: {
          cart: [{ productId: '100202', quantity: 3 }],
          contact: { email: 'anna@example.com', country: 'CH' },
        },
      },
    ]);
  });

  it.each([
    ['deactivate-items', 'deactivate-items.json', 'deactivate-items-answer.json'],
    ['usage', 'usage-april.json', undefined],
  ])('sends the sample of the call %s and reads its answer', async (name, body, answer) => {
    const page = 'api/subscription-calls.mdx';
    const result = await runLine(`print(await call('${name}', ${fence(page, body)}));`);
    expect(result).toEqual(answer ? sample(page, answer) : null);
  });

  it('throws the status and the answer of a refused call', async () => {
    const line = `await call('usage', { quantity: '540' }).catch(({ name, status, message }) => print([status, message]));`;
    expect(await runLine(line)).toEqual([400, 'usage was answered with status 400: refused with 400']);
    expect(await runLine(line, 'wrong')).toEqual([401, 'usage was answered with status 401: refused with 401']);
  });
});
