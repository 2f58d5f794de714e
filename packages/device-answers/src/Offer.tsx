import { useState } from 'react';
import type { ReactNode } from 'react';
import { answerWords } from '../../shared/words/answers';
import type { ModelAvailability } from '../../browser/language-model';

interface DeviceOfferProps {
  availability: Exclude<ModelAvailability, 'unavailable'>;
  onAccept: () => void;
}

/** Offers to answer with the language model of the reader's browser; asks before the browser downloads it. */
export function DeviceOffer({ availability, onAccept }: DeviceOfferProps): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  if (isAsking) {
    return (
      <div className="device-offer" role="group" aria-label={answerWords.download}>
        <p>{availability === 'downloading' ? answerWords.isDownloading : answerWords.hasToDownload}</p>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- replaces the button that had the focus */}
        <button type="button" className="search-retry" autoFocus onClick={onAccept}>
          {availability === 'downloading' ? answerWords.waitAndAnswer : answerWords.downloadAndAnswer}
        </button>
        <button type="button" className="answer-action" onClick={() => setIsAsking(false)}>
          {answerWords.notNow}
        </button>
      </div>
    );
  }
  return (
    <div className="device-offer">
      <button
        type="button"
        className="search-retry"
        onClick={() => (availability === 'available' ? onAccept() : setIsAsking(true))}
      >
        {answerWords.answerOnDevice}
      </button>
      <p>{answerWords.answerOnDeviceHelp}</p>
    </div>
  );
}
