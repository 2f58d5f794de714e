/**
 * The language model that some browsers ship, through the part of the Prompt API that this site uses. Nothing is sent
 * anywhere: the model runs on the reader's device.
 * @see https://developer.mozilla.org/en-US/docs/Web/API/LanguageModel
 */
interface LanguageModelApi {
  availability(options: object): Promise<ModelAvailability>;
  create(options: object): Promise<ModelSession>;
}

/** `downloadable`: the browser has to download its model first, and needs a click to do so. */
export type ModelAvailability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

/** A conversation with the model, which remembers what was said. */
export interface ModelSession {
  promptStreaming(input: string, options: { signal: AbortSignal }): ReadableStream<string>;
  /** Tokens that an input would take. */
  measureContextUsage?(input: string): Promise<number>;
  /** Tokens taken so far, and the most there can be. */
  readonly contextUsage?: number;
  readonly contextWindow?: number;
  destroy(): void;
}

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

interface StartOptions {
  messages: readonly ModelMessage[];
  signal: AbortSignal;
  /** Called with the share of the model that is there, from 0 to 1, while the browser downloads it. */
  onProgress: (loaded: number) => void;
}

/** Milliseconds after which a browser that does not say whether it has a model counts as having none. */
const patience = 3000;

const english = [{ type: 'text', languages: ['en'] }];
const use = { expectedInputs: english, expectedOutputs: english };

function api(): LanguageModelApi | undefined {
  return (globalThis as { LanguageModel?: LanguageModelApi }).LanguageModel;
}

/** Returns whether this browser has a model for English text; never rejects. */
export async function modelAvailability(): Promise<ModelAvailability> {
  const late = new Promise<ModelAvailability>((resolve) => setTimeout(() => resolve('unavailable'), patience));
  try {
    return (await Promise.race([api()?.availability(use), late])) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/** Starts a conversation. Rejects if there is no model or the browser does not start it. */
export async function startModel({ messages, signal, onProgress }: StartOptions): Promise<ModelSession> {
  const model = api();
  if (!model) throw new Error('This browser has no language model.');
  return model.create({
    ...use,
    initialPrompts: messages,
    signal,
    monitor: (monitor: EventTarget) =>
      monitor.addEventListener('downloadprogress', (event) => {
        if ('loaded' in event && typeof event.loaded === 'number') onProgress(event.loaded);
      }),
  });
}
