import type { SearchVariables } from '../../shared/search-settings';
import type { SearchClient } from '../model/client';

/** The search service of a build. What a provider does not ask for is empty. */
export interface SearchService {
  /** Name of the provider. */
  provider: string;
  index: string;
  appId: string;
  /** Search-only key: it is part of every page. */
  key: string;
  /** Addresses with scheme and without final slash. */
  hosts: readonly string[];
}

/** What the site and its build know of a provider. Pure: the build reads it too. */
export interface ProviderDescriptor {
  name: string;
  requiredVariables: readonly (keyof SearchVariables)[];
  /** Hosts that the security policy has to allow. */
  hosts: (service: SearchService) => readonly string[];
  /** Shown below results, where the service asks for it. */
  label?: { text: string; url: string };
  /** Loads the code that asks the service; without it the site searches by itself. */
  createClient?: (service: SearchService) => Promise<SearchClient>;
}
