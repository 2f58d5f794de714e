import type { SearchSettings } from '../src/shared/site-definition';

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
