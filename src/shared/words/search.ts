import { english } from './english/search';
import type { SearchWords } from './english/search';
import { ownWords } from './own';

export const searchWords: SearchWords = { ...english, ...ownWords.search };
