import { isMap, isScalar, parseDocument, visit } from 'yaml';
import { splitFrontMatter } from '../content/front-matter';

/** A text of YAML or JSON that is the value of a key. */
export interface YamlScalar {
  key: string;
  /** Key of the map that the key is in, or an empty text at the top. */
  parent: string;
  value: string;
}

/** Returns where the text of a page begins, behind its front matter. */
export function bodyStartOf(source: string): number {
  return source.length - splitFrontMatter(source).body.length;
}

/** Replaces values of keys in YAML, JSON or front matter between its marks; quotes, comments and the rest stay. */
export function rewriteScalars(text: string, replace: (scalar: YamlScalar) => string): string {
  const lead = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0].length ?? 0;
  const yaml = lead === 0 ? text : text.slice(lead).replace(/\r?\n---[ \t]*(?:\r?\n)?$/, '');
  const changes: { start: number; end: number; text: string }[] = [];
  visit(parseDocument(yaml), {
    Pair(_, pair, path) {
      const { key, value } = pair;
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string' || !value.range) return;
      const owner = path.at(-2);
      const parent =
        owner && 'key' in owner && isMap(path.at(-1)) && isScalar(owner.key) ? String(owner.key.value) : '';
      const after = replace({ key: String(key.value), parent, value: value.value });
      if (after === value.value) return;
      const [start, end] = value.range;
      changes.push({ start: start + lead, end: end + lead, text: quote(after, yaml.slice(start, end)) });
    },
  });
  return changes
    .sort((a, b) => b.start - a.start)
    .reduce((result, change) => result.slice(0, change.start) + change.text + result.slice(change.end), text);
}

/** Quotes a text as another one was, and where YAML would read it as something else. */
function quote(text: string, before: string): string {
  if (before.startsWith("'")) return `'${text.replaceAll("'", "''")}'`;
  const isPlain = /^[\w./@-][\w./@ -]*[\w./@-]$/.test(text) && !text.startsWith('@');
  return before.startsWith('"') || !isPlain ? JSON.stringify(text) : text;
}
