import { answerLimits } from '../../shared/constants';
import { isWebUrl } from '../../shared/paths';
import { answerWords } from '../../shared/words/answers';
import { AnswerError } from './transport';
import type { AnswerPart } from './transport';

interface WirePart {
  type?: unknown;
  [key: string]: unknown;
}

/**
 * Parses one event of the assistant's stream. Returns null for unknown or malformed events; throws an `AnswerError`
 * with the service's message for errors.
 */
export function readPart(data: string): AnswerPart | 'finish' | null {
  const part = parse(data);
  switch (part?.type) {
    case 'start':
      return { type: 'start', ...(typeof part.messageId === 'string' ? { messageId: part.messageId } : {}) };
    case 'text-delta':
      return typeof part.delta === 'string' ? { type: 'text', delta: part.delta } : null;
    case 'tool-input-start':
    case 'tool-input-available':
      return { type: 'tool', id: textOf(part.toolCallId), query: queryOf(part.input), results: null };
    case 'tool-output-available':
      return { type: 'tool', id: textOf(part.toolCallId), query: queryOf(part.output), results: countOf(part.output) };
    case 'source-url':
      return typeof part.url === 'string' && isWebUrl(part.url)
        ? { type: 'source', url: part.url, title: textOf(part.title) }
        : null;
    case 'error':
      throw new AnswerError(textOf(part.errorText) || answerWords.assistantError);
    case 'abort':
      throw new AnswerError(answerWords.assistantStopped);
    case 'finish':
      return 'finish';
    default:
      return null;
  }
}

function parse(data: string): WirePart | null {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? (value as WirePart) : null;
  } catch {
    // One malformed event must not fail the answer.
    return null;
  }
}

/** Titles, ids and messages. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, answerLimits.title) : '');

function queryOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'query' in value ? textOf(value.query) : '';
}

function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if ('nbHits' in value && typeof value.nbHits === 'number') return value.nbHits;
  return 'hits' in value && Array.isArray(value.hits) ? value.hits.length : 0;
}
