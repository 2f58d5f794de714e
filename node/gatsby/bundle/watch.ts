import { createRequire } from 'node:module';
import type { Compiler } from '@rspack/core';
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
    return withShortStats(createCompiler(configuration));
  };
  module.exports = Object.assign(makeWithRspack, make);
}

/**
 * Leaves out the list of all modules, which took 0.27 s for each compilation and for each page that is opened.
 * @reach @gatsbyjs/webpack-hot-middleware: looks up names of modules in it by their ids, and shows the ids, which are paths,
 *   where it finds none; each page and each change of code comes later: `watch.test.ts`
 */
function withShortStats(compiler: Compiler): Compiler {
  compiler.hooks.done.tap({ name: 'short stats', stage: -1 }, (stats) => {
    const toJson = stats.toJson.bind(stats);
    stats.toJson = (options) =>
      typeof options === 'object' && options.all === false && options.modules
        ? { ...toJson({ ...options, modules: false }), modules: [] }
        : toJson(options);
  });
  return compiler;
}
