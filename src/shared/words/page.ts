import { english } from './english/page';
import type { PageWords } from './english/page';
import { ownWords } from './own';

export const pageWords: PageWords = { ...english, ...ownWords.page };
