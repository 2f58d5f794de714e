import type { ReactNode } from 'react';
import { currentFormVariables, readForm } from '../../shared/integrations';
import { FeedbackForm } from './FeedbackForm';

/** The feedback form below a page; nothing unless a form service is configured. */
export function Feedback({ path }: { path: string }): ReactNode {
  // A literal `process.env` check, so that the bundler drops the form from sites without one.
  const form = process.env.GATSBY_FORM_ID ? readForm(currentFormVariables()) : null;
  return process.env.GATSBY_FORM_ID && form ? <FeedbackForm key={path} path={path} form={form} /> : null;
}
