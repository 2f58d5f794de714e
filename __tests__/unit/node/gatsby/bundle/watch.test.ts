import { readFileSync } from 'node:fs';
import { watchWithRspack } from '../../../../../node/gatsby/bundle/watch';

const file = 'webpack/lib/webpack.js';
const cache: Record<string, { exports: unknown }> = {};

interface Stats {
  toJson: (options?: object) => object;
}
const tap = jest.fn<undefined, [object, (stats: Stats) => void]>();
const compiler = { hooks: { done: { tap } } };
const createCompiler = jest.fn(() => compiler);
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
    const make = cache[file].exports as ((options: object) => unknown) & { version: string };
    expect(make({ name: 'develop' })).toBe(compiler);
    expect(createCompiler).toHaveBeenCalledWith({ name: 'develop' });
    expect(make({ name: 'functions' })).toBe('of webpack');
    expect(make.version).toBe('5');
  });

  it('lists no modules for the messages of the development server, and all that is asked for otherwise', () => {
    const toJson = jest.fn((options?: object) => ({ ...options }));
    const stats: Stats = { toJson };
    tap.mock.calls[0]?.[1](stats);
    expect(stats.toJson({ all: false, modules: true, errors: true })).toEqual({
      all: false,
      modules: [],
      errors: true,
    });
    expect(toJson).toHaveBeenCalledWith({ all: false, modules: false, errors: true });
    expect(stats.toJson({ modules: true })).toEqual({ modules: true });
    const middleware = '@gatsbyjs/webpack-hot-middleware';
    expect(readFileSync(`node_modules/${middleware}/middleware.js`, 'utf8')).toContain('buildModuleMap(stats.modules)');
    expect(readFileSync(`node_modules/${middleware}/process-update.js`, 'utf8')).toContain(
      'moduleMap[moduleId] || moduleId',
    );
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
