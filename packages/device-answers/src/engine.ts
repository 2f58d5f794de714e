/** What this package takes of the engine; no other file of it imports the engine. */
export type { Exchange } from '../../../src/search/answers/conversation';
export type { AnswerHelper, LoadAnswerHelper } from '../../../src/search/answers/helper';
export { sourcesOf } from '../../../src/search/answers/sources';
export { AnswerError, quote } from '../../../src/search/answers/transport';
export type { AnswerPart, AnswerTransport } from '../../../src/search/answers/transport';
export { stopWords } from '../../../src/search/engine/stop-words';
export { queryWords } from '../../../src/search/engine/text';
export type { LocalAnswer, Passage, SearchClient } from '../../../src/search/model/client';
export { answerLimits } from '../../../src/shared/constants';
export { site } from '../../../src/shared/site';
