import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import type { IncomingHttpHeaders as Http2Headers, OutgoingHttpHeaders } from 'node:http2';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../../../scripts/server/start-server.mjs';

export const page = (title: string): string =>
  `<!DOCTYPE html><title>${title}</title><main>${'<p>Text.</p>'.repeat(100)}</main>`;
export const script = '/app-0123456789abcdef0123.js';
const headers = `/*
  Content-Security-Policy: default-src 'self'
  X-Content-Type-Options: nosniff

${script}
  Cache-Control: public, max-age=31536000, immutable

/*.md
  X-Robots-Tag: noindex

/types/a.own
  Content-Type: text/x-own
`;

export const contents: Record<string, string> = {
  '/index.html': page('Home'),
  '/404.html': page('Page Not Found'),
  '/docs/x/index.html': page('X'),
  [script]: 'let a;'.repeat(200),
  '/docs/x.md': '# X',
  '/llms.txt': '# Help',
  '/photo.webp': 'RIFF'.repeat(500),
  '/large.bin': 'x'.repeat(10_000_000),
  '/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/page-data/docs/x/page-data.json': '{}',
  '/.well-known/security.txt': 'Contact: mailto:a@example.com',
  '/routes.json': '["/","/docs/x"]',
  '/_redirects': '/old /docs/x 301\n',
  '/_headers': headers,
  '/_nginx.conf': 'secret',
  '/.htaccess': 'secret',
  '/webpack.stats.json': '{"secret":1}',
  '/chunk-map.json': '{"secret":1}',
  '/.complete': '',
  '/types/license': '',
  '/files/a.tar.gz': 'packed',
  '/files/a.gz': 'packed',
  '/files/a.css.br': 'packed',
  '/files/a.js.gz': 'packed',
};

for (const extension of 'avif css csv html ico json mjs own svg unknown webmanifest woff2'.split(' ')) {
  contents[`/types/a.${extension}`] = '';
}

export interface Answer<Headers = IncomingHttpHeaders> {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** A built site in a folder of its own, with a secret file beside it, and the server of it. */
export async function serveSite(): Promise<{
  parent: string;
  dir: string;
  server: Awaited<ReturnType<typeof startServer>>;
  end: () => Promise<void>;
}> {
  const parent = mkdtempSync(path.join(tmpdir(), 'serve with spaces '));
  const dir = path.join(parent, 'public');
  for (const [name, text] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  writeFileSync(path.join(parent, 'secret.txt'), 'secret');
  symlinkSync(path.join(parent, 'secret.txt'), path.join(dir, 'link.txt'));
  const server = await startServer({ dir });
  const end = async (): Promise<void> => {
    await server.close();
    rmSync(parent, { recursive: true });
  };
  return { parent, dir, server, end };
}

/** A request whose path is sent as it stands; `fetch` would tidy it. */
export function askAt(port: number, target: string, sent: Record<string, string>, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target, method, headers: sent };
    const asked = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** The same over HTTP/2; the headers name path and method. */
export function askHttp2(origin: string, sent: OutgoingHttpHeaders): Promise<Answer<Http2Headers>> {
  const client = connect(origin, { rejectUnauthorized: false });
  const asked = client.request(sent);
  const answer = new Promise<Answer<Http2Headers>>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received: Http2Headers & { ':status'?: number } = {};
    asked.on('response', (given) => (received = given));
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () =>
      resolve({ status: received[':status'] ?? 0, headers: received, body: Buffer.concat(chunks) }),
    );
    asked.on('error', reject);
  });
  return answer.finally(() => client.close());
}
