import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { reportEvent } from '../../browser/reader-events';
import { withPrefix } from '../../navigation/prefix';
import type { FormSettings } from '../../shared/integrations';
import { feedbackWords } from '../../shared/words/feedback';
import * as styles from './FeedbackForm.module.css';
import { useSubmission } from './useSubmission';

interface FeedbackFormProps {
  path: string;
  form: FormSettings;
}

/** Maximum length of a comment, in characters. */
const commentLength = 2000;

/**
 * A plain form that also works without JavaScript: CSS alone shows the comment field once an answer is chosen. Must not
 * ask for anything personal.
 */
export function FeedbackForm({ path, form }: FeedbackFormProps): ReactNode {
  const id = useId();
  const { state, submit } = useSubmission(form.url, (fields) =>
    reportEvent('page_feedback', { item_id: withPrefix(path), helpful: fields.get('helpful') ?? '' }),
  );
  const thanks = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The focused button has been removed.
    if (state === 'sent') thanks.current?.focus();
  }, [state]);

  if (state === 'sent') {
    return (
      <section className={styles.feedback} aria-label={feedbackWords.pageFeedback}>
        <p className={styles.thanks} role="status" tabIndex={-1} ref={thanks}>
          {feedbackWords.thanks}
        </p>
      </section>
    );
  }

  const isSending = state === 'sending';
  return (
    <section className={styles.feedback} aria-label={feedbackWords.pageFeedback}>
      <form action={form.url} method="post" onSubmit={submit} aria-busy={isSending}>
        <input type="hidden" name="page" value={path} />
        {form.id ? <input type="hidden" name="form_id" value={form.id} /> : null}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor={`${id}-trap`}>{feedbackWords.trap}</label>
          <input id={`${id}-trap`} name="_gotcha" tabIndex={-1} autoComplete="off" />
        </div>
        <fieldset className={styles.question}>
          <legend>{feedbackWords.question}</legend>
          {(['yes', 'no'] as const).map((answer) => (
            <label key={answer} className={styles.answer}>
              <input type="radio" name="helpful" value={answer} required />
              {feedbackWords[answer]}
            </label>
          ))}
        </fieldset>
        <div className={styles.more}>
          <label htmlFor={`${id}-comment`}>{feedbackWords.comment}</label>
          <textarea
            id={`${id}-comment`}
            name="comment"
            rows={3}
            maxLength={commentLength}
            aria-describedby={`${id}-note`}
          />
          <p id={`${id}-note`} className={styles.note}>
            {feedbackWords.commentNote}
          </p>
          <button type="submit" className={styles.send} aria-disabled={isSending}>
            {isSending ? feedbackWords.sending : state === 'failed' ? feedbackWords.retry : feedbackWords.send}
          </button>
          {state === 'failed' ? (
            <p className={styles.failure} role="alert">
              {feedbackWords.failed}
            </p>
          ) : null}
        </div>
      </form>
    </section>
  );
}
