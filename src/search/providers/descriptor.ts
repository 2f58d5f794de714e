import type { SearchVariables } from '../../shared/search-variables';
import type { SearchClient } from '../model/client';

/** The search service that a build is configured for. Settings that the provider does not use are empty. */
export interface SearchService {
  /** Provider name. */
  provider: string;
  index: string;
  appId: string;
  /** Must be a search-only key, because it is part of every page. */
  key: string;
  /** URLs with a scheme and without a trailing slash. */
  hosts: readonly string[];
}

/** Describes a provider to the site and to the build; must not depend on either. */
export interface ProviderDescriptor {
  name: string;
  requiredVariables: readonly (keyof SearchVariables)[];
  /** Hosts that the Content-Security-Policy must allow. */
  hosts: (service: SearchService) => readonly string[];
  /** Attribution shown below results, if the service requires one. */
  label?: { text: string; url: string };
  /** The module that exports `push` (see `push.ts`), as the site would import it; absent for the embedded provider. */
  pushModule?: string;
  /** Loads the client code; absent for the embedded provider. */
  createClient?: (service: SearchService) => Promise<SearchClient>;
}
