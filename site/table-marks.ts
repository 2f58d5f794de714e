const tones = {
  good: ['accepted', 'active', 'fully available', 'fully available (default)', 'paid', 'ready', 'sent', 'valid'],
  waiting: [
    'awaiting offline payment',
    'awaiting release',
    'awaiting reinstate',
    'grace',
    'hold',
    'in review',
    'ending',
    'new',
    'open',
    'ordered',
  ],
  bad: [
    'blocked',
    'bounced',
    'canceled',
    'chargeback',
    'deactivated',
    'declined',
    'expired',
    'rejected',
    'revoked',
    'suspended',
    'unpaid',
    'withdrawn',
  ],
  neutral: [
    'finished',
    'handled by client',
    'hidden',
    'partially refunded',
    'purchase order',
    'quote',
    'quotes',
    'refunded',
    'registration',
    'removed',
    'restricted ip range',
    'sale only through your website',
    'test order',
  ],
} as const;

const toneOf = new Map<string, string>(
  Object.entries(tones).flatMap(([tone, words]) => words.map((word) => [word, tone] as const)),
);

/**
 * Returns how a cell of a table is marked: `yes` and `no` by a sign, a status by the tone of the words that it begins
 * with. Colours and signs are in `theme.css`.
 */
export function markCell(heading: string, text: string): string | undefined {
  if (text === 'Yes' || text === 'No') return text.toLowerCase();
  if (!/^Status\b/.test(heading)) return undefined;
  const words =
    text
      .toLowerCase()
      .split(/[,;.]| (?=until|if|after|or\b)/, 1)[0]
      ?.trim() ?? '';
  return toneOf.get(words);
}
