import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Code of the fence with this title on a page. */
function fence(page: string, title: string): string {
  const source = readFileSync(path.join('content/docs', page), 'utf8');
  const [, , code] = new RegExp(`^(\`{3,})\\w+ title="${title}"[^\\n]*\\n(.*?)^\\1$`, 'ms').exec(source) ?? [];
  if (code === undefined) throw new Error(`${page} has no code with the title ${title}.`);
  return code;
}

const notification = fence(
  'cleveressentials/data-and-analytics/notifications/notification-fields.mdx',
  'PaidOrder.json',
);
const form = fence('cleveressentials/delivery/generate-license-keys.mdx', 'Body of a request').trim();
const sampleKey = 'LG5-7QXK-22PA-WM90';

const right = `Basic ${Buffer.from('platform:try-it-out').toString('base64')}`;
const wrong = `Basic ${Buffer.from('platform:wrong').toString('base64')}`;

interface Message {
  meta: { id: string; type: string; date: string };
  purchase: { id: string; firstPurchaseId?: string };
  items: { runningNumber: number; status: string }[];
  subscription: { nextBillingDate?: string; graceUntil?: string; paidUntil?: string };
  deliveries: { runningNumber: number; type: string; licenseKey: string }[];
}

let counter = 0;

/** The sample as another event. */
function event(type: string, date: string, more: Partial<Message> = {}): string {
  const message = JSON.parse(notification) as Message;
  counter += 1;
  return JSON.stringify({ ...message, ...more, meta: { ...message.meta, id: `message-${counter}`, type, date } });
}

