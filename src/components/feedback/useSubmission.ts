import { useEffect, useRef, useState } from 'react';
import type { SubmitEventHandler } from 'react';

export type SubmissionState = 'idle' | 'sending' | 'sent' | 'failed';

/** Milliseconds to wait for the form service. */
const submissionTimeout = 15_000;

/** Name of the honeypot field, which only bots fill in. Form services expect this name. */
const honeypot = '_gotcha';

/**
 * Submits a form as the browser would, but without leaving the page; can be retried after a failure. `onSent` gets the
 * fields that were sent.
 */
export function useSubmission(
  url: string,
  onSent: (fields: URLSearchParams) => void,
): { state: SubmissionState; submit: SubmitEventHandler<HTMLFormElement> } {
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
    if (fields.some(([name, value]) => name === honeypot && value !== '')) {
      setState('sent');
      return;
    }
    setState('sending');
    const { signal } = (request.current = new AbortController());
    const sent = new URLSearchParams(fields);
    post(url, sent.toString(), signal).then(
      () => {
        setState('sent');
        onSent(sent);
      },
      (reason: unknown) => {
        if (signal.aborted) return;
        console.warn('The feedback could not be sent.', reason);
        setState('failed');
      },
    );
  };
  return { state, submit };
}

async function post(url: string, body: string, signal: AbortSignal): Promise<void> {
  // Apart, because few readers send something.
  const { sendForBytes } = await import(/* webpackChunkName: "send" */ '../../browser/send');
  await sendForBytes(url, {
    method: 'POST',
    // The type that a plain form sends too; it needs no CORS preflight.
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    body,
    timeout: submissionTimeout,
    signal,
  });
}
