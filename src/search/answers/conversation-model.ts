import { answerLimits } from '../../shared/constants';
import { answerWords } from '../../shared/words/answers';
import { reportEvent } from '../../browser/reader-events';
import { isAbort } from '../../browser/send';
import type { LocalAnswer } from '../model/client';
import { Store } from '../model/store';
import { newExchange, newId } from './conversation';
import type { Conversation, Exchange } from './conversation';
import { sourcesOf } from './sources';
import { listConversations, storeConversation } from './stored-conversations';
import { AnswerError } from './transport';
import type { AnswerPart, AnswerTransport } from './transport';

interface ModelOptions {
  /** Of the first questions. */
  transport: AnswerTransport;
  /** Part of the storage key; null if conversations are not stored. */
  indexName: string | null;
}

/** The current conversation and its requests. */
export class ConversationModel extends Store<Conversation> {
  private running: AbortController | null = null;
  private frame = 0;
  private transport: AnswerTransport;

  constructor(private readonly options: ModelOptions) {
    super({ id: newId(), exchanges: [] });
    this.transport = options.transport;
  }

  /** Answers further questions in another way; without one, as the first. */
  use(transport: AnswerTransport = this.options.transport): void {
    if (transport === this.transport) return;
    this.close();
    this.transport = transport;
  }

  /** Stops answering and frees what answers. */
  close(): void {
    this.stop();
    this.transport.close?.();
  }

  get isAnswering(): boolean {
    const status = this.state.exchanges.at(-1)?.status;
    return status === 'submitted' || status === 'streaming';
  }

  startNew(): void {
    this.close();
    this.state = { id: newId(), exchanges: [] };
    this.notify();
  }

  /** Continues a stored conversation. */
  open(id: string): void {
    this.close();
    const stored = this.options.indexName === null ? [] : listConversations(this.options.indexName);
    const found = stored.find((conversation) => conversation.id === id);
    if (found) this.state = found;
    this.notify();
  }

  ask(question: string, quoted: LocalAnswer | null = null): void {
    const text = question.trim();
    if (text === '' || this.isAnswering) return;
    const exchange = { ...newExchange(text), quoted };
    this.state = { ...this.state, exchanges: [...this.state.exchanges, exchange] };
    this.notify();
    void this.run(exchange.id);
  }

  /** Asks the last question again; passages stay until others come. */
  retry(): void {
    const last = this.state.exchanges.at(-1);
    if (!last || this.isAnswering) return;
    this.state = { ...this.state, exchanges: this.state.exchanges.slice(0, -1) };
    this.ask(last.question, last.quoted);
  }

  /** Aborts the answer; what has arrived stays. */
  stop(): void {
    this.running?.abort();
  }

  /** Sends a vote. Rejects if it could not be sent, and may then be repeated. */
  async vote(id: string, feedback: 'like' | 'dislike'): Promise<void> {
    await this.transport.vote?.(id, feedback === 'like' ? 1 : 0);
    this.change(id, { feedback });
    this.store();
  }

  private async run(id: string): Promise<void> {
    const controller = new AbortController();
    this.running = controller;
    let current = id;
    try {
      for await (const part of this.transport.ask(this.state, controller.signal)) {
        if (controller.signal.aborted) break;
        current = this.apply(current, part);
      }
      this.change(current, { status: controller.signal.aborted ? 'stopped' : 'ready', step: null });
    } catch (reason) {
      if (controller.signal.aborted || isAbort(reason)) this.change(current, { status: 'stopped', step: null });
      else {
        console.warn(reason);
        const failure = reason instanceof AnswerError ? reason.message : answerWords.failed;
        this.change(current, { status: 'error', failure, step: null });
        return;
      }
    }
    this.store();
  }

  /** Applies a part to an exchange. Returns the exchange's id, which the service may change. */
  private apply(id: string, part: AnswerPart): string {
    const exchange = this.state.exchanges.find((one) => one.id === id);
    if (!exchange) return id;
    switch (part.type) {
      case 'start': {
        const { messageId } = part;
        const isFree = !this.state.exchanges.some((one) => one.id === messageId);
        if (!messageId || !isFree) return id;
        this.change(id, { id: messageId });
        return messageId;
      }
      case 'text':
        this.change(id, {
          status: 'streaming',
          step: null,
          text: (exchange.text + part.delta).slice(0, answerLimits.text),
        });
        return id;
      case 'tool': {
        const known = exchange.tools.find((tool) => tool.id === part.id);
        const tool = { id: part.id, query: part.query || (known?.query ?? ''), results: part.results };
        const others = exchange.tools.filter((one) => one.id !== part.id);
        this.change(id, { tools: [...others.slice(1 - answerLimits.sources), tool] });
        return id;
      }
      case 'source': {
        const { url, title } = part;
        const isNew =
          exchange.sources.length < answerLimits.sources && !exchange.sources.some((known) => known.url === url);
        if (isNew) this.change(id, { sources: [...exchange.sources, { url, title }] });
        return id;
      }
      case 'step':
        this.change(id, { step: { loaded: part.loaded } });
        return id;
      case 'note':
        this.change(id, { note: part.text });
        return id;
      case 'cut':
        this.change(id, { isCut: true });
        return id;
      case 'quoted':
        if (sourcesOf(part.answer).length === 0) reportEvent('question_refused', { search_term: exchange.question });
        this.change(id, { status: 'streaming', quoted: part.answer });
        return id;
    }
  }

  private change(id: string, change: Partial<Exchange>): void {
    const exchanges = this.state.exchanges.map((exchange) =>
      exchange.id === id ? { ...exchange, ...change } : exchange,
    );
    this.state = { ...this.state, exchanges };
    // Tokens arrive faster than frames, so notifications are batched per frame.
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.notify());
  }

  protected override notify(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    super.notify();
  }

  private store(): void {
    const { indexName } = this.options;
    if (indexName !== null && this.state.exchanges.length > 0) storeConversation(indexName, this.state);
  }
}
