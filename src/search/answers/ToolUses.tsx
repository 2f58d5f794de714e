import type { ReactNode } from 'react';
import { answerWords } from '../../shared/words/answers';
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
        answerWords.searching
      ) : (
        <>
          <span>{`${results === null ? answerWords.searchingFor : answerWords.searchedFor} `}</span>
          <button type="button" className="exchange-search" onClick={() => onSearch(query)}>
            {query}
          </button>
          <span>{results === null ? '' : ` ${answerWords.results(results)}`}</span>
        </>
      )}
    </p>
  ));
}
