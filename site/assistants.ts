import type { AssistantDefinition } from 'help-portal/site';

/** Assistants in the menu of each page; empty for none. */
export const assistants: readonly AssistantDefinition[] = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q={prompt}' },
  { name: 'Claude', address: 'https://claude.ai/new?q={prompt}' },
  { name: 'Perplexity', address: 'https://www.perplexity.ai/search/new?q={prompt}' },
];
