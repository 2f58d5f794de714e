/** Returns the line on which a front-matter field or a YAML key stands, one-based; 1 if it does not. */
export function lineOfKey(source: string, key: string): number {
  const index = source.split('\n').findIndex((line) => line.trimStart().startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}
