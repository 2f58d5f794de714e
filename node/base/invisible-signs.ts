const names: Readonly<Record<string, string>> = {
  '\u00A0': 'a non-breaking space',
  '\u00AD': 'a soft hyphen',
  '\u200B': 'a zero-width space',
  '\u200C': 'a zero-width non-joiner',
  '\u200D': 'a zero-width joiner',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\u2060': 'a word joiner',
  '\uFEFF': 'a byte order mark',
};

/** Signs that nobody sees. Joiners belong to emoji, and to words of scripts other than the Latin one. */
const invisible =
  /[\u00A0\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{M}]|(?!\p{Script=Latin})\p{L})[\u200C\u200D]/gu;

/** In prose, the others are meant: they keep words together, or let them break. */
const neverMeant = /[\u2028-\u202E\u2066-\u2069\uFEFF]/;

const codeOf = (sign: string): string => `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A sign that nobody sees, and its name as `U+200B, a zero-width space`. */
export interface InvisibleSign {
  sign: string;
  name: string;
}

/** Returns the invisible signs of a text, each once; of prose those that nobody means. */
export function listInvisibleSigns(text: string, isProse = false): InvisibleSign[] {
  const signs = new Set([...text.matchAll(invisible)].map(([sign]) => sign));
  return [...signs]
    .filter((sign) => !isProse || neverMeant.test(sign))
    .map((sign) => ({ sign, name: `${codeOf(sign)}, ${names[sign] ?? 'a mark of the direction of text'}` }));
}

/** Returns a text in which invisible signs stand by their codes, so that two names can be told apart. */
export function showInvisibleSigns(text: string): string {
  return text.replace(invisible, (sign) => `‹${codeOf(sign)}›`);
}
