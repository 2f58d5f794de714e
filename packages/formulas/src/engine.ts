/** What this package takes of the engine; no other file of it imports the engine. */
export type { Formulas } from '../../../node/content/content-definition';
