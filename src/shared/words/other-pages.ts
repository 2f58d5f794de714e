import { english } from './english/other-pages';
import type { OtherPageWords } from './english/other-pages';
import { ownWords } from './own';

export const otherPageWords: OtherPageWords = { ...english, ...ownWords.otherPages };
