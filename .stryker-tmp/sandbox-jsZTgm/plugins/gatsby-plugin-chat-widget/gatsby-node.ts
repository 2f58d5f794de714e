import type { GatsbyNode, PluginOptions } from 'gatsby';
import { compileGlob } from './src/globs';
import { hintsAt } from './src/hints';
import { defaultOptions } from './src/options';
import type { ChatWidgetOptions } from './src/options';

/** Validates the options; a wrong glob is reported with option and index. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => {
  const globs = Joi.array()
    .strict()
    .items(
      Joi.string()
        .allow('')
        .custom((pattern: string) => {
          compileGlob(pattern);
          return pattern;
        })
        .messages({ 'string.base': '{{#label}}: invalid pattern', 'any.custom': '{{#label}}: {{#error.message}}' }),
    )
    .messages({ 'array.sparse': '{{#label}}: invalid pattern' });
  return Joi.object({
    widgetId: Joi.string()
      .allow('')
      .description("The provider's id of the widget. Without one the plugin does nothing and loads nothing."),
    include: globs
      .default(defaultOptions.include)
      .description('Globs of the paths that show the widget. Empty: all paths that are not excluded.'),
    exclude: globs.default(defaultOptions.exclude).description('Globs of the paths that never show the widget.'),
    scriptUrl: Joi.string()
      .uri({ scheme: ['http', 'https'], allowRelative: true })
      .default(defaultOptions.scriptUrl)
      .description("URL of the provider's script."),
    globalName: Joi.string()
      .default(defaultOptions.globalName)
      .description('Global object of the script, with mount({ id }) and unmount({ id }).'),
    rootSelector: Joi.string()
      .allow('')
      .default(defaultOptions.rootSelector)
      .description('CSS selector of what the widget adds to the page; it is not printed.'),
  });
};

/** Warns of patterns that match none of the site's pages. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (build, options) => {
  const { widgetId, include, exclude } = options as PluginOptions & ChatWidgetOptions;
  if (!widgetId) return;
  const { data } = await build.graphql<{ allSitePage: { nodes: { path: string }[] } }>(
    '{ allSitePage { nodes { path } } }',
  );
  const paths = (data?.allSitePage.nodes ?? []).map((page) => build.pathPrefix + page.path);
  for (const hint of hintsAt({ include, exclude }, paths)) build.reporter.warn(`gatsby-plugin-chat-widget: ${hint}`);
};
