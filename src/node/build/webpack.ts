import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Class names of CSS modules stay readable and short; the order of imports across lazily loaded parts is not fixed, and
 * cascade layers make it irrelevant, so its warnings are off.
 */
export function configureWebpack({ actions, stage, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'develop') return;
  const config: { plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[] } = getConfig();
  const cssPlugin = config.plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
  if (cssPlugin?.options) cssPlugin.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
}
