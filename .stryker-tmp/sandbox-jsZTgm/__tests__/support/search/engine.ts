import { makeIndexFiles } from './index-files';
import type { SearchDefinition, SearchManifest, SearchRecord, SearchTitles } from '../../../src/shared/search-record';
import { SearchEngine } from '../../../src/search/engine/engine';
import type { Filter, SearchQuery } from '../../../src/search/model/query';

export function makeFiles(
  records: readonly SearchRecord[],
  synonyms: string[][] = [],
  definitions: readonly SearchDefinition[] = [],
) {
  const made = makeIndexFiles(records, synonyms, definitions);
  const files = new Map(made.map(({ name, content }) => [name.slice('search/'.length), content]));
  const read = (name: string): unknown => JSON.parse(files.get(name) ?? 'null');
  const manifest = read('manifest.json') as SearchManifest;
  return { files, manifest, titles: read(manifest.titles) as SearchTitles, read };
}

/** An engine that knows everything, or titles only. */
export function makeEngine(
  records: readonly SearchRecord[],
  synonyms: string[][] = [],
  withTexts = true,
): SearchEngine {
  const { manifest, titles, read } = makeFiles(records, synonyms);
  const engine = new SearchEngine(titles);
  Array.from(engine.indexPages());
  Array.from(engine.indexHeadings());
  if (withTexts) {
    for (const { from, file } of manifest.shards) engine.addTexts(from, read(file) as string[]);
    Array.from(engine.indexTexts());
  }
  return engine;
}

export function makeQuery(text: string, change: Partial<SearchQuery> = {}): SearchQuery {
  return {
    text,
    index: 'docs',
    page: 0,
    hitsPerPage: 20,
    snippetWords: 10,
    filters: [],
    countsAreas: false,
    ...change,
  };
}

/** `attribute:value`, or several of one attribute of which one must hold, as filters of a query. */
export function filtersOf(...filters: (string | string[])[]): Filter[] {
  return filters.map((filter) => {
    const pairs = [filter].flat().map((pair) => /^([^:]*):(.*)$/s.exec(pair) ?? []);
    return { attribute: pairs[0]?.[1] ?? '', values: pairs.map(([, , value = '']) => value) };
  });
}
