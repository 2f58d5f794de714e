import { search as limits, storageKeys } from '../../shared/constants';
import { searchSettings } from '../../shared/search-settings';
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
  metadata?: { stopped?: boolean };
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
/** Total size limit, well below the browsers' storage quota. */
const characterLimit = 500_000;

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
  while (stored.length > 1 && JSON.stringify(stored).length > characterLimit) stored = stored.slice(0, -1);
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

function toStored({ id, exchanges }: Conversation): StoredConversation {
  const query = exchanges[0]?.question ?? '';
  return { query, objectID: query.slice(0, limits.queryLength), chatId: id, messages: exchanges.flatMap(toMessages) };
}

/** Converts an exchange to messages; without an assistant message if there is no answer yet. */
export function toMessages({ id, question, status, text, quoted, sources, feedback }: Exchange): StoredMessage[] {
  const asked: StoredMessage = { id: `${id}-question`, role: 'user', parts: [{ type: 'text', text: question }] };
  const parts: StoredPart[] = [
    ...(text === '' ? [] : [{ type: 'text', text }]),
    ...(quoted ? [{ type: 'data-passages', data: quoted }] : []),
    ...sources.map((source) => ({ type: 'source-url', ...source })),
  ];
  if (parts.length === 0) return [asked];
  const answer: StoredMessage = { id, role: 'assistant', parts };
  if (status === 'stopped') answer.metadata = { stopped: true };
  if (feedback) answer.feedback = feedback;
  return [asked, answer];
}

function fromStored({ chatId, messages }: StoredConversation): Conversation {
  const exchanges: Exchange[] = [];
  for (const { id, role, parts, metadata, feedback } of messages) {
    const text = parts
      .flatMap((part) => (part.type === 'text' && typeof part.text === 'string' ? part.text : []))
      .join('\n\n');
    if (role === 'user') {
      exchanges.push({ ...newExchange(text), status: 'error', failure: 'The answer was not finished.' });
      continue;
    }
    const last = exchanges.at(-1);
    if (!last) continue;
    Object.assign(last, {
      id,
      text,
      status: metadata?.stopped ? 'stopped' : 'ready',
      failure: null,
      feedback: feedback ?? null,
      quoted:
        parts
          .map(({ type, data }) => (type === 'data-passages' ? readAnswer(data) : null))
          .find((answer) => answer !== null) ?? null,
      sources: parts.flatMap(({ type, url, title = '' }) =>
        type === 'source-url' && typeof url === 'string' ? [{ url, title }] : [],
      ),
    } satisfies Partial<Exchange>);
  }
  return { id: chatId, exchanges };
}

function isStored(value: unknown): value is StoredConversation {
  if (typeof value !== 'object' || value === null) return false;
  const { chatId, messages } = value as Partial<StoredConversation>;
  if (typeof chatId !== 'string' || !Array.isArray(messages) || messages[0]?.role !== 'user') return false;
  return messages.every(
    (message: Partial<StoredMessage> | null) => typeof message?.id === 'string' && Array.isArray(message.parts),
  );
}

function readAnswer(value: unknown): LocalAnswer | null {
  if (typeof value !== 'object' || value === null) return null;
  const { definition, passages, nearest } = value as Partial<LocalAnswer>;
  if (!Array.isArray(passages) || !Array.isArray(nearest)) return null;
  const isLink = (link: Partial<LocalAnswer['nearest'][number]> | null): boolean =>
    typeof link?.url === 'string' && link.url.startsWith('/') && typeof link.title === 'string';
  const isText = (passage: Partial<Passage> | null): boolean => isLink(passage) && typeof passage?.text === 'string';
  if (!passages.every(isText) || !nearest.every(isLink)) return null;
  const isDefined = definition && isText(definition) && typeof definition.term === 'string';
  return { ...(isDefined ? { definition } : {}), passages, nearest };
}
