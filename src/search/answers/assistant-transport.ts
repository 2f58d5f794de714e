import { answerLimits, storageKeys } from '../../shared/constants';
import { answerWords } from '../../shared/words/answers';
import { readEvents, StreamOverflow, StreamTimeout } from '../../browser/event-stream';
import { readStart, send, SendError } from '../../browser/send';
import type { SendOptions } from '../../browser/send';
import { readSessionItem, writeSessionItem } from '../../browser/storage';
import { readPart } from './assistant-parts';
import type { Conversation } from './conversation';
import { toMessages } from './stored-conversations';
import { AnswerError } from './transport';
import type { AnswerTransport } from './transport';
/** Milliseconds before its expiry at which a token is renewed. */
const tokenMargin = 30_000;

/**
 * Transport to a hosted assistant: one POST per question with the whole conversation, answered by server-sent events.
 * Sends nothing before the reader asks, and nothing but the conversation.
 */
export function assistantTransport(endpoint: string): AnswerTransport {
  return {
    async *ask(conversation, signal) {
      if (!navigator.onLine) throw new AnswerError(answerWords.offline);
      const start = Date.now();
      const response = await post(endpoint, endpoint, JSON.stringify(toBody(conversation)), {
        signal,
        timeout: answerLimits.timeouts.first,
      }).catch((reason: unknown) => explain(reason, signal));
      if (!response.ok) throw new AnswerError(await errorText(response));
      let hasFinished = false;
      let length = 0;
      try {
        const first = answerLimits.timeouts.first - (Date.now() - start);
        for await (const data of readEvents(response, { ...answerLimits.timeouts, first, event: answerLimits.event })) {
          if (signal.aborted) throw signal.reason;
          if (data === '[DONE]') break;
          const part = readPart(data);
          if (part === 'finish') hasFinished = true;
          else if (part) yield part;
          length += part !== 'finish' && part?.type === 'text' ? part.delta.length : 0;
          if (length > answerLimits.text) throw new StreamOverflow('The answer is too long.');
        }
      } catch (reason) {
        const isCut = reason instanceof StreamOverflow || Date.now() - start >= answerLimits.timeouts.all;
        if (!isCut || signal.aborted) explain(reason, signal);
        yield { type: 'cut' };
        return;
      }
      if (!hasFinished) throw new AnswerError(answerWords.answerEnded);
    },
    async vote(messageId, thumbs) {
      const body = JSON.stringify({ appId: new URL(endpoint).host, messageId, thumbs });
      const response = await post(endpoint, `${endpoint}/feedback`, body, { timeout: answerLimits.timeouts.first });
      if (!response.ok) throw new AnswerError(answerWords.voteRejected);
    },
  };
}

function toBody({ id, exchanges }: Conversation): object {
  const messages = exchanges.flatMap(toMessages).map(({ id: messageId, role, parts }) => ({
    id: messageId,
    role,
    parts: parts.filter(({ type }) => type === 'text'),
  }));
  return { id, messages, trigger: 'submit-message', messageId: messages.at(-1)?.id };
}

/** Posts JSON. On 401 or 403, fetches a token and retries once. */
async function post(endpoint: string, url: string, body: string, options: SendOptions): Promise<Response> {
  const request = (token: string | null): Promise<Response> =>
    send(url, {
      ...options,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body,
    });
  const response = await request(storedToken());
  if (response.status !== 401 && response.status !== 403) return response;
  const token = await fetchToken(endpoint, options);
  return token === null ? response : request(token);
}

async function fetchToken(endpoint: string, { signal }: SendOptions): Promise<string | null> {
  const response = await send(`${endpoint}/token`, { method: 'POST', signal, timeout: answerLimits.timeouts.first });
  const value = response.ok ? parse(await readStart(response, answerLimits.errorBody).catch(() => '')) : null;
  const token = typeof value === 'object' && value !== null && 'token' in value ? value.token : null;
  if (typeof token !== 'string') return null;
  writeSessionItem(storageKeys.assistantToken, token);
  return token;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns this tab's token unless it expires soon. The expiry is in the second part (JWT) or the first. */
function storedToken(): string | null {
  const token = readSessionItem(storageKeys.assistantToken);
  if (token === null) return null;
  const parts = token.split('.');
  for (const part of [parts[1], parts[0]]) {
    try {
      const { exp } = JSON.parse(atob((part ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number };
      if (typeof exp === 'number') return exp * 1000 - tokenMargin > Date.now() ? token : null;
    } catch {
      // This part is not JSON.
    }
  }
  return token;
}

/** Returns the body of an error response if it is fit for readers, otherwise a message with the status. */
async function errorText(response: Response): Promise<string> {
  const text = (await readStart(response, answerLimits.errorBody).catch(() => '')).trim();
  const isReadable = text !== '' && text.length < 300 && !text.startsWith('<') && !text.startsWith('{');
  return isReadable ? text : answerWords.assistantStatus(response.status);
}

function explain(reason: unknown, signal: AbortSignal): never {
  if (signal.aborted) throw signal.reason;
  if (reason instanceof AnswerError) throw reason;
  const isTimeout = reason instanceof StreamTimeout || (reason instanceof SendError && reason.kind === 'timeout');
  const message = isTimeout ? answerWords.assistantSlow : answerWords.assistantUnreachable;
  throw new AnswerError(message, { cause: reason });
}
