import { stringify } from 'yaml';
import { splitFrontMatter } from '../content/front-matter';

/** Returns a page's text with front-matter fields set; the other lines stay as they are. */
export function setFrontMatter(text: string, fields: Readonly<Record<string, string | number>>): string {
  const entries = Object.entries(fields);
  if (entries.length === 0) return text;
  const { yaml, body } = splitFrontMatter(text);
  let lines = yaml === '' ? [] : yaml.replace(/\r?\n$/, '').split(/\r?\n/);
  for (const [name, value] of entries) {
    const line = stringify({ [name]: value }, { lineWidth: 0 }).trimEnd();
    const isOwn = (each: string): boolean => each.startsWith(`${name}:`);
    lines = lines.some(isOwn) ? lines.map((each) => (isOwn(each) ? line : each)) : [...lines, line];
  }
  return `---\n${lines.join('\n')}\n---\n${yaml === '' && !body.startsWith('\n') ? '\n' : ''}${body}`;
}
