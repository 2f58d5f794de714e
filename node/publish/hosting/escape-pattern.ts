/** Text as part of a regular expression that stands in quotes or between `#` in the configuration of a host. */
export function escapePattern(text: string): string {
  return text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/["# ]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`);
}
