import { english } from './english/navigation';
import type { NavigationWords } from './english/navigation';
import { ownWords } from './own';

export const navigationWords: NavigationWords = { ...english, ...ownWords.navigation };
