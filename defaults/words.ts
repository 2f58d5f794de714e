import type { WordsOfSite } from 'help-portal/site';

/** Words of the interface that readers see and hear, instead of the English ones; all are in `src/shared/words/english`. */
export const words: WordsOfSite = {};
