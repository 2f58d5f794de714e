import { chromium } from 'playwright';
import { findChromium } from '../../scripts/test/chromium.mjs';
import { localCertificate } from '../../scripts/server/certificate.mjs';
import { startServer } from '../../scripts/server/start-server.mjs';

/**
 * A built site, served as a host would (HTTP/2, brotli), and the browser that reads it.
 * @param {string} dir `public`
 */
export async function openSite(dir) {
  const server = await startServer({ dir, h2: true });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      // This one certificate is trusted, so that the browser caches as it does elsewhere.
      `--ignore-certificate-errors-spki-list=${localCertificate().spki}`,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
      '--no-sandbox',
    ],
  });
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { browser, origin: server.origin, close };
}
