import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Kind = 'unit' | 'site' | 'browser';

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
  const lines = [...readFileSync('docs/criteria.md', 'utf8').matchAll(/^- \*\*(\S+)\*\* (\[S\] )?\S/gm)].map(
    ([, id = '', mark]) => ({ id, isBinding: mark !== undefined }),
  );
  const quoted = quotedIds();

  it('has a line for each id that a test quotes, and no other', () => {
    expect(quoted.size).toBeGreaterThan(400);
    expect(lines.map(({ id }) => id).sort()).toEqual([...quoted.keys()].sort());
  });

  it('what the specification demands is seen in the built site or in a browser', () => {
    const binding = lines.filter(({ isBinding }) => isBinding);
    expect(binding).not.toEqual([]);
    const isSeen = ({ id }: { id: string }): boolean =>
      quoted.get(id)?.has('site') === true || quoted.get(id)?.has('browser') === true;
    expect(binding.filter((line) => !isSeen(line)).map(({ id }) => id)).toEqual([]);
  });
});
