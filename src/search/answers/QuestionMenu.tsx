import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { answerWords } from '../../shared/words/answers';
import { SearchIcon } from '../overlay/SearchIcon';

interface QuestionMenuProps {
  /** Called with the popover when it opens, and with null when it closes. */
  onToggle: (open: HTMLElement | null) => void;
  hasHistory: boolean;
  onNew: () => void;
  onHistory: () => void;
}

/** Menu of conversation actions, a native popover. */
export function QuestionMenu({ onToggle, hasHistory, onNew, onHistory }: QuestionMenuProps): ReactNode {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const act = (action: () => void) => () => {
    popover.current?.hidePopover();
    action();
  };
  return (
    <div className="answers-menu">
      <button
        type="button"
        className="search-button"
        popoverTarget={id}
        aria-label={answerWords.conversations}
        title={answerWords.conversations}
      >
        <SearchIcon name="more" />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className="answers-popover"
        onBeforeToggle={({ newState, currentTarget }) => onToggle(newState === 'open' ? currentTarget : null)}
      >
        <button type="button" onClick={act(onNew)}>
          <SearchIcon name="plus" size={18} />
          {answerWords.newConversation}
        </button>
        {hasHistory ? (
          <button type="button" onClick={act(onHistory)}>
            <SearchIcon name="history" size={18} />
            {answerWords.history}
          </button>
        ) : null}
      </div>
    </div>
  );
}
