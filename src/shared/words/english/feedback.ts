/** Words of the form that asks whether a page was helpful. */
export const english = {
  pageFeedback: 'Page feedback',
  thanks: 'Thank you. Your answer helps us improve this page.',
  /** Label of a field that only robots see. */
  trap: 'Leave this field empty',
  question: 'Was this page helpful?',
  yes: 'Yes',
  no: 'No',
  comment: 'Anything to add? (optional)',
  commentNote: 'Please leave out names and account data. We cannot reply here.',
  send: 'Send',
  sending: 'Sending…',
  retry: 'Try again',
  failed: 'Your answer could not be sent. It is still here.',
};

export type FeedbackWords = typeof english;
