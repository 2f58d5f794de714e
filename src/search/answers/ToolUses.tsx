import type { ReactNode } from 'react';
import type { ToolUse } from './conversation';

/** Searches made by the assistant; clicking one returns to keyword search with its query. */
export function ToolUses({
  tools,
  onSearch,
}: {
  tools: readonly ToolUse[];
  onSearch: (query: string) => void;
}): ReactNode {
  return tools.map(({ id, query, results }) => (
    <p key={id} className="exchange-progress">
      {query === '' ? (
        'Searching...'
      ) : (
        <>
          <span>{results === null ? 'Searching for ' : 'Searched for '}</span>
          <button type="button" className="exchange-search" onClick={() => onSearch(query)}>
            {query}
          </button>
          <span>{results === null ? '' : ` (${results} ${results === 1 ? 'result' : 'results'})`}</span>
        </>
      )}
    </p>
  ));
}
