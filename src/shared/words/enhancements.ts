import { english } from './english/enhancements';
import type { EnhancementWords } from './english/enhancements';
import { ownWords } from './own';

export const enhancementWords: EnhancementWords = { ...english, ...ownWords.enhancements };
