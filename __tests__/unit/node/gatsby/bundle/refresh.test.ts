import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const fromGatsby = createRequire(createRequire(__filename).resolve('gatsby/package.json'));
const plugin = path.dirname(fromGatsby.resolve('@pmmmwh/react-refresh-webpack-plugin/package.json'));

describe('what shows the errors of development', () => {
  it('is where it was: Gatsby’s module for them, with the functions that are called', () => {
    const module = readFileSync(fromGatsby.resolve('gatsby/dist/utils/fast-refresh-module'), 'utf8');
    const entry = readFileSync(path.join(plugin, 'client/ErrorOverlayEntry.js'), 'utf8');
    const called = [...entry.matchAll(/__react_refresh_error_overlay__\.(\w+)/g)].map(([, name]) => name);
    expect(called.length).toBeGreaterThan(2);
    for (const name of called) expect(module).toContain(`exports.${name} = ${name};`);
  });

  it('is where it was: what listens to the server, and knows its client', () => {
    expect(existsSync(path.join(plugin, 'sockets/WHMEventSource.js'))).toBe(true);
    const key = '__webpack_hot_middleware_reporter__';
    expect(readFileSync(path.join(plugin, 'sockets/WHMEventSource.js'), 'utf8')).toContain(key);
    expect(readFileSync('node_modules/@gatsbyjs/webpack-hot-middleware/client.js', 'utf8')).toContain(key);
  });
});
