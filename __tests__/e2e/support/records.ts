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
