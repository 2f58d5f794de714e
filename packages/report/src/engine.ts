/** What this package takes of the engine; no other file in TypeScript imports the engine. */
export { getReading } from '../../../node/compile/compile-cache';
export type { Doc } from '../../../node/content/doc';
export { readStoredContent } from '../../../node/content/stored-content';
export type { PageSection } from '../../../node/reading/page-text';
export { blockMarks } from '../../../src/shared/search-record';
export { readSectionQuestion } from '../../../src/shared/section-question';
