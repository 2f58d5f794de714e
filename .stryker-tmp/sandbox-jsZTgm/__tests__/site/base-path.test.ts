import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publicDir } from './support/site';

const styleSheets = readdirSync(publicDir).filter((name) => name.endsWith('.css'));

describe('base path', () => {
  it('RTE-05 style sheets find their files wherever the site lies', () => {
    expect(styleSheets.length).toBeGreaterThan(0);
    // One of another base path has its prefix in front; none may count from the root of the host.
    const prefix = process.env.PATH_PREFIX ?? '';
    for (const name of styleSheets) {
      const addresses = [...readFileSync(path.join(publicDir, name), 'utf8').matchAll(/url\(["']?([^"')]+)/g)].map(
        ([, address = '']) => address,
      );
      const absolute = addresses.filter(
        (address) => address.startsWith('/') && (prefix === '' || !address.startsWith(`${prefix}/`)),
      );
      expect(absolute).toEqual([]);
    }
  });
});
