import { createHash } from 'node:crypto';
import { docsVersion, locale } from '../../src/shared/constants';
import { searchFilesVersion, simpleAnchor } from '../../src/shared/search-record';
import type {
  SearchManifest,
  SearchRecord,
  SearchShard,
  SearchTitles,
  TitleEntry,
  TitlePage,
} from '../../src/shared/search-record';

/** A text file is closed when it holds so many characters: about 50 kB compressed. */
const shardCharacters = 150_000;

export interface SearchFile {
  /** Relative to the output folder. */
  name: string;
  content: string;
}

/** Makes the files that the browser searches from all records, in document order (search.md 3.1). */
export function makeIndexFiles(records: readonly SearchRecord[], synonyms: string[][]): SearchFile[] {
  const titles = hashedFile('titles', JSON.stringify(makeTitles(records, synonyms)));
  const shards = makeShards(records).map(({ from, texts }, index) => ({
    from,
    file: hashedFile(`c${index}`, JSON.stringify(texts)),
  }));
  const manifest: SearchManifest = {
    v: searchFilesVersion,
    records: records.length,
    titles: titles.name,
    shards: shards.map(({ from, file }) => ({ from, file: file.name })),
  };
  return [{ name: 'manifest.json', content: JSON.stringify(manifest) }, titles, ...shards.map(({ file }) => file)].map(
    ({ name, content }) => ({ name: `search/${name}`, content }),
  );
}

/** The content is in the name, so hosts may keep the file for ever. */
function hashedFile(name: string, content: string): SearchFile {
  return { name: `${name}.${createHash('sha1').update(content).digest('hex').slice(0, 16)}.json`, content };
}

function makeTitles(records: readonly SearchRecord[], synonyms: string[][]): SearchTitles {
  const areas = new Map<string, number>();
  const tags = new Map<string, number>();
  const indexIn = (map: Map<string, number>, value: string): number => {
    const index = map.get(value) ?? map.size;
    map.set(value, index);
    return index;
  };
  const pages: TitlePage[] = [];
  let headings: TitleEntry[] = [];
  for (const {
    type,
    url_without_anchor: path,
    hierarchy,
    anchor,
    description,
    keywords,
    weight,
    docusaurus_tag: tag,
  } of records) {
    if (type === 'lvl1') {
      headings = [];
      const area = indexIn(areas, hierarchy.lvl0);
      pages.push([
        path,
        area,
        hierarchy.lvl1,
        indexIn(tags, tag),
        headings,
        description ?? '',
        weight.pageRank,
        keywords.join(' '),
      ]);
    } else if (type === 'content') {
      headings.push([0, '']);
    } else {
      const text = hierarchy[type] ?? '';
      const level = Number(type.slice(3));
      headings.push(anchor === simpleAnchor(text) ? [level, text] : [level, text, anchor ?? '']);
    }
  }
  return {
    v: searchFilesVersion,
    language: locale.language,
    version: docsVersion.name,
    areas: [...areas.keys()],
    tags: [...tags.keys()],
    synonyms,
    pages,
  };
}

/** Cuts between pages, so that a changed page changes one file. */
function makeShards(records: readonly SearchRecord[]): { from: number; texts: SearchShard }[] {
  const shards: { from: number; texts: SearchShard }[] = [];
  let size = Infinity;
  for (const [index, { type, content }] of records.entries()) {
    if (size >= shardCharacters && type === 'lvl1') {
      shards.push({ from: index, texts: [] });
      size = 0;
    }
    shards.at(-1)?.texts.push(content ?? '');
    size += content?.length ?? 0;
  }
  return shards;
}
