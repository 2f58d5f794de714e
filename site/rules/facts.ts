import { defineRule, finding, lineInBlock } from 'help-portal/rules';
import type { Block } from 'help-portal/rules';

/** Every place that states a fact of `facts.yml` states its value. */
export const checkFacts = defineRule(['fact'], ({ pages, data }) => {
  const places = pages.map(({ file, blocks }) => toPlace(file, statementsOf(blocks)));
  return (data['facts.yml']?.items ?? []).flatMap(({ id, value, pattern }) =>
    (pattern === undefined ? [] : findIn(places, pattern)).flatMap(({ file, block, match }) => {
      const stated = normalise(match[1] ?? '');
      if (stated === normalise(value)) return [];
      const message = `"${normalise(match[0])}" is not what facts.yml says of ${id}. Expected ${value}.`;
      return finding('fact', file, lineInBlock(block, match.index), message);
    }),
  );
});

/**
 * Every place that a list of `facts.yml` finds names the same members, in any order: those of most places, or of the first.
 * They are not written down: which of two places is right, their author has to find out.
 */
export const checkFactLists = defineRule(['fact-list'], ({ pages, data }) => {
  const texts = pages.map(({ file, blocks }) => toPlace(file, [...statementsOf(blocks), ...tablesOf(blocks)]));
  return (data['facts.yml']?.lists ?? []).flatMap(({ id, pattern }) => {
    const places = findIn(texts, pattern).map(({ file, block, match }) => ({
      file,
      line: lineInBlock(block, match.index),
      members: membersOf(match[1] ?? ''),
    }));
    const agreeing = (members: readonly string[]): number =>
      places.filter((place) => isSame(place.members, members)).length;
    const [usual] = places.toSorted((one, other) => agreeing(other.members) - agreeing(one.members));
    if (!usual) return [];
    return places.flatMap(({ file, line, members }) => {
      if (isSame(members, usual.members)) return [];
      const where = `${usual.file}:${usual.line}`;
      const difference = [
        `only there: ${list(lacking(members, usual.members))}`,
        `only here: ${list(lacking(usual.members, members))}`,
      ].join('; ');
      return finding('fact-list', file, line, `The members of ${id} are not those of ${where} (${difference}).`);
    });
  });
});

/** The members that the second list has and the first has not. */
const lacking = (one: readonly string[], other: readonly string[]): string[] =>
  other.filter((member) => !one.includes(member));

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  lacking(one, other).length + lacking(other, one).length === 0;

const list = (members: readonly string[]): string => (members.length === 0 ? 'none' : members.join(', '));

/** The members of "a, b and c"; an article in front of one is none of its words. */
function membersOf(text: string): string[] {
  return normalise(text)
    .split(/\s*[,;]\s*(?:(?:and|or) )?| (?:and|or) /)
    .map((member) => member.replace(/^(?:an?|the) /, ''))
    .filter((member) => member !== '');
}

type Statement = Pick<Block, 'text' | 'line'>;

/** The statements of a file, and all of them together. */
interface Place {
  file: string;
  blocks: readonly Statement[];
  whole: string;
}

const toPlace = (file: string, blocks: readonly Statement[]): Place => ({
  file,
  blocks,
  whole: blocks.map(({ text }) => text).join('\n'),
});

/** Looks at each file as a whole first, since nearly all have no match: that takes a quarter of the time. */
function findIn(
  places: readonly Place[],
  pattern: string,
): { file: string; block: Statement; match: RegExpExecArray }[] {
  const statement = statementPattern(pattern);
  const anywhere = new RegExp(statement.source, 'imu');
  return places
    .filter(({ whole }) => anywhere.test(whole))
    .flatMap(({ file, blocks }) =>
      blocks.flatMap((block) => [...block.text.matchAll(statement)].map((match) => ({ file, block, match }))),
    );
}

/** Tables by their first columns, as `Heading above | First header | Next header: first cell, next cell`. */
export function tablesOf(blocks: readonly Block[]): Statement[] {
  const tables: { line: number; heading: string; rows: Block[][] }[] = [];
  let heading = '';
  let isInTable = false;
  for (const block of blocks) {
    if (block.type === 'heading') heading = normalise(block.text);
    if (block.type === 'cell') {
      if (!isInTable) tables.push({ line: block.line, heading, rows: [] });
      const rows = tables.at(-1)?.rows;
      const row = rows?.at(-1);
      if (row?.[0]?.line === block.line) row.push(block);
      else rows?.push([block]);
    }
    isInTable = block.type === 'cell';
  }
  return tables.map(({ line, heading: above, rows: [headers = [], ...rows] }) => {
    const title = [above, ...headers.map(({ text }) => text)].join(' | ');
    return { line, text: `${title}: ${rows.map(([cell]) => cell?.text ?? '').join(', ')}` };
  });
}

/** The pattern of a fact, in any case and with any white space for a space. */
export const statementPattern = (pattern: string): RegExp => new RegExp(pattern.replaceAll(' ', '\\s+'), 'giu');

/** What the patterns of facts are searched in: blocks, and rows of tables with `|` between their cells. */
export function statementsOf(blocks: readonly Block[]): Statement[] {
  const statements: Statement[] = [];
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
