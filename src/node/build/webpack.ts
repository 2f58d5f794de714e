import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';

interface WebpackConfig {
  devtool?: string | false;
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
  optimization?: { minimizer?: { constructor: { name: string } }[] };
}

/**
 * - Minifies with swc: the scripts are as small as with terser's JavaScript and take half the time (4.6 → 2.6 s).
 * - The order of imports across lazily loaded parts is not fixed; cascade layers make it irrelevant for styles, so its
 *   warnings are off.
 * - No source maps in the output: they double the files that a host has to keep.
 */
export function configureWebpack({ actions, stage, getConfig }: CreateWebpackConfigArgs): void {
  if (stage === 'develop') return;
  const config = getConfig() as WebpackConfig;
  config.devtool = false;
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true;
  }
  if (stage === 'build-javascript' && config.optimization?.minimizer) {
    config.optimization.minimizer = config.optimization.minimizer.map((minimizer) =>
      minimizer.constructor.name === 'TerserPlugin' ? new TerserPlugin({ minify: TerserPlugin.swcMinify }) : minimizer,
    );
  }
  actions.replaceWebpackConfig(config as Parameters<typeof actions.replaceWebpackConfig>[0]);
}
