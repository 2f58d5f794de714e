/** An assistant that readers can open with a page. Nothing is sent to it unless they choose it. */
export interface AssistantSetting {
  /** Shown after “Open in”. */
  name: string;
  /** URL that starts a conversation; `{prompt}` in it is replaced by a request to read the page. */
  address: string;
}

/** Assistants in the menu of each page; empty for none. Not in `settings.ts`, which every page loads. */
export const assistants: readonly AssistantSetting[] = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q={prompt}' },
  { name: 'Claude', address: 'https://claude.ai/new?q={prompt}' },
  { name: 'Perplexity', address: 'https://www.perplexity.ai/search/new?q={prompt}' },
];
