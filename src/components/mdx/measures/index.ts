export { MeasureGroups } from './MeasureGroups';
export { MeasureTable } from './MeasureTable';
