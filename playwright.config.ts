import { defineConfig } from 'playwright/test';
import { findChromium } from './scripts/test/chromium.mjs';

// The main process looks once; workers inherit the answer.
process.env.CHROMIUM ??= findChromium();

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
];

/** A build with other settings, which has tests of its own (`scripts/test/variants.mjs`). */
const variant = process.env.VARIANT;

/** Tests in a real browser, on a production build: `PUBLIC_DIR` (`public`), served by our own server. */
export default defineConfig({
  testDir: '__tests__/e2e',
  // What every site of the engine must do is tested on the second site, which is built in seconds.
  testMatch: variant ? [`variants/${variant}/**`, ...(variant === 'second' ? ['engine/**'] : [])] : undefined,
  testIgnore: variant ? [] : ['**/variants/**', '**/engine/**'],
  globalSetup: './__tests__/e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than cores: tests wait for pauses, time-outs and slow networks.
  workers: 3,
  forbidOnly: process.env.CI === 'true',
  retries: process.env.CI === 'true' ? 1 : 0,
  timeout: 60_000,
  // A busy machine is no fault.
  expect: { timeout: 15_000 },
  reporter: [[process.env.CI === 'true' ? 'dot' : 'list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    ...(process.env.E2E_ORIGIN ? { baseURL: process.env.E2E_ORIGIN } : {}),
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM, args: quiet },
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    serviceWorkers: 'block',
    // Tracing every test costs a fifth of the time; the second try tells as much.
    trace: process.env.CI === 'true' ? 'on-first-retry' : 'retain-on-failure',
  },
});
