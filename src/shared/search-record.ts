import type { DocSearchHit, StoredDocSearchHit } from '@docsearch/react';

/** Search records, one per heading with the text below it, and the files of the search index. */

export const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof hierarchyLevels)[number];

/** Attribute of a record that holds its area; used by filters and counts. */
export const areaAttribute = 'hierarchy.lvl0';

/** Area, page title, then the headings above the record. Plain text, never HTML. */
export type SearchHierarchy = DocSearchHit['hierarchy'];

/** `lvl1` is a page, `lvl2`…`lvl6` a heading, `content` the rest of a text that is too long for one record. */
export type SearchRecordType = Exclude<DocSearchHit['type'], 'lvl0' | 'askAI'>;

/**
 * A record in DocSearch's format, as hosted and self-hosted services store it. `objectID` is stable across builds as
 * long as the heading's URL is; `content` has paragraphs, list items and table rows, separated by line breaks, and the
 * marks of `blockMarks`.
 */
export interface SearchRecord extends Omit<StoredDocSearchHit, 'query' | 'type'> {
  type: SearchRecordType;
  /** Pages only: the page's description, and further words that readers may use for it. */
  description: string | null;
  keywords: string[];
  /** What stands beside the prose, in lines: code, captions, texts of drawings, alternatives of images. Null for none. */
  extras: string | null;
  /** Questions that the page or section answers, in the words of readers who do not know its terms. */
  questions: readonly string[];
  weight: { pageRank: number; level: number; position: number };
  lang: string;
  language: string;
  version: string;
  docusaurus_tag: string;
}

/**
 * What blocks of a record's text begin with: items of lists, steps (items of numbered lists) and the row of a table that
 * names its columns; and what is between the cells of a row. Signs, because words would be found.
 */
export const blockMarks = { item: '• ', step: '▸ ', head: '| ', cell: ' | ' } as const;

/** Returns a text of a record as it is read in a line, without these marks. */
export function withoutMarks(text: string): string {
  return text.replace(/^[•▸|] /gm, '').replaceAll(blockMarks.cell, ' · ');
}

/** Format version of the files below; the worker rejects files of another version. */
export const searchFilesVersion = 2;

/** Path of the manifest, without base path. */
export const manifestPath = '/search/manifest.json';

/** `search/manifest.json`: the only file with a fixed name. */
export interface SearchManifest {
  v: number;
  records: number;
  /** File name. */
  titles: string;
  /** Shards in document order; `from` is the index of the first record. */
  shards: { from: number; file: string }[];
  /** File name; absent in older indexes. */
  definitions?: string;
}

/** An entry of `search/definitions.<hash>.json`, for questions such as `What is a chargeback?`. */
export interface SearchDefinition {
  /** The term as displayed, then its synonyms. */
  names: string[];
  text: string;
  /** URL, with the site's base path, and title of the page with the details. */
  url: string;
  title: string;
}

/**
 * A heading: level, text, and its anchor unless that is `simpleAnchor(text)`. Level 0 has no text; it continues the
 * previous record.
 */
export type TitleEntry = [level: number, text: string] | [level: number, text: string, anchor: string];

/** A page. `path` includes the site's base path; `area` and `tag` are indexes into the lists of `SearchTitles`. */
export type TitlePage = [
  path: string,
  area: number,
  title: string,
  tag: number,
  headings: TitleEntry[],
  description: string,
  /** Negative for pages that rank below others. */
  rank: number,
  keywords: string,
];

/**
 * `search/titles.<hash>.json`: everything but the texts. Record 0 is the first page, 1 its first heading, and so on.
 */
export interface SearchTitles {
  v: number;
  language: string;
  version: string;
  /** Areas, `lvl0` of the records. */
  areas: string[];
  /** Values of `docusaurus_tag`. */
  tags: string[];
  /** Each list holds words with the same meaning. */
  synonyms: string[][];
  pages: TitlePage[];
}

/** `search/c<n>.<hash>.json`: texts of consecutive records: prose, what is beside it, and questions, after `textEnd` each. */
export type SearchShard = string[];

/** Separates the parts of a record's text in a shard; never part of one. Those at the end are left out. */
export const textEnd = '\f';

/** Returns the anchor that most headings have; the titles file omits it and the worker restores it. */
export function simpleAnchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replaceAll(' ', '-');
}
