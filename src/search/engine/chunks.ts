import { blockMarks } from '../../shared/search-record';

/** Most characters of a quoted passage, of a list or table that is quoted as a whole, and of steps. */
const passageCharacters = 420;
const wholeCharacters = 750;
const stepsCharacters = 1100;
const passageSentences = 3;
const quotedRows = 3;

export type ChunkKind = 'text' | 'list' | 'steps' | 'table';

/** A part of a section that can be quoted. */
export interface Chunk {
  kind: ChunkKind;
  /** Where it is in the section; 0 is the beginning. */
  place: number;
  text: string;
}

/** Rates how well a text answers. */
export type Rate = (text: string) => number;

interface Group {
  kind: ChunkKind;
  /** What leads to a list or table: a sentence that ends with a colon, or the names of the columns. */
  intro: string[];
  blocks: string[];
}

/**
 * Returns what can be quoted of a section: up to three sentences of a paragraph, steps, lists and tables as a whole if
 * they are short, otherwise those items and rows that are rated best.
 */
export function chunksOf(blocks: readonly string[], rate: Rate): Chunk[] {
  return groupsOf(blocks).flatMap((group, place) => {
    const texts = group.kind === 'text' ? windowsOf(group.blocks) : [quoteOf(group, rate)];
    return texts.map((text, index) => ({ kind: group.kind, place: place + index, text }));
  });
}

function kindOf(block: string): ChunkKind {
  if (block.startsWith(blockMarks.step)) return 'steps';
  if (block.startsWith(blockMarks.item)) return 'list';
  return block.includes(blockMarks.cell) || block.startsWith(blockMarks.head) ? 'table' : 'text';
}

function groupsOf(blocks: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const kind = kindOf(block);
    const last = groups.at(-1);
    // A list between steps belongs to them.
    const isSame = last && (last.kind === kind || (last.kind === 'steps' && kind === 'list'));
    if (isSame && !block.startsWith(blockMarks.head)) {
      last.blocks.push(block);
      continue;
    }
    const leads = kind !== 'text' && last?.kind === 'text' && last.blocks.at(-1)?.endsWith(':');
    const intro = leads ? last.blocks.splice(-1) : [];
    if (block.startsWith(blockMarks.head)) groups.push({ kind, intro: [...intro, block], blocks: [] });
    else groups.push({ kind, intro, blocks: [block] });
  }
  return groups.filter((group) => group.blocks.length > 0);
}

function quoteOf({ kind, intro, blocks }: Group, rate: Rate): string {
  const whole = [...intro, ...blocks].join('\n');
  if (kind === 'steps') return join([...intro, ...blocks], '\n', stepsCharacters);
  if (whole.length <= wholeCharacters) return whole;
  const rated = blocks.map((block) => ({ block, score: rate([...intro, block].join('\n')) }));
  const best = rated.sort((a, b) => b.score - a.score).slice(0, quotedRows);
  const chosen = blocks.filter((block) => best.some((other) => other.block === block));
  return join([...intro, ...chosen], '\n', wholeCharacters);
}

function windowsOf(blocks: readonly string[]): string[] {
  return blocks.flatMap((block, index) => {
    // A question is quoted with its answer.
    if (block.endsWith('?')) return [join(blocks.slice(index, index + 2), '\n', Infinity)];
    const sentences = sentencesOf(block);
    return sentences.map((_, start) => join(sentences.slice(start, start + passageSentences), ''));
  });
}

/** Joins as many parts as fit; always at least the first. */
function join(parts: readonly string[], glue: string, most = passageCharacters): string {
  let text = '';
  for (const part of parts) {
    if (text && text.length + part.length > most) break;
    text += text ? glue + part : part;
  }
  return text.trim();
}

let segmenter: Intl.Segmenter | null = null;

function sentencesOf(block: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return block.match(/.+?(?:[.!?] |$)/g) ?? [];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  return Array.from(segmenter.segment(block), ({ segment }) => segment);
}
