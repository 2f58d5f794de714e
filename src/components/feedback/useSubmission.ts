import { useEffect, useRef, useState } from 'react';
import type { SubmitEventHandler } from 'react';
import { isAbort, sendForBytes } from '../../browser/send';

export type SubmissionState = 'idle' | 'sending' | 'sent' | 'failed';

/** Milliseconds after which a service that does not answer counts as failed. */
const patience = 15_000;

/** Name of the field that people do not see: only machines fill it in. Form services know it by this name. */
const trap = '_gotcha';

/** Sends a form as the browser itself would, but without leaving the page; a failed one can be sent again. */
export function useSubmission(url: string): { state: SubmissionState; submit: SubmitEventHandler<HTMLFormElement> } {
  const [state, setState] = useState<SubmissionState>('idle');
  const request = useRef<AbortController>(null);
  useEffect(() => () => request.current?.abort(), []);

  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    if (state === 'sending') return;
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    if (fields.some(([name, value]) => name === trap && value !== '')) {
      setState('sent');
      return;
    }
    setState('sending');
    request.current = new AbortController();
    sendForBytes(url, {
      method: 'POST',
      // What a form without script sends too; it needs no question beforehand when the service lies elsewhere.
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
      body: new URLSearchParams(fields).toString(),
      timeout: patience,
      signal: request.current.signal,
    }).then(
      () => setState('sent'),
      (reason: unknown) => {
        if (isAbort(reason)) return;
        console.warn('The feedback could not be sent.', reason);
        setState('failed');
      },
    );
  };
  return { state, submit };
}
