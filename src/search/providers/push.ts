import type { SearchVariables } from '../../shared/search-variables';
import type { SearchRecord } from '../../shared/search-record';
import type { SearchService } from './descriptor';
import { hostedNames, orList, providerOf, readService } from './index';

/** What `npm run search:push` uploads. */
export interface PushedIndex {
  records: readonly SearchRecord[];
  /** Each list holds words with the same meaning. */
  synonyms: readonly string[][];
  /** Receives one progress line per step. */
  report: (line: string) => void;
}

/**
 * Replaces a service's index: settings, synonyms and records. Readers search the old index until the new one is
 * complete. `service.key` must be able to write. The `pushModule` of every hosted provider exports one as `push`.
 */
export type Push = (service: SearchService, index: PushedIndex) => Promise<void>;

/** Records per request. */
export const batchSize = 1000;

/**
 * Reads the service to push to, with `SEARCH_WRITE_KEY` as its key, and where the code for it is. Throws if that key is
 * also part of the pages.
 */
export function readPushTarget(variables: SearchVariables & Record<string, string | undefined>): {
  service: SearchService;
  pushModule: string;
} {
  const service = readService(variables, 'SEARCH_WRITE_KEY');
  const { pushModule } = providerOf(service.provider);
  if (pushModule === undefined)
    throw new Error(`GATSBY_SEARCH_PROVIDER names no service to push to. Expected ${orList(hostedNames)}.`);
  const exposed = Object.keys(variables).find(
    (name) => name.startsWith('GATSBY_') && variables[name]?.trim() === service.key,
  );
  if (exposed) {
    throw new Error(
      `SEARCH_WRITE_KEY has the value of ${exposed}, which is part of every page. Expected a key of its own that can write.`,
    );
  }
  return { service, pushModule };
}
