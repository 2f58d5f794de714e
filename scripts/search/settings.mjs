/** Settings of the search index, for each engine: what a DocSearch index has, plus areas as facets. */

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);
const facets = ['hierarchy.lvl0', 'type', 'lang', 'language', 'version', 'docusaurus_tag'];

/** @param {string[][]} synonyms */
export function algoliaSettings(synonyms) {
  return {
    settings: {
      searchableAttributes: [
        ...levels.slice(1).map((level) => `unordered(${level})`),
        'unordered(keywords)',
        'unordered(questions)',
        'unordered(description)',
        'content',
        'unordered(hierarchy.lvl0)',
      ],
      attributesForFaceting: facets,
      attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:10'],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      distinct: true,
      attributeForDistinct: 'url',
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      minWordSizefor1Typo: 3,
      minWordSizefor2Typos: 7,
      allowTyposOnNumericTokens: false,
      minProximity: 1,
      ignorePlurals: true,
      advancedSyntax: true,
      removeWordsIfNoResults: /** @type {const} */ ('allOptional'),
    },
    synonyms: synonyms.map((words, index) => ({
      objectID: `site-${index}`,
      type: /** @type {const} */ ('synonym'),
      synonyms: words,
    })),
  };
}

/** @param {string[][]} synonyms */
export function meilisearchSettings(synonyms) {
  return {
    searchableAttributes: [...levels.slice(1), 'keywords', 'questions', 'description', 'content', 'hierarchy.lvl0'],
    filterableAttributes: facets,
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
    synonyms: Object.fromEntries(
      synonyms.flatMap((words) => words.map((word) => [word, words.filter((other) => other !== word)])),
    ),
  };
}

/** @param {string} name */
export function typesenseSchema(name) {
  const text = (/** @type {string} */ field, more = {}) => ({
    name: field,
    type: /** @type {const} */ ('string'),
    ...more,
  });
  return {
    name,
    enable_nested_fields: true,
    token_separators: ['_', '-', '/'],
    fields: [
      ...levels.map((level) => text(level, { optional: level > 'hierarchy.lvl1', facet: level === 'hierarchy.lvl0' })),
      text('content', { optional: true }),
      text('description', { optional: true }),
      { name: 'keywords', type: /** @type {const} */ ('string[]'), optional: true },
      { name: 'questions', type: /** @type {const} */ ('string[]'), optional: true },
      text('url_without_anchor', { facet: true }),
      ...facets.slice(1).map((field) => text(field, { facet: true })),
      { name: 'weight.pageRank', type: /** @type {const} */ ('int32') },
      { name: 'weight.level', type: /** @type {const} */ ('int32') },
      { name: 'weight.position', type: /** @type {const} */ ('int32') },
    ],
  };
}
