import { createRequire } from 'node:module';
import { unexpected } from '../unexpected';
import type * as CompilerModule from './compiler';
import type { GatsbyConfiguration } from './gatsby-configuration';

type MakeCompiler = (configuration: GatsbyConfiguration, ...rest: unknown[]) => unknown;

/**
 * Lets Rspack make the bundle that `gatsby develop` watches, in place of webpack.
 * @throws if webpack has changed, so that an upgrade is noticed
 * @reach webpack: the function that makes a compiler is in `lib/webpack.js`, which is loaded with the first call;
 *   `gatsby develop` stops with a message, or starts twice as slowly: `watch.test.ts`
 */
export function watchWithRspack(): void {
  const require = createRequire(createRequire(__filename).resolve('gatsby/package.json'));
  const file = require.resolve('webpack/lib/webpack.js');
  const make = require(file) as MakeCompiler;
  const module = require.cache[file];
  if (typeof make !== 'function' || !module) throw new Error(unexpected('no webpack to replace', 'bundle/watch.ts'));
  const makeWithRspack: MakeCompiler = (configuration, ...rest) => {
    if (configuration.name !== 'develop') return make(configuration, ...rest);
    // Not before it is needed: this module is loaded in each worker too.
    const { createCompiler } = createRequire(__filename)('./compiler') as typeof CompilerModule;
    return createCompiler(configuration);
  };
  module.exports = Object.assign(makeWithRspack, make);
}
