import { english } from './english/feedback';
import type { FeedbackWords } from './english/feedback';
import { ownWords } from './own';

export const feedbackWords: FeedbackWords = { ...english, ...ownWords.feedback };
