import type { Header } from './policy';

/**
 * Headers of the Markdown versions of pages: readable in every browser, but not indexed, because search engines list
 * the pages themselves.
 */
export const markdownHeaders = [
  { name: 'Content-Type', value: 'text/markdown; charset=utf-8' },
  { name: 'X-Robots-Tag', value: 'noindex' },
] as const satisfies readonly Header[];

/** A media type in a header, without its parameters. */
function mediaType(type: string): string {
  return String.raw`(?<![^\s,])${type}(?![^\s,;])`;
}

const html = mediaType('text/html');
const htmlOrAny = mediaType(String.raw`(?:text/html|text/\*|\*/\*)`);
const markdown = mediaType('text/markdown');

/** Stands behind a type whose weight is 1, which it is without one. */
const fullWeight = String.raw`(?![^,]*;\s*q=0)`;

/** Stands behind a type whose weight has one of these digits behind the point. */
function weight(digits: string): string {
  return String.raw`[^,]*;\s*q=0\.[${digits}]`;
}

/**
 * A regular expression for servers without content negotiation: whether an `Accept` header prefers Markdown to HTML. It
 * reads weights to their first digit; of equal types the first counts, of a type and a wildcard the type.
 * https://www.rfc-editor.org/rfc/rfc9110#name-accept
 */
export const prefersMarkdown = [
  `^(?=.*${markdown}${fullWeight})(?!.*${html}${fullWeight}.*${markdown})`,
  ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((digit) => {
    const rivals = [
      `${htmlOrAny}${fullWeight}`,
      ...(digit < 9 ? [`${htmlOrAny}${weight(`${digit + 1}-9`)}`] : []),
      `${html}${weight(String(digit))}.*${markdown}`,
    ];
    return `^(?=.*${markdown}${weight(String(digit))})(?!.*(?:${rivals.join('|')}))`;
  }),
].join('|');
