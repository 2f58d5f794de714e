/** What the client takes of the engine. */
export type { SearchClient } from '../../../src/search/model/client';
export type { Filter, SearchQuery } from '../../../src/search/model/query';
export { withAgent } from '../../../src/search/providers/agent';
export type { ProviderDescriptor, SearchService } from '../../../src/search/providers/descriptor';
export { postWithFailover } from '../../../src/search/providers/failover';
export { HostStates } from '../../../src/search/providers/hosts';
export { searchableFields } from '../../../src/search/providers/index-fields';
export { isObject, markEnd, markStart, readHit, readResults } from '../../../src/search/providers/read-hit';
export type { ServiceMarks, ServiceResult } from '../../../src/search/providers/read-hit';
export { areaAttribute, hierarchyLevels } from '../../../src/shared/search-record';
