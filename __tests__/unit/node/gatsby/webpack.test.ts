import { readFileSync } from 'node:fs';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { configureWebpack } from '../../../../node/gatsby/webpack';
import type { WebpackConfig } from '../../../../node/gatsby/webpack';

/** As Gatsby makes it, as far as it is changed. */
const gatsbyConfig = () => ({ devtool: 'source-map', cache: { version: 'theirs' } });

function configure(config: object, stage: CreateWebpackConfigArgs['stage']): WebpackConfig {
  const replaced = jest.fn<undefined, [WebpackConfig]>();
  const actions = { replaceWebpackConfig: replaced } as unknown as CreateWebpackConfigArgs['actions'];
  configureWebpack({ actions, stage, getConfig: () => config, pathPrefix: '' });
  return replaced.mock.calls[0]?.[0] ?? {};
}

describe('configureWebpack', () => {
  it('keys the cache by the code of the build, and leaves the rest to Rspack', () => {
    const config = configure(gatsbyConfig(), 'build-javascript');
    expect(config.cache).toMatchObject({ version: expect.stringMatching(/^[0-9a-f]{40} [0-9a-f]{40} {2}\/.*$/) });
    expect(config).toHaveProperty('devtool', 'source-map');
    expect(config.resolve?.alias).toHaveProperty('component-table', expect.stringMatching(/browser\.js$/));
    expect(configure(gatsbyConfig(), 'build-html').resolve?.alias).toHaveProperty(
      'component-table',
      expect.stringMatching(/server\.js$/),
    );
  });
});

describe('what is replaced in Gatsby', () => {
  it('is where it was: what scrolls, and its exports', () => {
    const app = readFileSync('node_modules/gatsby/cache-dir/production-app.js', 'utf8');
    expect(app).toContain('import { ScrollContext } from "gatsby-react-router-scroll"');
  });

  it('is where it was: the compiler of gatsby-*.ts, and who calls it', async () => {
    const { compileGatsbyFiles } = (await import('gatsby/dist/utils/parcel/compile-gatsby-files')) as {
      compileGatsbyFiles: unknown;
    };
    expect(typeof compileGatsbyFiles).toBe('function');
    const caller = readFileSync('node_modules/gatsby/dist/services/initialize.js', 'utf8');
    expect(caller).toContain('utils/parcel/compile-gatsby-files"');
  });
});
