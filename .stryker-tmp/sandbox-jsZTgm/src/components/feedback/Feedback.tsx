import type { ReactNode } from 'react';
import { currentFormVariables, readForm } from '../../shared/integrations';
import { FeedbackForm } from './FeedbackForm';

/** The feedback form below a page; nothing unless a form service is configured. */
export function Feedback({ path }: { path: string }): ReactNode {
  // A literal `process.env` check, so that the bundler drops the form from sites without one.
  if (!process.env.GATSBY_FORM_ID) return null;
  const form = readForm(currentFormVariables());
  return form ? <FeedbackForm key={path} path={path} form={form} /> : null;
}
