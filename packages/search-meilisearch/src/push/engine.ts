/** What the push takes of the engine; apart from the client's list, because readers load that one. */
export { filterFields, searchableFields } from '../../../../src/search/providers/index-fields';
export { batchSize } from '../../../../src/search/providers/push';
export type { Push } from '../../../../src/search/providers/push';
export { searchLimits } from '../../../../src/shared/constants';
export { areaAttribute } from '../../../../src/shared/search-record';
