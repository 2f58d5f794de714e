/** Says that Gatsby is not as a file of this folder expects it. */
export function unexpected(what: string, file = 'webpack.ts'): string {
  return `Gatsby’s webpack configuration has ${what}: see node/gatsby/${file}.`;
}
