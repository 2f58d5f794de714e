import type { ReactNode } from 'react';
import { answerWords } from '../../shared/words/answers';
import type { AnswerKind } from './conversation';

interface DisclaimerProps {
  kind: AnswerKind;
  isAnswering: boolean;
  /** Goes back from the browser's model to quoted passages. */
  onQuote: () => void;
}

const disclaimers: Readonly<Record<AnswerKind, string>> = {
  assistant: answerWords.generated,
  device: answerWords.generated,
  passages: answerWords.quoted,
};

/** Says who answers. */
export function Disclaimer({ kind, isAnswering, onQuote }: DisclaimerProps): ReactNode {
  return (
    <div className="answers-disclaimer">
      <p>{disclaimers[kind]}</p>
      {kind === 'device' ? (
        <p>
          {answerWords.onDevice}{' '}
          <button type="button" className="exchange-search" disabled={isAnswering} onClick={onQuote}>
            {answerWords.quoteInstead}
          </button>
        </p>
      ) : null}
    </div>
  );
}
