/** Says that Gatsby's webpack configuration is not as this folder expects it. */
export function unexpected(what: string): string {
  return `Gatsby's webpack configuration has ${what}: see node/gatsby/webpack.ts.`;
}
