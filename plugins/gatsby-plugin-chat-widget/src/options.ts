/** Settings of the plugin. `gatsby-node.ts` describes and checks them. */
export interface ChatWidgetOptions {
  /** The provider's id of the widget; without one the plugin does nothing. */
  widgetId?: string;
  /** Globs of the paths that show the widget; empty: all. */
  include: string[];
  /** Globs of the paths that never show it. */
  exclude: string[];
  /** Address of the provider's script. */
  scriptUrl: string;
  /** Name of the global object that the script makes. */
  globalName: string;
  /** CSS selector of what the widget adds to the page, which is not printed. */
  rootSelector: string;
}

/** What holds where nothing is configured: DocsBot. */
export const defaultOptions: ChatWidgetOptions = {
  include: [],
  exclude: [],
  scriptUrl: 'https://widget.docsbot.ai/chat.js',
  globalName: 'DocsBotAI',
  rootSelector: '#docsbotai-root',
};
