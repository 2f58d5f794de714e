import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScripts, scriptHash } from '../../node/publish/hosting/inline-scripts';
import { publicDir } from './support/site';

const pages = readdirSync(publicDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .map((file) => ({ name: path.relative(publicDir, file), html: readFileSync(file, 'utf8') }));

const headers = readFileSync(path.join(publicDir, '_headers'), 'utf8');
const scriptSources = /script-src ([^;]*)/.exec(headers)?.[1]?.split(' ') ?? [];
const hashes = scriptSources.filter((source) => source.startsWith("'sha256-"));

describe('security policy of the built pages', () => {
  it('names every inline script by its hash, and no hash in vain', () => {
    const found = new Map<string, string>();
    for (const { name, html } of pages)
      for (const text of inlineScripts(html)) found.set(`'${scriptHash(text)}'`, name);
    expect(pages.length).toBeGreaterThan(480);
    expect([...found.keys()].sort()).toEqual([...hashes].sort());
  });

  it('needs a handful of hashes, the same for all pages', () => {
    expect(hashes.length).toBeGreaterThan(0);
    expect(hashes.length).toBeLessThanOrEqual(10);
    expect(scriptSources.join(' ')).not.toContain('unsafe');
  });

  it('is not undermined by script in attributes or addresses', () => {
    const offenders = pages.filter(({ html }) =>
      /<[a-z][^>]*\s(?:on[a-z]+\s*=|(?:href|src)\s*=\s*["']?javascript:)/i.test(html),
    );
    expect(offenders.map(({ name }) => name)).toEqual([]);
  });

  it('comes with the same policy for every host', () => {
    const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? 'missing';
    expect(readFileSync(path.join(publicDir, '_nginx.conf'), 'utf8')).toContain(`"${policy}"`);
    expect(readFileSync(path.join(publicDir, '.htaccess'), 'utf8')).toContain(`"${policy}"`);
  });
});
