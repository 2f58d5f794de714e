import { hierarchyLevels } from '../../../shared/search-record';
import { withAgent } from '../agent';
import type { SearchService } from '../descriptor';
import { postWithFailover } from '../failover';
import { HostStates } from '../hosts';
import { markEnd, markStart, readResult } from '../normalise';
import { SearchError } from '../../model/client';
import type { SearchClient } from '../../model/client';
import type { Filter, SearchQuery } from '../../model/query';

const searched = [
  ...hierarchyLevels.slice(1).map((level) => `hierarchy.${level}`),
  'keywords',
  'questions',
  'description',
  'content',
  'hierarchy.lvl0',
];
const weights = [10, 8, 7, 6, 5, 4, 3, 2, 2, 1, 1];

/**
 * Searches a Typesense cluster of one's own. Written against its documented protocol and tested against servers that
 * speak it.
 */
export function createTypesenseClient({ key, hosts, index }: Omit<SearchService, 'appId'>): SearchClient {
  const states = new HostStates(`typesense-${index}`);
  return withAgent('typesense', () => ({
    async search(queries, signal) {
      const answer = await postWithFailover(
        hosts,
        states,
        {
          path: `/multi_search?x-typesense-api-key=${encodeURIComponent(key)}`,
          // No preflight: the server reads JSON whatever the type says.
          headers: { 'content-type': 'text/plain' },
          body: JSON.stringify({ searches: queries.map(toSearch) }),
        },
        signal,
      );
      const results = (answer as { results?: unknown } | null)?.results;
      if (!Array.isArray(results)) throw new SearchError('The search server answered in another shape.', 'response');
      return { results: queries.map((query, place) => readResult(toResult(results[place]), query)) };
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
  facets,
  hitsPerGroup,
}: SearchQuery): object {
  return {
    collection: index,
    q: text,
    query_by: searched.join(','),
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
    ...(facets.length > 0 ? { facet_by: facets.join(',') } : {}),
    ...(hitsPerGroup === undefined ? {} : { group_by: 'url_without_anchor', group_limit: hitsPerGroup }),
  };
}

/** `attribute:=[value, value]`. Backticks keep signs of the filter language apart. */
function toFilter({ attribute, values }: Filter): string {
  return `${attribute}:=[${values.map((value) => `\`${value.replaceAll('`', '')}\``).join(',')}]`;
}

interface TypesenseHit {
  document?: Record<string, unknown>;
  highlights?: { field?: unknown; snippet?: unknown; value?: unknown; matched_tokens?: unknown }[];
}

/** Into Algolia's shape. */
function toResult(result: unknown): unknown {
  if (typeof result !== 'object' || result === null) return null;
  const { hits, grouped_hits: groups, found, page, facet_counts: facets } = result as Record<string, unknown>;
  const found_ = Array.isArray(hits)
    ? hits
    : Array.isArray(groups)
      ? groups.flatMap((group: { hits?: unknown[] }) => group.hits ?? [])
      : null;
  return {
    hits: found_?.map((hit) => withMatches(hit as TypesenseHit | null)) ?? null,
    page: typeof page === 'number' ? page - 1 : 0,
    nbHits: found,
    ...(Array.isArray(facets) ? { facets: Object.fromEntries(facets.map(toFacet)) } : {}),
  };
}

function toFacet(facet: {
  field_name?: string;
  counts?: { value: string; count: number }[];
}): [string, Record<string, number>] {
  return [facet.field_name ?? '', Object.fromEntries((facet.counts ?? []).map(({ value, count }) => [value, count]))];
}

function withMatches(hit: TypesenseHit | null): unknown {
  if (hit === null || typeof hit !== 'object' || typeof hit.document !== 'object') return null;
  const hierarchy: Record<string, unknown> = {};
  let content: unknown = null;
  for (const { field, snippet, value } of hit.highlights ?? []) {
    const text = value ?? snippet;
    if (typeof field !== 'string' || typeof text !== 'string') continue;
    const match = { value: text, matchLevel: 'full', matchedWords: [] };
    if (field === 'content') content = { ...match, value: typeof snippet === 'string' ? `…${snippet}…` : text };
    else if (field.startsWith('hierarchy.')) hierarchy[field.slice('hierarchy.'.length)] = match;
  }
  return { ...hit.document, _highlightResult: { hierarchy }, _snippetResult: { hierarchy, content } };
}
