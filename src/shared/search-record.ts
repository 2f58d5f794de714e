/** What is searched: one record per heading with the text below it, and the files that carry the records. */

export const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof hierarchyLevels)[number];

/** Where a record has the area that it belongs to: filters and counts name it. */
export const areaAttribute = 'hierarchy.lvl0';

/** Area, page title, then the headings that lead to the record. Plain text, never HTML. */
export type SearchHierarchy = Record<'lvl0' | 'lvl1', string> &
  Record<Exclude<HierarchyLevel, 'lvl0' | 'lvl1'>, string | null>;

/** `lvl1` is a page, `lvl2`…`lvl6` a heading, `content` the rest of a text that was too long for one record. */
export type SearchRecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** A record as hosted and self-hosted engines store it: the shape of DocSearch. */
export interface SearchRecord {
  /** The same in every build as long as the address of the heading is. */
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: SearchRecordType;
  hierarchy: SearchHierarchy;
  /** Paragraphs, list items and table rows, separated by line breaks. */
  content: string | null;
  /** Of pages only: which question the page answers, and words that a reader may use for it. */
  description: string | null;
  keywords: string[];
  /** Of pages only: what the page answers, in the words of readers who do not know its terms. */
  questions: readonly string[];
  weight: { pageRank: number; level: number; position: number };
  lang: string;
  language: string;
  version: string;
  docusaurus_tag: string;
}

/** Changes with the format of the files below; a worker that finds another one says so instead of guessing. */
export const searchFilesVersion = 1;

/** `search/manifest.json`: the only file with a fixed name. */
export interface SearchManifest {
  v: number;
  records: number;
  /** Name of the titles file. */
  titles: string;
  /** Text files in document order; `from` is the index of their first record. */
  shards: { from: number; file: string }[];
  /** Name of the definitions file; an older index has none. */
  definitions?: string;
}

/** What something is, for questions such as `What is a chargeback?`: an entry of `search/definitions.<hash>.json`. */
export interface SearchDefinition {
  /** Its own name as readers see it, then words that mean the same. */
  names: string[];
  text: string;
  /** The page that says more: path with base path, title. */
  url: string;
  title: string;
}

/**
 * A heading of a page: level, text, and its anchor where that is not `simpleAnchor(text)`. Level 0 has no text of its own:
 * it continues the record before it.
 */
export type TitleEntry = [level: number, text: string] | [level: number, text: string, anchor: string];

/** A page: path with base path, index of its area, title, index of its tag, headings, description, rank, keywords. */
export type TitlePage = [
  path: string,
  area: number,
  title: string,
  tag: number,
  headings: TitleEntry[],
  description: string,
  /** Below 0: others come first. */
  rank: number,
  keywords: string,
];

/** `search/titles.<hash>.json`: everything except the text. Record 0 is the first page, 1 its first heading, and so on. */
export interface SearchTitles {
  v: number;
  language: string;
  version: string;
  /** Areas: `lvl0` of the records. */
  areas: string[];
  /** Values of `docusaurus_tag`. */
  tags: string[];
  /** Words that mean the same; each list is one meaning. */
  synonyms: string[][];
  pages: TitlePage[];
}

/** `search/c<n>.<hash>.json`: the text of consecutive records; behind that of a page its questions, by `textEnd`. */
export type SearchShard = string[];

/** Stands in a shard between the text of a page and the questions that it answers; no text has it. */
export const textEnd = '\f';

/** The anchor that most headings have: what the build leaves out of the titles and the worker adds again. */
export function simpleAnchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replaceAll(' ', '-');
}
