import type { ReactNode } from 'react';
import { answerWords } from '../../shared/words/answers';
import type { AnswerKind } from './conversation';

interface DisclaimerProps {
  kind: AnswerKind;
  /** Said of the answer helper. */
  note: string | undefined;
  isAnswering: boolean;
  /** Goes back from the answer helper to quoted passages. */
  onQuote: () => void;
}

const disclaimers: Readonly<Record<AnswerKind, string>> = {
  assistant: answerWords.generated,
  helper: answerWords.generated,
  passages: answerWords.quoted,
};

/** Says who answers. */
export function Disclaimer({ kind, note, isAnswering, onQuote }: DisclaimerProps): ReactNode {
  return (
    <div className="answers-disclaimer">
      <p>{disclaimers[kind]}</p>
      {kind === 'helper' ? (
        <p>
          {note}{' '}
          <button type="button" className="exchange-search" disabled={isAnswering} onClick={onQuote}>
            {answerWords.quoteInstead}
          </button>
        </p>
      ) : null}
    </div>
  );
}
