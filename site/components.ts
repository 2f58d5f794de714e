/** Components for writers that only this site has; only pages that use them load their code. */
export { NewChanges } from './changelog/NewChanges';
export { MeasureGroups } from './facts/MeasureGroups';
export { MeasureTable } from './facts/MeasureTable';
