import { createHash } from 'node:crypto';
import { mainArea } from '../../../src/shared/areas';
import { locale } from '../../../src/shared/constants';
import { searchFilesVersion, simpleAnchor, textEnd } from '../../../src/shared/search-record';
import type {
  SearchDefinition,
  SearchManifest,
  SearchRecord,
  SearchShard,
  SearchTitles,
  TitleEntry,
  TitlePage,
} from '../../../src/shared/search-record';

/** Number of characters after which a shard is closed: about 50 kB compressed. */
const shardCharacters = 150_000;

export interface SearchFile {
  /** Relative to the output folder. */
  name: string;
  content: string;
}

/**
 * Builds the files that the browser searches, record by record in document order. Each is returned as soon as it is
 * complete, so that few records are in memory.
 */
export class IndexFiles {
  private readonly areas = new ValueIndex();
  private readonly tags = new ValueIndex();
  private readonly pages: TitlePage[] = [];
  private headings: TitleEntry[] = [];
  private readonly shards: SearchManifest['shards'] = [];
  private texts: SearchShard = [];
  private size = 0;
  private count = 0;

  constructor(private readonly synonyms: string[][]) {}

  /** Adds the next record and returns the files that it completes. */
  add(record: SearchRecord): SearchFile[] {
    // Split between pages, so that a changed page changes one file.
    const closed = record.type === 'lvl1' && this.size >= shardCharacters ? [this.closeShard()] : [];
    const parts = [record.content ?? '', record.extras ?? '', ...record.questions];
    while (parts.at(-1) === '') parts.pop();
    const text = parts.join(textEnd);
    this.texts.push(text);
    this.size += text.length;
    this.count += 1;
    this.addTitle(record);
    return closed;
  }

  /** Returns the remaining files. */
  finish(definitions: readonly SearchDefinition[] = []): SearchFile[] {
    const last = this.texts.length > 0 ? [this.closeShard()] : [];
    const titles = hashedFile('titles', JSON.stringify(this.titles()));
    const defined = hashedFile('definitions', JSON.stringify(definitions));
    const manifest: SearchManifest = {
      v: searchFilesVersion,
      records: this.count,
      titles: titles.name,
      shards: this.shards,
      definitions: defined.name,
    };
    const first = { name: 'manifest.json', content: JSON.stringify(manifest) };
    return [...last, ...[titles, defined, first].map(inFolder)];
  }

  private closeShard(): SearchFile {
    const file = hashedFile(`c${this.shards.length}`, JSON.stringify(this.texts));
    this.shards.push({ from: this.count - this.texts.length, file: file.name });
    this.texts = [];
    this.size = 0;
    return inFolder(file);
  }

  private titles(): SearchTitles {
    return {
      v: searchFilesVersion,
      language: locale.language,
      version: mainArea.version.name,
      areas: this.areas.list,
      tags: this.tags.list,
      synonyms: this.synonyms,
      pages: this.pages,
    };
  }

  private addTitle(record: SearchRecord): void {
    const { type, url_without_anchor: path, hierarchy, anchor, description, keywords, weight } = record;
    if (type === 'lvl1') {
      this.headings = [];
      this.pages.push([
        path,
        this.areas.of(hierarchy.lvl0),
        hierarchy.lvl1,
        this.tags.of(record.docusaurus_tag),
        this.headings,
        description ?? '',
        weight.pageRank,
        keywords.join(' '),
      ]);
    } else if (type === 'content') {
      this.headings.push([0, '']);
    } else {
      const text = hierarchy[type] ?? '';
      const level = Number(type.slice(3));
      this.headings.push(anchor === simpleAnchor(text) ? [level, text] : [level, text, anchor ?? '']);
    }
  }
}

/** Numbers values in order of first appearance. */
class ValueIndex {
  private readonly places = new Map<string, number>();

  of(value: string): number {
    const place = this.places.get(value) ?? this.places.size;
    this.places.set(value, place);
    return place;
  }

  get list(): string[] {
    return [...this.places.keys()];
  }
}

const inFolder = ({ name, content }: SearchFile): SearchFile => ({ name: `search/${name}`, content });

/** The name contains a digest of the content, so hosts may cache the file forever. */
function hashedFile(name: string, content: string): SearchFile {
  return { name: `${name}.${createHash('sha1').update(content).digest('hex').slice(0, 16)}.json`, content };
}
