/** `help-portal/search`: what `site/search.ts` is made with. */
export { defineSearch } from '../src/shared/define-site';
export type { ProviderDescriptor } from '../src/search/providers/descriptor';
export type { SearchSettings } from '../src/shared/site-definition';
