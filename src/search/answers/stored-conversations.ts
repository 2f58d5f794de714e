import { answerLimits, searchLimits, storageKeys } from '../../shared/constants';
import { isOwnPath, isWebUrl } from '../../shared/paths';
import { searchSettings } from '../../shared/site-search';
import { searchWords } from '../../shared/words/search';
import { readItem, writeItem } from '../../browser/storage';
import type { LocalAnswer, Passage } from '../model/client';
import { newExchange } from './conversation';
import type { Conversation, Exchange } from './conversation';

/** A part of a message, in DocSearch's storage format. */
type StoredPart = { type: string; text?: string; data?: unknown; url?: string; title?: string };

interface StoredMessage {
  id: string;
  role: 'user' | 'assistant';
  parts: StoredPart[];
  metadata?: { stopped?: boolean; cut?: boolean; note?: string };
  feedback?: 'like' | 'dislike';
}

interface StoredConversation {
  /** The first question. */
  query: string;
  objectID: string;
  chatId: string;
  messages: StoredMessage[];
}
const conversationLimit = 10;

/** Returns the stored conversations of an index, newest first. Ignores invalid stored values. */
export function listConversations(indexName: string): Conversation[] {
  if (!searchSettings.remembers) return [];
  try {
    const value: unknown = JSON.parse(readItem(storageKeys.conversations + indexName) ?? '[]');
    return Array.isArray(value) ? value.filter(isStored).map(fromStored).slice(0, conversationLimit) : [];
  } catch {
    return [];
  }
}

/** Stores a conversation as the newest; drops the oldest beyond the limits of number and size. */
export function storeConversation(indexName: string, conversation: Conversation): void {
  write(indexName, [conversation, ...listConversations(indexName).filter(({ id }) => id !== conversation.id)]);
}

export function removeConversation(indexName: string, id: string): void {
  write(
    indexName,
    listConversations(indexName).filter((conversation) => conversation.id !== id),
  );
}

function write(indexName: string, conversations: readonly Conversation[]): void {
  const key = storageKeys.conversations + indexName;
  let stored = conversations.slice(0, conversationLimit).map(toStored);
  const isTooLong = (): boolean => JSON.stringify(stored).length > answerLimits.stored;
  while (stored.length > 1 && isTooLong()) stored = stored.slice(0, -1);
  // A single one loses its oldest questions.
  for (let [one] = stored; one && one.messages.length > 2 && isTooLong(); [one] = stored)
    stored = [{ ...one, messages: withoutFirst(one.messages) }];
  if (stored.length === 0) {
    writeItem(key, null);
    return;
  }
  const wanted = stored;
  // The storage may be full, and fewer conversations may still fit.
  while (!writeItem(key, JSON.stringify(stored))) {
    if (stored.length === 1) {
      // Not even one fits. A failed write keeps its value in memory, so restore all of them.
      writeItem(key, JSON.stringify(wanted));
      return;
    }
    stored = stored.slice(0, -1);
  }
}

/** Without the first question and its answer. */
function withoutFirst(messages: readonly StoredMessage[]): StoredMessage[] {
  const next = messages.findIndex(({ role }, index) => index > 0 && role === 'user');
  return messages.slice(next < 0 ? messages.length : next);
}

function toStored({ id, exchanges }: Conversation): StoredConversation {
  const query = exchanges[0]?.question ?? '';
  return {
    query,
    objectID: query.slice(0, searchLimits.queryLength),
    chatId: id,
    messages: exchanges.flatMap(toMessages),
  };
}

