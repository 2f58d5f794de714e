import { literalPattern } from '../../base/literal-pattern';

/** Escapes text for a regular expression in quotes or between `#` in a host's configuration. */
export function escapePattern(text: string): string {
  return literalPattern(text).replace(/["# ]/g, (character) => `\\x${character.charCodeAt(0).toString(16)}`);
}
