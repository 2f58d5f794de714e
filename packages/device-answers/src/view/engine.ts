/** What the components take of the engine. */
export { sourcesOf } from '../../../../src/search/answers/sources';
export { localUrl } from '../../../../src/search/hit-url';
export type { LocalAnswer } from '../../../../src/search/model/client';
