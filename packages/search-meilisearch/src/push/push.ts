import { Meilisearch } from 'meilisearch';
import type { EnqueuedTaskPromise } from 'meilisearch';
import { areaAttribute, batchSize, filterFields, searchableFields, searchLimits } from './engine';
import type { Push } from './engine';

const settings = {
  searchableAttributes: searchableFields,
  filterableAttributes: [areaAttribute, ...filterFields],
  sortableAttributes: ['weight.pageRank', 'weight.level', 'weight.position'],
  displayedAttributes: ['objectID', 'url', 'url_without_anchor', 'anchor', 'type', 'hierarchy', 'content'],
  rankingRules: [
    'words',
    'typo',
    'proximity',
    'attribute',
    'sort',
    'exactness',
    'weight.pageRank:desc',
    'weight.level:desc',
    'weight.position:asc',
  ],
  typoTolerance: { minWordSizeForTypos: { oneTypo: 3, twoTypos: 7 } },
};

export const push: Push = async ({ key, index, hosts: [host = ''] }, { records, synonyms, report }) => {
  const client = new Meilisearch({ host, apiKey: key, timeout: searchLimits.timeouts.write });
  const temporary = `${index}_tmp_${Date.now()}`;
  try {
    await finish(client.createIndex(temporary, { primaryKey: 'objectID' }));
    report(`Settings of ${index}`);
    await finish(client.index(temporary).updateSettings({ ...settings, synonyms: toSynonyms(synonyms) }));
    for (let start = 0; start < records.length; start += batchSize) {
      const batch = records.slice(start, start + batchSize);
      await finish(client.index(temporary).addDocuments(batch.map((record) => ({ ...record }))));
      report(`${start + batch.length} of ${records.length} records`);
    }
    // A swap needs both indexes to exist, which is not yet so on the first push.
    await client.createIndex(index, { primaryKey: 'objectID' }).waitTask();
    await finish(client.swapIndexes([{ indexes: [index, temporary], rename: false }]));
  } finally {
    await client.deleteIndexIfExists(temporary);
  }
};

async function finish(enqueued: EnqueuedTaskPromise): Promise<void> {
  const { status, error } = await enqueued.waitTask();
  if (status !== 'succeeded') throw new Error(`The server rejected a task: ${error?.message ?? status}`);
}

/** Maps each word to the other words of its list. */
function toSynonyms(synonyms: readonly string[][]): Record<string, string[]> {
  return Object.fromEntries(
    synonyms.flatMap((words) => words.map((word) => [word, words.filter((other) => other !== word)])),
  );
}
