import type { ReactNode } from 'react';
import { currentFormVariables, readForm } from '../../shared/integrations';
import { FeedbackForm } from './FeedbackForm';

/** "Was this page helpful?" below a page; nothing unless a form is configured. */
export function Feedback({ path }: { path: string }): ReactNode {
  // Written out, so that the bundler leaves the form out of a site without one.
  if (!process.env.GATSBY_FORM_ID) return null;
  const form = readForm(currentFormVariables());
  return form ? <FeedbackForm key={path} path={path} form={form} /> : null;
}
