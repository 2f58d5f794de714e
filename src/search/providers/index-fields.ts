import { areaAttribute, hierarchyLevels } from '../../shared/search-record';

/** Fields of records that every service searches, most important first. */
export const searchableFields = [
  ...hierarchyLevels.slice(1).map((level) => `hierarchy.${level}`),
  'keywords',
  'questions',
  'description',
  'content',
  areaAttribute,
  'extras',
];

/** Fields of records by which hits are filtered or counted, besides their area. */
export const filterFields = ['type', 'lang', 'language', 'version', 'docusaurus_tag'] as const;
