import type { ReactNode } from 'react';
import type { AnswerKind } from './conversation';

interface DisclaimerProps {
  kind: AnswerKind;
  isAnswering: boolean;
  /** Goes back from the browser's model to quoted passages. */
  onQuote: () => void;
}

const generated = 'Answers are generated with AI which can make mistakes. Verify responses.';
const disclaimers: Readonly<Record<AnswerKind, string>> = {
  assistant: generated,
  device: generated,
  passages: 'Passages quoted from this site. No AI was used.',
};

/** Says who answers. */
export function Disclaimer({ kind, isAnswering, onQuote }: DisclaimerProps): ReactNode {
  return (
    <div className="answers-disclaimer">
      <p>{disclaimers[kind]}</p>
      {kind === 'device' ? (
        <p>
          On this device: nothing you ask leaves it.{' '}
          <button type="button" className="exchange-search" disabled={isAnswering} onClick={onQuote}>
            Quote passages instead
          </button>
        </p>
      ) : null}
    </div>
  );
}
