import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { modelAvailability } from '../language-model';
import type { ModelAvailability } from '../language-model';
import { words } from '../words';

/** Offers to answer with the language model of the reader's browser; asks before the browser downloads it. */
export function Offer({ onAccept }: { onAccept: () => void }): ReactNode {
  const [availability, setAvailability] = useState<ModelAvailability>('unavailable');
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => void modelAvailability().then(setAvailability), []);
  if (availability === 'unavailable') return null;
  if (isAsking) {
    return (
      <div className="answer-offer" role="group" aria-label={words.download}>
        <p>{availability === 'downloading' ? words.isDownloading : words.hasToDownload}</p>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- replaces the button that had the focus */}
        <button type="button" className="search-retry" autoFocus onClick={onAccept}>
          {availability === 'downloading' ? words.waitAndAnswer : words.downloadAndAnswer}
        </button>
        <button type="button" className="answer-action" onClick={() => setIsAsking(false)}>
          {words.notNow}
        </button>
      </div>
    );
  }
  return (
    <div className="answer-offer">
      <button
        type="button"
        className="search-retry"
        onClick={() => (availability === 'available' ? onAccept() : setIsAsking(true))}
      >
        {words.answer}
      </button>
      <p>{words.answerHelp}</p>
    </div>
  );
}
