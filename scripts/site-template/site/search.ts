import type { ProviderDescriptor, SearchSettings } from 'help-portal/search';

/** What search suggests, and how much it shows. Each field is explained in `src/shared/site-definition.ts`. */
export const search: SearchSettings = {
  resultsPerGroup: 5,
  resultsPerPage: 3,
  questionLength: 512,
  remembers: true,
  popularPages: [],
  sampleQuestions: [],
  popularQueries: [],
  missingResultsUrl: null,
  filters: [],
  externalUrls: null,
};

/** Search services that this site may use besides its own index and Algolia, each from a package `search-…`. */
export const providers: readonly ProviderDescriptor[] = [];
