import { chromium } from 'playwright';
import { findChromium } from '../../scripts/test/chromium.mjs';
import { localCertificate } from '../../scripts/server/certificate.mjs';
import { startServer } from '../../scripts/server/start-server.mjs';

/**
 * Serves a built site as a host would (HTTP/2, brotli) and opens a browser.
 * @param {string} dir `public`
 */
export async function openSite(dir) {
  const server = await startServer({ dir, h2: true });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      // Trusting only this certificate makes the browser cache as usual.
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
