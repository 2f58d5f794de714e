import { algoliasearch } from 'algoliasearch';
import type { IndexSettings } from 'algoliasearch';
import { searchSettings } from '../../../shared/site-search';
import { areaAttribute } from '../../../shared/search-record';
import { filterFields, searchableFields } from '../index-fields';
import { batchSize } from '../push';
import type { Push } from '../push';
import { toHost } from './hosts';

/** DocSearch's index settings, plus areas to filter by. */
const settings: IndexSettings = {
  // Only in the text does it matter how early a word comes.
  searchableAttributes: searchableFields.map((field) => (field === 'content' ? field : `unordered(${field})`)),
  attributesForFaceting: [areaAttribute, ...filterFields],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  distinct: searchSettings.resultsPerPage,
  attributeForDistinct: 'url_without_anchor',
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
};

export const push: Push = async ({ appId, key, index, hosts }, { records, synonyms, report }) => {
  const client = algoliasearch(appId, key, hosts.length === 0 ? {} : { hosts: hosts.map(toHost) });
  report(`Settings of ${index}`);
  const { taskID } = await client.setSettings({ indexName: index, indexSettings: settings });
  await client.waitForTask({ indexName: index, taskID });
  if (synonyms.length > 0) {
    const saved = await client.saveSynonyms({
      indexName: index,
      synonymHit: synonyms.map((words, number) => ({ objectID: `site-${number}`, type: 'synonym', synonyms: words })),
      replaceExistingSynonyms: true,
    });
    await client.waitForTask({ indexName: index, taskID: saved.taskID });
  }
  report(`${records.length} records in batches of ${batchSize}`);
  // Uploads into a temporary index with the same settings, then swaps it in.
  await client.replaceAllObjects({ indexName: index, objects: records.map((record) => ({ ...record })), batchSize });
};
