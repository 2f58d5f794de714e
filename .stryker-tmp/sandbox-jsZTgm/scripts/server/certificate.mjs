import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Returns a certificate for localhost, created once, for measurements over HTTP/2. With `spki` in Chromium's
 * `--ignore-certificate-errors-spki-list`, the browser trusts it and caches as usual.
 */
export function localCertificate() {
  const dir = join(tmpdir(), 'help-portal-certificate');
  const [keyFile, certificateFile] = [join(dir, 'localhost.key'), join(dir, 'localhost.crt')];
  if (!existsSync(certificateFile)) {
    mkdirSync(dir, { recursive: true });
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
    execFileSync('openssl', ['req', '-x509', '-days', '3650', ...subject, ...key, '-out', certificateFile], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }
  const [key, cert] = [readFileSync(keyFile), readFileSync(certificateFile)];
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, spki: createHash('sha256').update(publicKey).digest('base64') };
}
