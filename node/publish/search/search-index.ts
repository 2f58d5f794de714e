import type { SearchRecord } from '../../../src/shared/search-record';
import type { SidebarItem } from '../../../src/shared/sidebar';
import { areaOfPath, areas, docsArea } from '../../../src/shared/areas';
import { withoutSlash } from '../../../src/shared/paths';
import { runQuery } from '../../base/query';
import type { Graphql } from '../../base/query';
import type { OutputWriter } from '../output-writer';
import type { SitePage } from '../site-pages';
import { assignAreas } from './search-areas';
import { makeDefinitions } from './definitions';
import type { Defined } from './definitions';
import { IndexFiles } from './index-files';
import type { PageSection, PageText } from './page-text';
import { rankOf } from './rank';
import { makeRecords } from './records';
import type { SearchPage } from './records';
import { readSynonyms } from '../../content/data/synonyms';

export interface SearchIndexInput {
  writer: Pick<OutputWriter, 'write' | 'append'>;
  pages: readonly SitePage[];
  pathPrefix: string;
  siteUrl: string;
  /** The sidebars, whose entries give the parts of search their names. */
  sidebar: readonly SidebarItem[];
  /** What the data files define. */
  defined: readonly Defined[];
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

/** The sidebars of all areas, one after the other. */
export async function querySidebars(graphql: Graphql): Promise<SidebarItem[]> {
  const { allSidebar } = await runQuery<Queries.SidebarsQuery>(graphql, sidebarQuery);
  const itemsOf = (name: string): unknown => allSidebar.nodes.find(({ area }) => area === name)?.items ?? [];
  return areas.flatMap(({ name }) => itemsOf(name) as SidebarItem[]);
}

/**
 * Writes what is searched: for the browser a manifest, the titles and the text in shards; for pushing to
 * a service all records with absolute addresses. Takes one page after the other, so that few are in memory.
 */
export class SearchIndex {
  /** All pages in reading order, so that neighbours share a text file: the order in which they are to be added. */
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

  /** Adds a page, unless it is not to be searched. */
  add(route: string, text: PageText | null): void {
    const page = this.byPath.get(route);
    const searched = page && !page.isHidden ? makeSearchPage(page, text, this.areas) : null;
    if (!searched) return;
    this.searched.set(withoutSlash(route), { path: route, title: searched.text.title });
    const { writer, pathPrefix, siteUrl } = this.input;
    const records = makeRecords(searched, pathPrefix);
    for (const { name, content } of records.flatMap((record) => this.files.add(record))) writer.write(name, content);
    for (const record of records) {
      writer.append(recordsFile, `${this.isEmpty ? '[' : ','}${JSON.stringify(withOrigin(record, siteUrl))}`);
      this.isEmpty = false;
    }
  }

  /** Writes what is left. */
  finish(): void {
    const { writer, defined, pathPrefix } = this.input;
    const definitions = makeDefinitions(defined, this.synonyms, this.searched, pathPrefix);
    for (const { name, content } of this.files.finish(definitions)) writer.write(name, content);
    writer.append(recordsFile, this.isEmpty ? '[]\n' : ']\n');
  }
}

const recordsFile = 'search/records.json';

function makeSearchPage(page: SitePage, text: PageText | null, labels: ReadonlyMap<string, string>): SearchPage | null {
  if (text === null || text.isNoindex || areaOfPath(page.path)?.isInSearch === false) return null;
  const sections = usefulSections(page, text);
  if (sections.every(({ level, blocks }) => level === 1 && blocks.length === 0)) return null;
  const area = labels.get(withoutSlash(page.path)) ?? (areaOfPath(page.path) ?? docsArea).label;
  const description = isRepeated(text.description, sections) ? null : text.description;
  const { path, questions = [] } = page;
  return { path, area, rank: rankOf(page), text: { ...text, sections, description }, questions };
}

/** Sections of links to other pages are found instead of these pages. */
const linkSections = new Set(['Related pages']);
function usefulSections({ kind }: SitePage, { sections }: PageText): PageSection[] {
  // Below its introduction a listing repeats what its children say of themselves.
  if (kind === 'category') return sections.slice(0, 1);
  return sections.filter(({ heading }) => !linkSections.has(heading));
}

/** A listing's introduction is its description: once is enough. */
function isRepeated(description: string | null, [first]: readonly PageSection[]): boolean {
  return description !== null && first?.blocks[0] === description;
}

function withOrigin(record: SearchRecord, siteUrl: string): SearchRecord {
  return { ...record, url: siteUrl + record.url, url_without_anchor: siteUrl + record.url_without_anchor };
}
