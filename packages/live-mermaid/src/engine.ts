/** What this package takes of the engine; no other file of it imports the engine. */
export type { DiagramFault, LiveDiagrams } from '../../../node/content/content-definition';
