import type { SearchVariables } from '../../shared/search-settings';
import type { SearchRecord } from '../../shared/search-record';
import { embeddedProvider } from '../provider-name';
import type { SearchService } from './descriptor';
import { hostedNames, orList, readService } from './index';

/** What `npm run search:push` sends to a service. */
export interface PushedIndex {
  records: readonly SearchRecord[];
  /** Words that mean the same; each list is one meaning. */
  synonyms: readonly string[][];
  /** Told of each step in a line. */
  report: (line: string) => void;
}

/**
 * Replaces the index of a service: settings, synonyms and records. Readers search the old one until the new one is
 * complete. `key` of the service is the one that can write. Each provider but the embedded one exports one as `push`
 * from its `push.ts`.
 */
export type Push = (service: SearchService, index: PushedIndex) => Promise<void>;

/** Records that are sent in one request. */
export const batchSize = 1000;

/** Fields of records by which hits are filtered or counted, besides their area. */
export const filterFields = ['type', 'lang', 'language', 'version', 'docusaurus_tag'] as const;

/** Reads which service to push to, with `SEARCH_WRITE_KEY` in place of the key of the pages. */
export function readPushTarget(variables: SearchVariables & Record<string, string | undefined>): SearchService {
  const service = readService(variables, 'SEARCH_WRITE_KEY');
  if (service.provider === embeddedProvider)
    throw new Error(`GATSBY_SEARCH_PROVIDER names no service to push to. Expected ${orList(hostedNames)}.`);
  const exposed = Object.keys(variables).find(
    (name) => name.startsWith('GATSBY_') && variables[name]?.trim() === service.key,
  );
  if (exposed) {
    throw new Error(
      `SEARCH_WRITE_KEY has the value of ${exposed}, which is part of every page. Expected a key of its own that can write.`,
    );
  }
  return service;
}
