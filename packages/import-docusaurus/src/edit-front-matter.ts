import { stringify } from 'yaml';
import { bodyStartOf, readDay, rewriteScalars, splitFrontMatter } from './engine';

/** Returns a page's text with front-matter fields set; the other lines stay as they are. */
export function setFrontMatter(text: string, fields: Readonly<Record<string, string | number | boolean>>): string {
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

/** Returns a page's text with the day of its last update as an ISO date: Docusaurus takes all that JavaScript reads as one. */
export function writeIsoDay(text: string): string {
  const end = bodyStartOf(text);
  const head = rewriteScalars(text.slice(0, end), ({ key, parent, value }) => {
    if (key !== 'date' || parent !== 'last_update' || readDay(value) !== null) return value;
    const time = Date.parse(`${value} UTC`);
    return Number.isNaN(time) ? value : new Date(time).toISOString().slice(0, 10);
  });
  return head + text.slice(end);
}