describe('the license server of the tutorial', () => {
  let folder: string;
  let server: ChildProcess;
  let origin: string;

  async function start(): Promise<void> {
    server = spawn(process.execPath, [path.join(folder, 'license-server.mjs')], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        PLATFORM_USER: 'platform',
        PLATFORM_PASSWORD: 'try-it-out',
        LICENSE_SECRET: 'only-for-tests',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    origin = await new Promise<string>((resolve, reject) => {
      let output = '';
      const read = (part: Buffer) => {
        output += part.toString();
        const port = /Listening on port (\d+)/.exec(output)?.[1];
        if (port) resolve(`http://127.0.0.1:${port}`);
      };
      server.stdout?.on('data', read);
      server.stderr?.on('data', read);
      server.once('exit', () => reject(new Error(output)));
    });
  }

  async function stop(): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
  }

  async function post(route: string, body: string, authorization: string | undefined = right) {
    const response = await fetch(`${origin}${route}`, {
      method: 'POST',
      headers: {
        'Content-Type': route === '/keys' ? 'application/x-www-form-urlencoded' : 'application/json',
        ...(authorization && { Authorization: authorization }),
      },
      body,
    });
    return { status: response.status, text: await response.text() };
  }

  async function license(key: string): Promise<unknown> {
    const response = await fetch(`${origin}/licenses/${key}`);
    return response.ok ? response.json() : response.status;
  }

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'license-server-'));
    writeFileSync(
      path.join(folder, 'license-server.mjs'),
      fence('get-started/tutorials/a-license-server.mdx', 'license-server.mjs'),
    );
    await start();
  });

  afterEach(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });

  it('answers the sample request of the key generator with one key, also when it is repeated', async () => {
    const first = await post('/keys', form);
    expect(first).toEqual({ status: 200, text: expect.stringMatching(/^LG5(-[\dA-F]{4}){4}$/) });
    expect(await post('/keys', form)).toEqual(first);
    expect(await license(first.text)).toEqual({ productId: '100202', quantity: 5, status: 'valid' });
    const other = await post('/keys', form.replace('RUNNING_NO=1', 'RUNNING_NO=2'));
    expect(other.status).toBe(200);
    expect(other.text).not.toBe(first.text);
  });

  it('never answers 200 when it cannot make a key', async () => {
    expect((await post('/keys', form.replace('PRODUCT_ID=100202', 'PRODUCT_ID=100201'))).status).toBe(400);
    expect((await post('/keys', form.replace('PURCHASE_ID', 'ORDER'))).status).toBe(400);
    expect((await post('/keys', form.replace('QUANTITY=5', 'QUANTITY=0'))).status).toBe(400);
    expect((await post('/keys', '')).status).toBe(400);
    expect((await post('/key', form)).status).toBe(404);
  });

  it('stores the sample notification once and knows it after a restart', async () => {
    expect(await post('/purchases', notification)).toEqual({ status: 200, text: '{"received":true}' });
    const valid = { productId: '100202', quantity: 1, status: 'valid', validUntil: '2025-11-18' };
    expect(await license(sampleKey)).toEqual(valid);
    const stored = readFileSync(path.join(folder, 'licenses.json'), 'utf8');
    await stop();
    await start();
    expect((await post('/purchases', notification)).status).toBe(200);
    expect(await license(sampleKey)).toEqual(valid);
    expect(readFileSync(path.join(folder, 'licenses.json'), 'utf8')).toBe(stored);
  });

  it.each([
    ['a wrong password', wrong],
    ['no password', ''],
  ])('refuses %s and stores nothing', async (_, authorization) => {
    expect((await post('/purchases', notification, authorization)).status).toBe(401);
    expect((await post('/keys', form, authorization)).status).toBe(401);
    expect(await license(sampleKey)).toBe(404);
  });

  it('refuses what is not JSON, has no meta data or is too large', async () => {
    expect(await post('/purchases', '{"meta":')).toEqual({ status: 400, text: 'The body is not JSON.' });
    expect((await post('/purchases', 'null')).status).toBe(400);
    expect((await post('/purchases', '{"purchase":{}}')).status).toBe(400);
    expect((await post('/purchases', `"${'x'.repeat(1_000_000)}"`)).status).toBe(413);
    expect((await post('/purchases', notification)).status).toBe(200);
  });

  it('follows a subscription through grace, hold, payment, cancellation and refund', async () => {
    await post('/purchases', notification);
    const steps: [string, string, Partial<Message>, string, string | undefined][] = [
      [
        'RecurringBillingOnGrace',
        '2025-11-18T06:00:00Z',
        { subscription: { graceUntil: '2025-11-28' } },
        'grace',
        '2025-11-28',
      ],
      ['RecurringBillingOnHold', '2025-11-28T06:00:00Z', {}, 'suspended', '2025-11-18'],
      [
        'PaidOrder',
        '2025-12-01T06:00:00Z',
        { purchase: { id: '990001', firstPurchaseId: '880123' }, subscription: { nextBillingDate: '2026-11-18' } },
        'valid',
        '2026-11-18',
      ],
      ['SomethingNew', '2025-12-02T06:00:00Z', {}, 'valid', '2026-11-18'],
      ['RecurringBillingCanceled', '2025-12-03T06:00:00Z', { subscription: {} }, 'ending', undefined],
      ['Refund', '2025-12-04T06:00:00Z', {}, 'revoked', '2025-11-18'],
      ['RecurringBillingCanceled', '2025-12-05T06:00:00Z', {}, 'revoked', '2025-11-18'],
    ];
    for (const [type, date, more, status, validUntil] of steps) {
      expect((await post('/purchases', event(type, date, more))).status).toBe(200);
      expect(await license(sampleKey)).toMatchObject(validUntil ? { status, validUntil } : { status });
    }
  });

  /** The items of the sample subscription and a second one, whose status is given. */
  function twoItems(status: string): Partial<Message> {
    const { items, deliveries } = JSON.parse(notification) as Message;
    return {
      items: [...items, ...items.map((item) => ({ ...item, runningNumber: 2, status }))],
      deliveries: [...deliveries, { runningNumber: 2, type: 'Key', licenseKey: 'LG5-SECOND' }],
    };
  }

  it('ends a canceled item with its last paid day, while the other item goes on', async () => {
    await post('/purchases', event('PaidOrder', '2024-11-18T09:30:00Z', twoItems('Active')));
    const canceled = twoItems('Awaiting reinstate');
    const running = { nextBillingDate: '2025-11-18', paidUntil: '2025-11-17' };
    await post(
      '/purchases',
      event('CustomerProfileUpdate', '2025-03-01T06:00:00Z', { ...canceled, subscription: running }),
    );
    expect(await license('LG5-SECOND')).toMatchObject({ status: 'ending', validUntil: '2025-11-17' });
    expect(await license(sampleKey)).toMatchObject({ status: 'valid', validUntil: '2025-11-18' });

    const renewal = {
      purchase: { id: '990001', firstPurchaseId: '880123' },
      subscription: { nextBillingDate: '2026-11-18', paidUntil: '2026-11-17' },
    };
    await post('/purchases', event('PaidOrder', '2025-11-18T06:00:00Z', renewal));
    const later: [string, string, Partial<Message>][] = [
      ['SubscriptionBillingDateExtended', '2025-12-01T06:00:00Z', renewal],
      ['RecurringBillingOnGrace', '2026-11-18T06:00:00Z', { ...renewal, subscription: { graceUntil: '2026-11-28' } }],
    ];
    for (const [type, date, more] of later) {
      await post('/purchases', event(type, date, { ...canceled, ...more }));
      expect(await license('LG5-SECOND')).toMatchObject({ status: 'ending', validUntil: '2025-11-17' });
    }
    expect(await license(sampleKey)).toMatchObject({ status: 'grace', validUntil: '2026-11-28' });
  });

  it('brings a canceled item back when it is active again', async () => {
    await post('/purchases', notification);
    const { items } = JSON.parse(notification) as Message;
    const canceled = { items: items.map((item) => ({ ...item, status: 'Awaiting reinstate' })) };
    await post('/purchases', event('CustomerProfileUpdate', '2025-03-01T06:00:00Z', canceled));
    expect(await license(sampleKey)).toMatchObject({ status: 'ending', validUntil: '2025-11-17' });
    await post('/purchases', event('RecurringBillingReinstated', '2025-03-02T06:00:00Z'));
    expect(await license(sampleKey)).toMatchObject({ status: 'valid', validUntil: '2025-11-18' });
  });

  it('answers with another key after a leak, the same one for each repeat, and revokes the leaked one', async () => {
    const first = (await post('/keys', form)).text;
    expect(await post('/leaks', `key=${first}`)).toMatchObject({ status: 200, text: expect.stringMatching(/-1\.$/) });
    const second = await post('/keys', form);
    expect(second).toEqual({ status: 200, text: expect.stringMatching(/^LG5(-[\dA-F]{4}){4}$/) });
    expect(second.text).not.toBe(first);
    expect(await post('/keys', form)).toEqual(second);
    expect(await license(second.text)).toMatchObject({ status: 'valid', quantity: 5 });
    expect(await license(first)).toMatchObject({ status: 'revoked' });

    // A report that is repeated must not take away the new key.
    await post('/leaks', `key=${first}`);
    expect((await post('/keys', form)).text).toBe(second.text);
    await post('/leaks', `key=${second.text}`);
    const third = (await post('/keys', form)).text;
    expect([first, second.text]).not.toContain(third);
    expect(await license(second.text)).toMatchObject({ status: 'revoked' });
    expect(await license(first)).toMatchObject({ status: 'revoked' });
  });

  it('replaces no key for strangers, and none that it does not know', async () => {
    await post('/purchases', notification);
    expect((await post('/leaks', `key=${sampleKey}`, wrong)).status).toBe(401);
    expect((await post('/leaks', 'key=LG5-0000')).status).toBe(404);
    expect((await post('/leaks', '')).status).toBe(404);
    expect(await license(sampleKey)).toMatchObject({ status: 'valid' });
  });

  it('delivers no key after a refund until the order is paid again', async () => {
    const id = '987654321';
    const key = (await post('/keys', form)).text;
    await post('/purchases', event('Refund', '2024-11-20T06:00:00Z', { purchase: { id } }));
    expect(await license(key)).toMatchObject({ status: 'revoked' });
    expect(await post('/keys', form)).toEqual({ status: 409, text: 'This license is revoked.' });
    await post('/purchases', event('PaidOrder', '2024-11-21T06:00:00Z', { purchase: { id } }));
    expect(await post('/keys', form)).toEqual({ status: 200, text: key });
  });

  it('lets an older message that arrives later change nothing', async () => {
    await post('/purchases', notification);
    await post('/purchases', event('RecurringBillingOnHold', '2025-11-28T06:00:00Z'));
    expect((await post('/purchases', event('PaidOrder', '2024-11-18T09:30:00Z'))).status).toBe(200);
    expect(await license(sampleKey)).toMatchObject({ status: 'suspended' });
  });
});
