import { english } from './english/answers';
import type { AnswerWords } from './english/answers';
import { ownWords } from './own';

export const answerWords: AnswerWords = { ...english, ...ownWords.answers };
