import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Style sheets name fonts by their path from the root, which webpack leaves as it is. Relative to the sheet, which stands
 * at the root itself, the path holds under any base path (RTE-05).
 */
export function relativizeUrls(css: string): string {
  return css.replace(/url\((["']?)\/(?!\/)/g, 'url($1');
}

export function relativizeStyles(publicFolder: string): void {
  for (const name of readdirSync(publicFolder).filter((file) => /^styles\..*\.css$/.test(file))) {
    const file = path.join(publicFolder, name);
    const before = readFileSync(file, 'utf8');
    const after = relativizeUrls(before);
    if (after !== before) writeFileSync(file, after);
  }
}
