/** Settings of the plugin (CHT-01). `gatsby-node.ts` describes and checks them. */
export interface ChatWidgetOptions {
  /** The provider's id of the widget; without one the plugin does nothing (CHT-02). */
  widgetId?: string;
  /** Globs of the paths that show the widget; empty: all (specification section 5). */
  include: string[];
  /** Globs of the paths that never show it (specification section 5). */
  exclude: string[];
  /** Address of the provider's script. */
  scriptUrl: string;
  /** Name of the global object that the script makes (CHT-05). */
  globalName: string;
  /** CSS selector of what the widget adds to the page, which is not printed (CHT-13). */
  rootSelector: string;
}

/** What holds where nothing is configured: the provider of the specification's site. */
export const defaultOptions: ChatWidgetOptions = {
  include: [],
  exclude: [],
  scriptUrl: 'https://widget.docsbot.ai/chat.js',
  globalName: 'DocsBotAI',
  rootSelector: '#docsbotai-root',
};
