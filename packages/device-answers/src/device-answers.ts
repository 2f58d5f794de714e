import type { LoadAnswerHelper } from './engine';

/** For `answerHelper` of `site/search.ts`: loaded when somebody asks a question. */
export const deviceAnswers: LoadAnswerHelper = () =>
  import(/* webpackChunkName: "device-answers" */ './helper').then(({ helper }) => helper);
