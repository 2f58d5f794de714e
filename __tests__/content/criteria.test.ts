import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const id = /\b[A-Z]{3}-\d{2}\b/g;

/** Ids in files of tests; their inputs and helpers quote none. */
function quotedIds(): string[] {
  const files = readdirSync('__tests__', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:test|spec)\.tsx?$/.test(name),
  );
  return files.flatMap((name) => readFileSync(path.join('__tests__', name), 'utf8').match(id) ?? []);
}

describe('docs/criteria.md', () => {
  const explained = [...readFileSync('docs/criteria.md', 'utf8').matchAll(/^- \*\*(\S+)\*\* \S/gm)].map(
    ([, name = '']) => name,
  );
  const quoted = [...new Set(quotedIds())].sort();

  it('has a line for each id that a test quotes, and no other', () => {
    expect(quoted.length).toBeGreaterThan(300);
    expect([...explained].sort()).toEqual(quoted);
  });

  it('has the ids of each area in order', () => {
    const areas = new Map<string, string[]>();
    for (const name of explained) areas.set(name.slice(0, 3), [...(areas.get(name.slice(0, 3)) ?? []), name]);
    expect(explained).toEqual([...areas.values()].flatMap((names) => names.sort()));
  });
});
