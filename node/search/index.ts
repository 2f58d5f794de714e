import type { BuildArgs } from 'gatsby';
import type { SearchRecord } from '../../src/shared/search-record';
import type { SidebarItem } from '../../src/shared/sidebar';
import { isBelowPath, withoutSlash } from '../../src/shared/paths';
import type { BuiltPage } from '../output/built-pages';
import type { OutputWriter } from '../output/manifest';
import type { SitePage } from '../output/site-pages';
import { assignAreas, otherArea } from './areas';
import { makeIndexFiles } from './index-files';
import type { PageSection, PageText } from './page-text';
import { makeRecords } from './records';
import type { SearchPage } from './records';
import { readSynonyms } from './synonyms';

export interface SearchIndexInput {
  writer: Pick<OutputWriter, 'write'>;
  pages: readonly SitePage[];
  /** By path. */
  builtPages: ReadonlyMap<string, Pick<BuiltPage, 'text'>>;
  pathPrefix: string;
  siteUrl: string;
  /** The sidebar, from which the areas come. */
  sidebar: readonly SidebarItem[];
}

interface SidebarQuery {
  sidebar: { items: SidebarItem[] } | null;
}

/** The sidebar as the searched areas need it. */
export async function querySidebar(graphql: BuildArgs['graphql']): Promise<SidebarItem[]> {
  const { data } = await graphql<SidebarQuery>('{ sidebar(name: { eq: "defaultSidebar" }) { items } }');
  return data?.sidebar?.items ?? [];
}

/**
 * Writes what is searched (search.md 3.1): for the browser a manifest, the titles and the text in shards; for pushing to
 * a service all records with absolute addresses. Returns the number of records.
 */
export function writeSearchIndex({
  writer,
  pages,
  builtPages,
  pathPrefix,
  siteUrl,
  sidebar,
}: SearchIndexInput): number {
  const areas = assignAreas(sidebar);
  const order = new Map([...areas.keys()].map((key, index) => [key, index]));
  const position = ({ path: page }: SitePage): number => order.get(withoutSlash(page)) ?? order.size;
  const searchPages = [...pages]
    .filter((page) => !page.isHidden)
    // Reading order, so that neighbours share a text file.
    .sort((a, b) => position(a) - position(b) || a.path.localeCompare(b.path, 'en'))
    .flatMap((page) => makeSearchPage(page, builtPages.get(page.path)?.text ?? null, areas));
  const records = searchPages.flatMap((page) => makeRecords(page, pathPrefix));
  for (const { name, content } of makeIndexFiles(records, readSynonyms())) writer.write(name, content);
  writer.write('search/records.json', `${JSON.stringify(records.map((record) => withOrigin(record, siteUrl)))}\n`);
  return records.length;
}

function makeSearchPage(page: SitePage, text: PageText | null, areas: ReadonlyMap<string, string>): SearchPage[] {
  if (text === null || text.isNoindex) return [];
  const sections = usefulSections(page, text);
  if (sections.every(({ level, blocks }) => level === 1 && blocks.length === 0)) return [];
  const area = areas.get(withoutSlash(page.path)) ?? (isBelowPath(page.path, '/guides') ? 'Guides' : otherArea);
  const rank = page.kind === 'category' || isBelowPath(page.path, changelog) ? -1 : 0;
  const description = isRepeated(text.description, sections) ? null : text.description;
  return [{ path: page.path, area, rank, text: { ...text, sections, description } }];
}

/** Sections of links to other pages are found instead of these pages. */
const linkSections = new Set(['Related pages']);
/** What was new once ranks after what holds. */
const changelog = '/docs/changelog';

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
