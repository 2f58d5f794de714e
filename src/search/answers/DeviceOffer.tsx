import { useState } from 'react';
import type { ReactNode } from 'react';
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
      <div className="device-offer" role="group" aria-label="Download">
        <p>
          {availability === 'downloading'
            ? 'Your browser is still downloading its language model.'
            : 'Your browser has to download its language model first, once for all sites. Its size is up to the browser, often several gigabytes.'}
        </p>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- replaces the button that had the focus */}
        <button type="button" className="search-retry" autoFocus onClick={onAccept}>
          {availability === 'downloading' ? 'Wait and answer' : 'Download and answer'}
        </button>
        <button type="button" className="answer-action" onClick={() => setIsAsking(false)}>
          Not now
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
        Answer on this device
      </button>
      <p>From these passages, by the language model of your browser. Nothing you ask leaves this device.</p>
    </div>
  );
}
