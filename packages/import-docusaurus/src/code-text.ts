/** Returns a text as it is written in code. */
export function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replace(/\s*\n\s*/g, ' ')}'`;
}
