import type { SearchRecord } from '../../../src/shared/search-record';
import type { SidebarItem } from '../../../src/shared/sidebar';
import { areaOfPath, areas, mainArea } from '../../../src/shared/areas';
import { withoutSlash } from '../../../src/shared/paths';
import { runQuery } from '../../base/query';
import type { Graphql } from '../../base/query';
import { outputFiles } from '../output-files';
import type { OutputWriter } from '../output-writer';
import type { SitePage } from '../site-pages';
import { content } from '../../content/site-content';
import { assignAreas } from './search-areas';
import { makeDefinitions } from './definitions';
import type { DefinedName } from './definitions';
import { IndexFiles } from './index-files';
import type { PageSection, PageText } from '../../reading/page-text';
import { rankOf } from './rank';
import { makeRecords } from './records';
import type { SearchPage } from './records';
import { readSynonyms } from '../../content/data/synonyms';

export interface SearchIndexInput {
  writer: Pick<OutputWriter, 'write' | 'append'>;
  pages: readonly SitePage[];
  pathPrefix: string;
  siteUrl: string;
  /** The sidebars, whose entries name the search areas. */
  sidebar: readonly SidebarItem[];
  /** Entries of the data files. */
  defined: readonly DefinedName[];
}

const sidebarQuery = /* GraphQL */ `
  query Sidebars {
    allSidebar {
      nodes {
        area
        items
      }
    }
  }
`;

/** Queries the sidebars of all areas, concatenated. */
export async function querySidebars(graphql: Graphql): Promise<SidebarItem[]> {
  const { allSidebar } = await runQuery<Queries.SidebarsQuery>(graphql, sidebarQuery);
  const itemsOf = (name: string): unknown => allSidebar.nodes.find(({ area }) => area === name)?.items ?? [];
  return areas.flatMap(({ name }) => itemsOf(name) as SidebarItem[]);
}

/**
 * Writes the search files: for the browser a manifest, the titles and the text in shards; for search services all
 * records with absolute URLs. Takes one page at a time, so that few are in memory.
 */
export class SearchIndex {
  /** All pages in reading order, in which they must be added so that neighbours share a shard. */
  readonly order: readonly SitePage[];
  private readonly areas: ReadonlyMap<string, string>;
  private readonly byPath: ReadonlyMap<string, SitePage>;
  private readonly synonyms = readSynonyms();
  private readonly files = new IndexFiles(this.synonyms);
  private readonly searched = new Map<string, { path: string; title: string }>();
  private isEmpty = true;

  constructor(private readonly input: SearchIndexInput) {
    const { pages, sidebar } = input;
    this.areas = assignAreas(sidebar);
    this.byPath = new Map(pages.map((page) => [page.path, page]));
    const order = new Map([...this.areas.keys()].map((key, index) => [key, index]));
    const position = ({ path: page }: SitePage): number => order.get(withoutSlash(page)) ?? order.size;
    this.order = [...pages].sort((a, b) => position(a) - position(b) || a.path.localeCompare(b.path, 'en'));
  }

  /** Adds a page unless it must not be searched. */
  add(route: string, text: PageText | null): void {
    const page = this.byPath.get(route);
    const searched = page && !page.isHidden ? makeSearchPage(page, text, this.areas) : null;
    if (!searched) return;
    this.searched.set(withoutSlash(route), { path: route, title: searched.text.title });
    const { writer, pathPrefix, siteUrl } = this.input;
    const records = makeRecords(searched, pathPrefix);
    for (const { name, content } of records.flatMap((record) => this.files.add(record))) writer.write(name, content);
    for (const record of records) {
      writer.append(
        outputFiles.searchRecords,
        `${this.isEmpty ? '[' : ','}${JSON.stringify(withOrigin(record, siteUrl))}`,
      );
      this.isEmpty = false;
    }
  }

  /** Writes the remaining files. */
  finish(): void {
    const { writer, defined, pathPrefix } = this.input;
    const definitions = makeDefinitions(defined, this.synonyms, this.searched, pathPrefix);
    for (const { name, content } of this.files.finish(definitions)) writer.write(name, content);
    writer.append(outputFiles.searchRecords, this.isEmpty ? '[]\n' : ']\n');
  }
}

function makeSearchPage(page: SitePage, text: PageText | null, labels: ReadonlyMap<string, string>): SearchPage | null {
  if (text === null || text.isNoindex || areaOfPath(page.path)?.isInSearch === false) return null;
  const sections = usefulSections(page, text);
  if (sections.every(({ level, blocks, extras }) => level === 1 && blocks.length + extras.length === 0)) return null;
  const area = labels.get(withoutSlash(page.path)) ?? (areaOfPath(page.path) ?? mainArea).label;
  const description = isRepeated(text.description, sections) ? null : text.description;
  const { path, questions = [] } = page;
  return { path, area, rank: rankOf(page), text: { ...text, sections, description }, questions };
}

function usefulSections({ kind }: SitePage, { sections }: PageText): PageSection[] {
  // After its introduction a listing repeats its children's descriptions.
  if (kind === 'category') return sections.slice(0, 1);
  return sections.filter(({ heading }) => !content.linkSections.includes(heading));
}

/** A listing's introduction is its description, so one of them is enough. */
function isRepeated(description: string | null, [first]: readonly PageSection[]): boolean {
  return description !== null && first?.blocks[0] === description;
}

function withOrigin(record: SearchRecord, siteUrl: string): SearchRecord {
  return { ...record, url: siteUrl + record.url, url_without_anchor: siteUrl + record.url_without_anchor };
}
