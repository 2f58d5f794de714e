import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { searchWords } from '../../shared/words/search';
import { answerWords } from '../../shared/words/answers';
import { Announcement } from '../overlay/Announcement';
import { SearchIcon } from '../overlay/SearchIcon';
import { listConversations, removeConversation } from './stored-conversations';

interface HistoryProps {
  indexName: string;
  onOpen: (id: string) => void;
  /** Called when the last conversation was removed. */
  onEmpty: () => void;
}

export function History({ indexName, onOpen, onEmpty }: HistoryProps): ReactNode {
  const [conversations, setConversations] = useState(() => listConversations(indexName));
  const [announcement, setAnnouncement] = useState('');

  const remove = ({ currentTarget }: MouseEvent, id: string, question: string): void => {
    const row = currentTarget.closest('li');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    // Moves the focus before the focused button is removed.
    next?.querySelector<HTMLElement>('.search-button')?.focus();
    if (!next) onEmpty();
    removeConversation(indexName, id);
    setConversations(listConversations(indexName));
    setAnnouncement(answerWords.removed(question));
  };
  return (
    <section className="search-group" aria-labelledby="search:history">
      <h2 className="search-group-title" id="search:history">
        {answerWords.history}
      </h2>
      {conversations.length === 0 ? <p className="search-note">{answerWords.noConversations}</p> : null}
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
                aria-label={`${searchWords.removeConversation}: ${question}`}
                title={searchWords.removeConversation}
                onClick={(event) => remove(event, id, question)}
              >
                <SearchIcon name="x" />
              </button>
            </li>
          );
        })}
      </ul>
      <Announcement text={announcement} />
    </section>
  );
}
