import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const kinds = ['unit', 'site', 'browser'] as const;
type Kind = (typeof kinds)[number];

function kindOf(file: string): Kind {
  if (file.startsWith(`e2e${path.sep}`)) return 'browser';
  return file.startsWith(`site${path.sep}`) ? 'site' : 'unit';
}

/** The kinds of tests that quote each id; inputs and helpers of tests quote none. */
function quotedIds(): Map<string, Set<Kind>> {
  const quoted = new Map<string, Set<Kind>>();
  for (const file of readdirSync('__tests__', { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:test|spec)\.tsx?$/.test(file)) continue;
    for (const id of readFileSync(path.join('__tests__', file), 'utf8').match(/\b[A-Z]{3}-\d{2}\b/g) ?? [])
      quoted.set(id, (quoted.get(id) ?? new Set()).add(kindOf(file)));
  }
  return quoted;
}

describe('docs/criteria.md', () => {
  const lines = [
    ...readFileSync('docs/criteria.md', 'utf8').matchAll(/^- \*\*(\S+)\*\* (\[S\] )?\S.* \(([a-z, ]+)\)$/gm),
  ].map(([, id = '', mark, where = '']) => ({ id, isBinding: mark !== undefined, where }));
  const quoted = quotedIds();

  it('has a line for each id that a test quotes, and no other', () => {
    expect(quoted.size).toBeGreaterThan(400);
    expect(lines.map(({ id }) => id).sort()).toEqual([...quoted.keys()].sort());
  });

  it('says which kinds of tests hold each', () => {
    const expected = lines.map(({ id }) => [id, kinds.filter((kind) => quoted.get(id)?.has(kind)).join(', ')]);
    expect(lines.map(({ id, where }) => [id, where])).toEqual(expected);
  });

  it('what the specification demands is seen in the built site or in a browser', () => {
    const binding = lines.filter(({ isBinding }) => isBinding);
    expect(binding).toHaveLength(90);
    expect(binding.filter(({ where }) => where === 'unit').map(({ id }) => id)).toEqual([]);
  });

  it('has the ids of each area in order', () => {
    const areas = new Map<string, string[]>();
    for (const { id } of lines) areas.set(id.slice(0, 3), [...(areas.get(id.slice(0, 3)) ?? []), id]);
    expect(lines.map(({ id }) => id)).toEqual([...areas.values()].flatMap((ids) => ids.sort()));
  });
});
