/** The environment variables of search. */

/** Environment variables; empty is the same as missing. */
export interface SearchVariables {
  GATSBY_SEARCH_PROVIDER?: string | undefined;
  GATSBY_SEARCH_APP_ID?: string | undefined;
  /** Must be a search-only key, because it is part of every page. */
  GATSBY_SEARCH_KEY?: string | undefined;
  GATSBY_SEARCH_INDEX?: string | undefined;
  /** Comma-separated URLs. */
  GATSBY_SEARCH_HOSTS?: string | undefined;
  GATSBY_ASSISTANT_URL?: string | undefined;
  /** An `AnswerMode`; empty: `device`. */
  GATSBY_ASSISTANT?: string | undefined;
  /** `docsearch`: DocSearch's own dialog, for provider `algolia` only; empty: this site's. */
  GATSBY_SEARCH_UI?: string | undefined;
}

/**
 * How questions are answered where no assistant is configured: by quoted passages and, on request, the site's answer helper
 * (`device`), by quoted passages alone (`quotes`), or not at all (`off`, also with an assistant).
 */
export type AnswerMode = 'device' | 'quotes' | 'off';

const answerModes: readonly AnswerMode[] = ['device', 'quotes', 'off'];

/** Reads how questions are answered. Throws if invalid. */
export function readAnswerMode({ GATSBY_ASSISTANT: value = '' }: SearchVariables): AnswerMode {
  const mode = value.trim() === '' ? 'device' : answerModes.find((one) => one === value.trim());
  if (mode) return mode;
  throw new Error(`GATSBY_ASSISTANT is "${value}". Expected one of: ${answerModes.join(', ')}.`);
}

/**
 * Reads the assistant's URL, without a trailing slash; null if questions are answered by quoting. Throws if invalid.
 */
export function readAssistantUrl(variables: SearchVariables): string | null {
  const url = (variables.GATSBY_ASSISTANT_URL ?? '').trim().replace(/\/+$/, '');
  if (url === '') return null;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error(`GATSBY_ASSISTANT_URL is "${url}". Expected an address that begins with https://.`);
  }
  return url;
}

/**
 * Reads the variables. Each must be written out, because the bundler only replaces literal `process.env` expressions.
 */
export function currentSearchVariables(): SearchVariables {
  return {
    GATSBY_SEARCH_PROVIDER: process.env.GATSBY_SEARCH_PROVIDER,
    GATSBY_SEARCH_APP_ID: process.env.GATSBY_SEARCH_APP_ID,
    GATSBY_SEARCH_KEY: process.env.GATSBY_SEARCH_KEY,
    GATSBY_SEARCH_INDEX: process.env.GATSBY_SEARCH_INDEX,
    GATSBY_SEARCH_HOSTS: process.env.GATSBY_SEARCH_HOSTS,
    GATSBY_ASSISTANT_URL: process.env.GATSBY_ASSISTANT_URL,
    GATSBY_ASSISTANT: process.env.GATSBY_ASSISTANT,
  };
}
