import { readFileSync } from 'node:fs';
import { watchWithRspack } from '../../../../../node/gatsby/bundle/watch';

const file = 'webpack/lib/webpack.js';
const cache: Record<string, { exports: unknown }> = {};
const createCompiler = jest.fn(() => 'of Rspack');
jest.mock('node:module', () => ({
  createRequire: () =>
    Object.assign((name: string) => (name === './compiler' ? { createCompiler } : cache[name]?.exports), {
      resolve: (name: string) => name,
      cache,
    }),
}));

describe('watchWithRspack', () => {
  it('is asked in place of webpack, which the development server calls, and leaves all else to webpack', () => {
    cache[file] = { exports: Object.assign(() => 'of webpack', { version: '5' }) };
    watchWithRspack();
    const make = cache[file].exports as ((options: object) => string) & { version: string };
    expect(make({ name: 'develop' })).toBe('of Rspack');
    expect(createCompiler).toHaveBeenCalledWith({ name: 'develop' });
    expect(make({ name: 'functions' })).toBe('of webpack');
    expect(make.version).toBe('5');
  });

  it('is called where it was: by the server, through a function that loads it with the first call', () => {
    const server = readFileSync('node_modules/gatsby/dist/utils/start-server.js', 'utf8');
    expect(server).toContain('(0, _webpack.default)(devConfig)');
    expect(readFileSync('node_modules/webpack/lib/index.js', 'utf8')).toContain(
      'const fn = lazyFunction(() => require("./webpack"))',
    );
  });

  it('stops when webpack is not there, and names the place', () => {
    cache[file] = { exports: {} };
    expect(watchWithRspack).toThrow('no webpack to replace: see node/gatsby/bundle/watch.ts');
  });
});
