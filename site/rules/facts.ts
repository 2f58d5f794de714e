import { lineInBlock } from '../../node/check/writing/corpus';
import type { Block } from '../../node/check/writing/corpus';
import { finding } from '../../node/check/writing/finding';
import { defineRule } from '../../node/check/writing/rule';

/** Every place that states a fact of `facts.yml` states its value. */
export const checkFacts = defineRule(['fact'], ({ pages, data }) => {
  const facts = (data['facts.yml']?.items ?? []).flatMap(({ pattern, ...fact }) =>
    pattern === undefined ? [] : { ...fact, statement: statementPattern(pattern) },
  );
  return pages.flatMap(({ file, blocks }) =>
    statementsOf(blocks).flatMap((block) =>
      facts.flatMap(({ id, value, statement }) =>
        [...block.text.matchAll(statement)].flatMap((match) => {
          const stated = normalise(match[1] ?? '');
          if (stated === normalise(value)) return [];
          const message = `"${normalise(match[0])}" is not what facts.yml says of ${id}. Expected ${value}.`;
          return finding('fact', file, lineInBlock(block, match.index), message);
        }),
      ),
    ),
  );
});

/** The pattern of a fact, in any case and with any white space for a space. */
export const statementPattern = (pattern: string): RegExp => new RegExp(pattern.replaceAll(' ', '\\s+'), 'giu');

/** What the patterns of facts are searched in: blocks, and rows of tables with `|` between their cells. */
export function statementsOf(blocks: readonly Block[]): Pick<Block, 'text' | 'line'>[] {
  const statements: Pick<Block, 'text' | 'line'>[] = [];
  let row: Block | null = null;
  for (const block of blocks) {
    const last = statements.at(-1);
    if (last && row?.line === block.line && block.type === 'cell') last.text += ` | ${block.text}`;
    else statements.push({ text: block.text, line: block.line });
    row = block.type === 'cell' ? block : null;
  }
  return statements;
}

const normalise = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
