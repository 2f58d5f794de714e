/** The words that the site replaces. Only here the engine reads them. */
export { words as ownWords } from 'site/words';
