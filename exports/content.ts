/** `help-portal/content`: what `site/content.ts`, data files and their schemas are made with. */
export type { ContentDefinition, DataFault } from '../node/content/content-definition';
export { dataFolder, readData } from '../node/content/data/read-data';
export { pattern } from '../node/content/data/wording';
export { defineContent } from '../node/content/define-content';
export { asKey, field } from '../node/content/doc-field';
export { text } from '../node/content/yaml-types';
export type { Diagnostic } from '../src/shared/content-tree';