/** Converts an exchange to messages; without an assistant message if there is no answer yet. */
export function toMessages({
  id,
  question,
  status,
  text,
  quoted,
  sources,
  feedback,
  isCut,
  note,
}: Exchange): StoredMessage[] {
  const asked: StoredMessage = { id: `${id}-question`, role: 'user', parts: [{ type: 'text', text: question }] };
  const parts: StoredPart[] = [
    ...(text === '' ? [] : [{ type: 'text', text }]),
    ...(quoted ? [{ type: 'data-passages', data: quoted }] : []),
    ...sources.map((source) => ({ type: 'source-url', ...source })),
  ];
  if (parts.length === 0) return [asked];
  const answer: StoredMessage = { id, role: 'assistant', parts };
  if (status === 'stopped') answer.metadata = { stopped: true };
  if (isCut) answer.metadata = { ...answer.metadata, cut: true };
  if (note !== null) answer.metadata = { ...answer.metadata, note };
  if (feedback) answer.feedback = feedback;
  return [asked, answer];
}

function fromStored({ chatId, messages }: StoredConversation): Conversation {
  const exchanges: Exchange[] = [];
  for (const { id, role, parts, metadata, feedback } of messages) {
    const text = parts
      .flatMap((part) => (part.type === 'text' && typeof part.text === 'string' ? part.text : []))
      .join('\n\n')
      .slice(0, answerLimits.text);
    if (role === 'user') {
      exchanges.push({
        ...newExchange(text.slice(0, answerLimits.title)),
        status: 'error',
        failure: searchWords.unfinishedAnswer,
      });
      continue;
    }
    const last = exchanges.at(-1);
    if (!last) continue;
    Object.assign(last, {
      id,
      text,
      status: metadata?.stopped ? 'stopped' : 'ready',
      failure: null,
      feedback: feedback === 'like' || feedback === 'dislike' ? feedback : null,
      isCut: metadata?.cut === true,
      note: typeof metadata?.note === 'string' ? metadata.note.slice(0, answerLimits.title) : null,
      quoted:
        parts
          .map(({ type, data }) => (type === 'data-passages' ? readAnswer(data) : null))
          .find((answer) => answer !== null) ?? null,
      sources: parts.flatMap(readSource).slice(0, answerLimits.sources),
    } satisfies Partial<Exchange>);
  }
  return { id: chatId, exchanges };
}

function readSource({ type, url, title }: StoredPart): Exchange['sources'] {
  if (type !== 'source-url' || typeof url !== 'string' || !isWebUrl(url)) return [];
  return [{ url, title: typeof title === 'string' ? title.slice(0, answerLimits.title) : '' }];
}

function isStored(value: unknown): value is StoredConversation {
  if (typeof value !== 'object' || value === null) return false;
  const { chatId, messages } = value as Partial<StoredConversation>;
  if (typeof chatId !== 'string' || !Array.isArray(messages) || messages[0]?.role !== 'user') return false;
  return messages.every(
    (message: Partial<StoredMessage> | null) =>
      typeof message?.id === 'string' &&
      Array.isArray(message.parts) &&
      message.parts.every((part: unknown) => typeof part === 'object' && part !== null),
  );
}

function readAnswer(value: unknown): LocalAnswer | null {
  if (typeof value !== 'object' || value === null) return null;
  const { definition, passages, nearest, clauses } = value as Partial<LocalAnswer>;
  if (!Array.isArray(passages) || !Array.isArray(nearest)) return null;
  const isShort = (text: unknown, limit: number): boolean => typeof text === 'string' && text.length <= limit;
  const isLink = (link: Partial<LocalAnswer['nearest'][number]> | null): boolean =>
    typeof link?.url === 'string' && isOwnPath(link.url) && isShort(link.title, answerLimits.title);
  const isText = (passage: Partial<Passage> | null): boolean =>
    isLink(passage) &&
    isShort(passage?.text, answerLimits.event) &&
    isShort(passage?.markdown ?? '', answerLimits.event);
  if (passages.length + nearest.length > answerLimits.sources) return null;
  if (!passages.every(isText) || !nearest.every(isLink)) return null;
  const isDefined = definition && isText(definition) && isShort(definition.term, answerLimits.title);
  const isSplit = Number(clauses) > 1;
  return { ...(isDefined ? { definition } : {}), passages, nearest, ...(isSplit ? { clauses: Number(clauses) } : {}) };
}
