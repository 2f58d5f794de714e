/** What readers see and hear. */
export const words = {
  onDevice: 'On this device: nothing you ask leaves it.',
  answer: 'Answer on this device',
  answerHelp: 'From these passages, by the language model of your browser. Nothing you ask leaves this device.',
  download: 'Download',
  isDownloading: 'Your browser is still downloading its language model.',
  hasToDownload:
    'Your browser has to download its language model first, once for all sites. Its size is up to the browser, often several gigabytes.',
  waitAndAnswer: 'Wait and answer',
  downloadAndAnswer: 'Download and answer',
  notNow: 'Not now',
  source: (number: string, title: string) => `Source ${number}: ${title}`,
  noSupportedAnswer: 'The language model found no answer that these passages support.',
  someOmitted: 'Sentences that no passage supports were left out.',
  failed: 'The language model of your browser stopped. Try again, or read the passages.',
  silent: 'The language model of your browser did not answer.',
  passagesTooLong: 'The passages are too long for the language model of your browser.',
};
