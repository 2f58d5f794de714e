import { useState } from 'react';
import type { ReactNode } from 'react';
import { SearchIcon } from '../overlay/SearchIcon';
import { texts } from '../overlay/texts';
import { listConversations, removeConversation } from './stored-conversations';

/** Earlier conversations (AIM-11). */
export function History({ indexName, onOpen }: { indexName: string; onOpen: (id: string) => void }): ReactNode {
  const [conversations, setConversations] = useState(() => listConversations(indexName));
  return (
    <section className="search-group" aria-labelledby="answers-history">
      <h2 className="search-group-title" id="answers-history">
        Conversation history
      </h2>
      {conversations.length === 0 ? <p className="search-note">No conversations</p> : null}
      <ul className="answers-history">
        {conversations.map(({ id, exchanges }) => {
          const question = exchanges[0]?.question ?? '';
          return (
            <li key={id} className="search-row">
              <button type="button" className="search-link" onClick={() => onOpen(id)}>
                <SearchIcon name="question" />
                <span className="search-texts">{question}</span>
              </button>
              <button
                type="button"
                className="search-button"
                aria-label={`${texts.removeConversation}: ${question}`}
                title={texts.removeConversation}
                onClick={() => {
                  removeConversation(indexName, id);
                  setConversations(listConversations(indexName));
                }}
              >
                <SearchIcon name="x" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
