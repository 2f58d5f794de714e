import { IndexFiles } from '../../../node/publish/search/index-files';
import type { SearchFile } from '../../../node/publish/search/index-files';
import type { SearchDefinition, SearchRecord } from '../../../src/shared/search-record';

/** The files that a build makes of these records, in document order. */
export function makeIndexFiles(
  records: Iterable<SearchRecord>,
  synonyms: string[][],
  definitions?: readonly SearchDefinition[],
): SearchFile[] {
  const index = new IndexFiles(synonyms);
  return [...Array.from(records).flatMap((record) => index.add(record)), ...index.finish(definitions)];
}
