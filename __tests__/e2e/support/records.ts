import type { Page } from 'playwright/test';

/** Collects the addresses of all requests, from now on. */
export function recordRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

/** The requests that leave the site. */
export function offOrigin(addresses: readonly string[], origin: string): string[] {
  return addresses.filter((address) => !address.startsWith(`${origin}/`) && !/^(?:data|blob|about):/.test(address));
}

interface RecordingWindow extends Window {
  recordViolation?: (violation: string) => void;
}

/** What the browser refused because of the Content-Security-Policy, from the first byte of each page on. */
export async function recordPolicyViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('recordViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const text = `${effectiveDirective}: ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`;
      (window as RecordingWindow).recordViolation?.(text);
    });
  });
  return violations;
}

/**
 * Stores items as someone else's script would have, before the page runs. The result tells what the page has done since
 * to keys with their prefix or to all keys at once, and what is left of them in both kinds of storage.
 */
export async function watchStorage(
  page: Page,
  prefix: string,
  items: Readonly<Record<string, string>>,
): Promise<() => Promise<{ touched: string[]; kept: Record<string, string | null>[] }>> {
  await page.addInitScript(
    ({ prefix, items }) => {
      const touched: string[] = [];
      Reflect.set(window, 'touchedItems', touched);
      for (const storage of [localStorage, sessionStorage]) {
        for (const [key, value] of Object.entries(items)) storage.setItem(key, value);
      }
      for (const name of ['getItem', 'setItem', 'removeItem', 'clear'] as const) {
        const original: (this: Storage, ...parameters: never[]) => unknown = Storage.prototype[name];
        Reflect.set(Storage.prototype, name, function (this: Storage, ...parameters: string[]) {
          if (name === 'clear' || parameters[0]?.startsWith(prefix)) touched.push([name, ...parameters].join(' '));
          return Reflect.apply(original, this, parameters) as unknown;
        });
      }
    },
    { prefix, items },
  );
  return () =>
    page.evaluate(
      (keys) => ({
        touched: [...(Reflect.get(window, 'touchedItems') as string[])],
        kept: [localStorage, sessionStorage].map((storage) =>
          Object.fromEntries(keys.map((key) => [key, storage.getItem(key)])),
        ),
      }),
      Object.keys(items),
    );
}
