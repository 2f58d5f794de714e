import { readFileSync } from 'node:fs';
import { bundleWithRspack } from '../../../../../node/gatsby/bundle/bundle';

const bundleModule: { build?: unknown } = { build: 'webpack' };
const plugins: { name: string; nodeAPIs: string[] }[] = [];
jest.mock('gatsby/dist/utils/webpack/bundle', () => bundleModule, { virtual: true });
jest.mock('gatsby/dist/redux', () => ({ store: { getState: () => ({ flattenedPlugins: plugins }) } }));

afterEach(() => {
  bundleModule.build = 'webpack';
  plugins.length = 0;
});

describe('bundleWithRspack', () => {
  it('replaces the function that runs webpack, which both stages of a build call', () => {
    bundleWithRspack(() => undefined);
    expect(bundleModule.build).toBeInstanceOf(Function);
    for (const stage of ['html', 'javascript']) {
      const caller = readFileSync(`node_modules/gatsby/dist/commands/build-${stage}.js`, 'utf8');
      expect(caller).toContain('(0, _bundle.build)(');
    }
  });

  it('stops with the name of a plugin that only webpack would know of', () => {
    plugins.push(
      { name: 'gatsby-plugin-image', nodeAPIs: ['onCreateWebpackConfig'] },
      { name: 'gatsby-plugin-sass', nodeAPIs: ['onCreateWebpackConfig'] },
      { name: 'gatsby-plugin-sitemap', nodeAPIs: ['onPostBuild'] },
    );
    expect(() => bundleWithRspack(() => undefined)).toThrow(/^gatsby-plugin-sass changes the configuration of webpack/);
    expect(bundleModule.build).toBe('webpack');
  });

  it('stops when Gatsby has no such function any more', () => {
    delete bundleModule.build;
    expect(() => bundleWithRspack(() => undefined)).toThrow(
      'no function that bundles: see node/gatsby/bundle/bundle.ts',
    );
  });
});
