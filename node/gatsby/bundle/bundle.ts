import { createRequire } from 'node:module';
import type { Stats } from '@rspack/core';
import { unexpected } from '../unexpected';
import { describeErrors } from './errors';
import type { GatsbyConfiguration } from './gatsby-configuration';
import { listUnknownPlugins } from './plugins';

/** What Gatsby expects of its function that bundles. */
interface Bundle {
  stats: Stats;
  close: () => Promise<void>;
}

/** The part of Gatsby's module that is replaced here. */
interface BundleModule {
  build?: (configuration: GatsbyConfiguration) => Promise<Bundle>;
}

/**
 * Lets Rspack make both bundles of a build, and the renderer of development, in place of webpack.
 * @param onBundled is called when both of a build are made, and the main process waits for the queries in the workers
 * @throws if Gatsby has changed, so that an upgrade is noticed, or if a plugin adds something that only webpack knows
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/webpack/bundle.ts
 * @reach gatsby: both stages of a build call the property `build` of this module with webpack's configuration, and use
 *   the `stats` and `close` that it resolves with; the build stops with a message: `bundle.test.ts`, every build
 */
export function bundleWithRspack(onBundled: () => void): void {
  const module = createRequire(__filename)('gatsby/dist/utils/webpack/bundle') as BundleModule;
  if (!module.build) throw new Error(unexpected('no function that bundles', 'bundle/bundle.ts'));
  const unknownPlugins = listUnknownPlugins();
  if (unknownPlugins.length > 0) {
    throw new Error(
      `${unknownPlugins.join(', ')} changes the configuration of webpack, which bundles nothing here. ` +
        'Expected the same change in node/gatsby/bundle/options.ts, and the plugin’s name in plugins.ts there.',
    );
  }
  module.build = async (configuration) => {
    const made = await bundle(configuration);
    if (configuration.name === 'build-html') onBundled();
    return made;
  };
}

async function bundle(configuration: GatsbyConfiguration): Promise<Bundle> {
  // Not before it is needed: this module is loaded in each worker too.
  const { createCompiler } = await import('./compiler');
  const compiler = createCompiler(configuration);
  const close = (): Promise<void> =>
    new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) reject(error ?? new Error('Rspack ended without a result.'));
      else resolve(result);
    });
  });
  if (!stats.hasErrors()) return { stats, close };
  const errors = describeErrors(stats.toJson({ all: false, errors: true }).errors ?? []);
  await close();
  // Gatsby reports each of them, with file and line.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw errors;
}
