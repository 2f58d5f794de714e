import { existsSync, readFileSync } from 'node:fs';
import { unused } from '../../../../../node/gatsby/bundle/options';

describe('what scripts leave out of Gatsby', () => {
  it('is where it was: the plugin for scripts in a worker', () => {
    const file = 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js';
    expect(existsSync(file)).toBe(true);
    expect(file).toMatch(unused[0]);
  });

  it('is where it was: the service worker, and who asks for it', () => {
    const app = readFileSync('node_modules/gatsby/cache-dir/production-app.js', 'utf8');
    const [, request = ''] = /require\(`([^`]*service-worker)`\)/.exec(app) ?? [];
    expect(request).toMatch(unused[1]);
  });

  it('is where it was: what the document of development asks for, all page components among it', () => {
    const entry = readFileSync('node_modules/gatsby/cache-dir/develop-static-entry.js', 'utf8');
    for (const part of ['from "$virtual/async-requires"', '"/framework.js"', '"/commons.js"', '"/commons.css"'])
      expect(entry).toContain(part);
  });
});
