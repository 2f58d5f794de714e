/** Options in a fence's meta string, the text after its language. */
export interface CodeMeta {
  title?: string;
  /** Text alternative of a diagram. */
  alt?: string;
  /** Highlighted line numbers, from 1; absent if the fence has no range. */
  highlighted?: ReadonlySet<number>;
  /** Number of the first line; absent if lines are not numbered. */
  lineNumbers?: number;
}

/** Parses `title="x" {1,3-5} showLineNumbers=10`. Unknown words are ignored; other tools may use them. */
export function parseMeta(meta: string): CodeMeta {
  const title = quoted(meta, 'title');
  const alt = quoted(meta, 'alt');
  // Braces and words within quotes have no meaning.
  const bare = meta.replace(/(["'])(?:\\.|(?!\1).)*\1/g, '""');
  const range = /\{([\d,\s-]+)\}/.exec(bare)?.[1];
  const numbers = /(?:^|\s)showLineNumbers(?:=\{?(-?\d+)\}?)?(?=\s|$)/i.exec(bare);
  return {
    ...(title === undefined ? {} : { title }),
    ...(alt === undefined ? {} : { alt }),
    ...(range === undefined ? {} : { highlighted: parseRange(range) }),
    ...(numbers ? { lineNumbers: numbers[1] === undefined ? 1 : Number(numbers[1]) } : {}),
  };
}

/** Parses `1,3-5` to 1, 3, 4, 5. Ranges are truncated after 10,000 lines. */
export function parseRange(range: string): Set<number> {
  const lines = new Set<number>();
  for (const part of range.split(',')) {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    if (!match) continue;
    const first = Number(match[1]);
    const last = Math.min(Number(match[2] ?? match[1]), first + 10_000);
    for (let line = first; line <= last; line++) lines.add(line);
  }
  return lines;
}

function quoted(meta: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"((?:\\\\.|[^"\\\\])*)"|'((?:\\\\.|[^'\\\\])*)')`).exec(meta);
  return (match?.[1] ?? match?.[2])?.replace(/\\(["'\\])/g, '$1');
}
