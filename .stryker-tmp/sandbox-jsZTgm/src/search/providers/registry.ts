/** All providers. A new one needs a folder and a line here. */
export { embedded } from './embedded/descriptor';
export { algolia } from './algolia/descriptor';
export { meilisearch } from './meilisearch/descriptor';
export { typesense } from './typesense/descriptor';
