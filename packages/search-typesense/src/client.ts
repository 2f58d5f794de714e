import {
  areaAttribute,
  HostStates,
  hierarchyLevels,
  isObject,
  markEnd,
  markStart,
  postWithFailover,
  readHit,
  readResults,
  searchableFields,
  withAgent,
} from './engine';
import type { Filter, SearchClient, SearchQuery, SearchService, ServiceMarks, ServiceResult } from './engine';

/** Of `searchableFields`. */
const weights = [20, 16, 14, 12, 10, 8, 6, 4, 4, 2, 2, 1];

/**
 * Searches a self-hosted Typesense cluster. Follows the documented protocol; tested against stub servers.
 */
export function createTypesenseClient({ key, hosts, index }: Omit<SearchService, 'appId'>): SearchClient {
  const states = new HostStates(`typesense-${index}`);
  return withAgent('typesense', () => ({
    async search(queries, signal) {
      const response = await postWithFailover(
        hosts,
        states,
        {
          path: `/multi_search?x-typesense-api-key=${encodeURIComponent(key)}`,
          // Avoids a CORS preflight; the server parses JSON whatever the content type.
          headers: { 'content-type': 'text/plain' },
          body: JSON.stringify({ searches: queries.map(toSearch) }),
        },
        signal,
      );
      return readResults(response, queries, toResult);
    },
  }));
}

function toSearch({
  index,
  text,
  page,
  hitsPerPage,
  snippetWords,
  filters,
  countsAreas,
  hitsPerGroup,
}: SearchQuery): object {
  return {
    collection: index,
    q: text,
    query_by: searchableFields.join(','),
    query_by_weights: weights.join(','),
    per_page: hitsPerPage,
    page: page + 1,
    prefix: true,
    num_typos: 2,
    sort_by: '_text_match:desc,weight.pageRank:desc,weight.level:desc',
    highlight_full_fields: hierarchyLevels.map((level) => `hierarchy.${level}`).join(','),
    highlight_affix_num_tokens: Math.max(1, Math.floor(snippetWords / 2) - 1),
    snippet_threshold: snippetWords,
    highlight_start_tag: markStart,
    highlight_end_tag: markEnd,
    filter_by: filters.map(toFilter).join(' && '),
    ...(countsAreas ? { facet_by: areaAttribute } : {}),
    ...(hitsPerGroup === undefined ? {} : { group_by: 'url_without_anchor', group_limit: hitsPerGroup }),
  };
}

/** Formats `attribute:=[value, value]`. Backticks escape the filter syntax inside values. */
function toFilter({ attribute, values }: Filter): string {
  return `${attribute}:=[${values.map((value) => `\`${value.replaceAll('`', '')}\``).join(',')}]`;
}

function toResult(result: unknown): ServiceResult {
  if (!isObject(result)) return { hits: null };
  const { hits, grouped_hits: groups, found, page, facet_counts: counts } = result;
  const all: unknown = Array.isArray(hits)
    ? hits
    : Array.isArray(groups)
      ? groups.flatMap((group: { hits?: unknown[] }) => group.hits ?? [])
      : null;
  return {
    hits: Array.isArray(all)
      ? all.map((hit: unknown) => (isObject(hit) ? readHit(hit.document, toMarks(hit.highlights)) : null))
      : null,
    page: typeof page === 'number' ? page - 1 : 0,
    hitCount: found,
    areas: Array.isArray(counts) ? toAreas(counts as FacetCounts[]) : undefined,
  };
}

interface FacetCounts {
  field_name?: string;
  counts?: { value: string; count: number }[];
}

function toAreas(facets: readonly FacetCounts[]): Record<string, number> {
  const facet = facets.find(({ field_name: name }) => name === areaAttribute);
  return Object.fromEntries((facet?.counts ?? []).map(({ value, count }) => [value, count]));
}

/** Reads `[{ field: 'hierarchy.lvl1', value, snippet }]`: whole headings, but only a snippet of the content. */
function toMarks(highlights: unknown): ServiceMarks {
  const hierarchy: Record<string, unknown> = {};
  let content: unknown;
  for (const { field, snippet, value } of Array.isArray(highlights) ? (highlights as Highlight[]) : []) {
    const text = value ?? snippet;
    if (field === 'content') content = typeof snippet === 'string' ? `…${snippet}…` : text;
    else if (typeof field === 'string') hierarchy[field.replace('hierarchy.', '')] = text;
  }
  return { hierarchy, content };
}

interface Highlight {
  field?: unknown;
  snippet?: unknown;
  value?: unknown;
}
