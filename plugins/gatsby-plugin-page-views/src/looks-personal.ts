/** Signs between two digits of one number. */
const between = String.raw`[\s\p{P}\p{S}]{0,3}`;

const patterns: readonly RegExp[] = [
  // An e-mail address, also as written in a URL or with spaces.
  /\S(?:@|%40)\S|\S\s@\s\S+\.\S/i,
  // The number of an order, a customer, an account.
  /\p{Nd}{6}|#\s?\p{Nd}{4}/u,
  // A phone, card or bank account number, however it is grouped.
  new RegExp(String.raw`\p{Nd}(?:${between}\p{Nd}){6}`, 'u'),
  // A license key in groups.
  /(?=\S*\d)\b[a-z\d]{4,}(?:-[a-z\d]{4,}){2,}/i,
  /\b[A-Z\d]{4,}(?:-[A-Z\d]{4,}){2,}/,
  // A key or token of letters and digits; words of the product seldom have four digits, or are in mixed case with one.
  /(?=(?:[a-z_-]*\d){4})[\w-]{10,}/i,
  /(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{16,}/,
  /\beyJ[\w-]{8}/,
];

/**
 * Whether a search term looks like an e-mail address, a phone, card, order or other long number, a license key or a
 * token. Rather too often than too seldom: a date in full does too.
 */
export function looksPersonal(term: string): boolean {
  const plain = term.normalize('NFKC');
  return patterns.some((pattern) => pattern.test(plain));
}
