/** Escapes text for a regular expression in quotes or between `#` in a host's configuration. */
export function escapePattern(text: string): string {
  return text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/["# ]/g, (character) => `\\x${character.charCodeAt(0).toString(16)}`);
}
