import type { Token, Tokens } from 'marked';
import { sendForText } from '../../browser/send';
import { isOwnPath, markdownPath } from '../../shared/paths';
import { localUrl } from '../hit-url';
import { clauseCount } from '../model/client';
import type { LocalAnswer, Passage } from '../model/client';
import { marked } from './render-markdown';

/** Milliseconds that an answer waits for its pages; then passages are shown as plain text. */
const patience = 2500;

/** Items of a list up to which all are shown when one is quoted. A longer one shows those that are. */
const wholeList = 15;

/** Lists and tables of which no more than this share is quoted show only that. */
const quotedShare = 0.5;

/**
 * Adds to the passages that answer the Markdown of the blocks that they were quoted from, as their pages publish it: with
 * links, bold words, whole lists and the code between them. Passages whose page cannot be had stay as they are.
 */
export async function withMarkdown(answer: LocalAnswer, signal: AbortSignal): Promise<LocalAnswer> {
  const isFull = (index: number): boolean => index < clauseCount(answer);
  const passages = await Promise.all(
    answer.passages.map(async (passage, index) => (isFull(index) ? drawn(passage, signal) : passage)),
  );
  return { ...answer, passages };
}

async function drawn(passage: Passage, signal: AbortSignal): Promise<Passage> {
  const url = localUrl(passage.url);
  if (!isOwnPath(url)) return passage;
  const address = markdownPath(new URL(url, window.location.href).pathname);
  try {
    const page = await sendForText(address, { signal, timeout: patience });
    const markdown = blocksOf(page, passage);
    return markdown === '' ? passage : { ...passage, markdown };
  } catch {
    return passage;
  }
}

/** Returns the blocks of a page's Markdown that a passage was quoted from; '' if they cannot be found. */
export function blocksOf(page: string, { text, title }: Passage): string {
  const lines = text.split('\n').map(lettersOf).filter(Boolean);
  const heading = lettersOf(title.split(' › ').at(-1) ?? '');
  const sections = sectionsOf(marked.lexer(page)).map(({ head, blocks }) => {
    const kept = blocks.map((block) => quotedPart(block, lines));
    const found = kept.filter((part) => part !== '').length;
    return { blocks, kept, score: found + (found > 0 && lettersOf(head) === heading ? lines.length : 0) };
  });
  const best = sections.reduce((one, other) => (other.score > one.score ? other : one));
  // Code belongs to the sentence before it.
  return best.kept
    .map(
      (part, index) =>
        part || (best.blocks[index]?.type === 'code' && best.kept[index - 1] ? best.blocks[index].raw : ''),
    )
    .filter(Boolean)
    .map((part) => part.trim())
    .join('\n\n');
}

function sectionsOf(tokens: readonly Token[]): { head: string; blocks: Token[] }[] {
  const sections: { head: string; blocks: Token[] }[] = [{ head: '', blocks: [] }];
  for (const token of tokens) {
    if (token.type === 'heading') sections.push({ head: token.raw, blocks: [] });
    else if (token.type !== 'space') sections.at(-1)?.blocks.push(token);
  }
  return sections;
}

/** Returns what is quoted of a block; '' for nothing. */
function quotedPart(block: Token, lines: readonly string[]): string {
  const isQuoted = (raw: string): boolean => {
    const letters = lettersOf(raw);
    return letters !== '' && lines.some((line) => letters.includes(line) || line.includes(letters));
  };
  if (block.type === 'list') {
    const { items } = block as Tokens.List;
    const quoted = items.filter(({ raw }) => isQuoted(raw));
    if (quoted.length === 0) return '';
    return items.length <= wholeList || quoted.length > items.length * quotedShare
      ? block.raw
      : quoted.map(({ raw }) => raw).join('');
  }
  if (block.type === 'table') {
    const [head = '', rule = '', ...rows] = block.raw.trimEnd().split('\n');
    const quoted = rows.filter(isQuoted);
    return quoted.length === 0
      ? ''
      : [head, rule, ...(quoted.length > rows.length * quotedShare ? rows : quoted)].join('\n');
  }
  return isQuoted(block.raw) ? block.raw : '';
}

/** The letters and digits of a text, without addresses of links and marks. */
function lettersOf(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/&#?\w+;/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}
