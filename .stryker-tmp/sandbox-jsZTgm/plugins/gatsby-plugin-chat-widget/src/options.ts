/** Options of the plugin; `gatsby-node.ts` describes and validates them. */
export interface ChatWidgetOptions {
  /** The provider's id of the widget; without one the plugin does nothing. */
  widgetId?: string;
  /** Globs of the paths that show the widget; empty: all. */
  include: string[];
  /** Globs of the paths that never show it. */
  exclude: string[];
  /** URL of the provider's script. */
  scriptUrl: string;
  /** Name of the global object that the script creates. */
  globalName: string;
  /** CSS selector of the elements that the widget adds to the page, which are not printed. */
  rootSelector: string;
}

/** Defaults: DocsBot. */
export const defaultOptions: ChatWidgetOptions = {
  include: [],
  exclude: [],
  scriptUrl: 'https://widget.docsbot.ai/chat.js',
  globalName: 'DocsBotAI',
  rootSelector: '#docsbotai-root',
};
