import type { GatsbyNode } from 'gatsby';
import { defaultOptions, transportNames } from './src/options';

/** Validates the options; a wrong one fails the build with its name. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => {
  const url = Joi.string().uri({ scheme: ['http', 'https'], allowRelative: true });
  return Joi.object({
    id: Joi.string()
      .allow('')
      .description('Id of the property at the service. Without one the plugin does nothing and loads nothing.'),
    transport: Joi.string()
      .valid(...transportNames)
      .default(defaultOptions.transport)
      .description('How views reach the service.'),
    scriptUrl: url.default(defaultOptions.scriptUrl).description("URL of the tag's script (transport gtag)."),
    cookiePrefix: Joi.string()
      .allow('')
      .pattern(/^[\w-]*$/)
      .description("Prefix of the service's cookies (transport gtag)."),
    endpoint: url
      .when('transport', { is: 'beacon', then: Joi.required() })
      .description('Where views are sent (transport beacon).'),
    countHashes: Joi.boolean()
      .default(defaultOptions.countHashes)
      .description('Whether another hash of the same page is a view.'),
    respectDoNotTrack: Joi.boolean()
      .default(defaultOptions.respectDoNotTrack)
      .description('Count nobody who asks not to be tracked (Do Not Track, Global Privacy Control).'),
    events: Joi.boolean()
      .default(defaultOptions.events)
      .description('Send what the site reports by the event page-views:event too.'),
    consentGlobal: Joi.string()
      .allow('')
      .description("Global that holds the reader's consent: true, or a function that returns it."),
  });
};
