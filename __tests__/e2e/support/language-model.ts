import type { Page } from 'playwright/test';

/** What a browser's language model does, for a page that is opened after it. */
export interface ScriptedModel {
  availability?: 'available' | 'downloadable' | 'downloading';
  /** Pieces of each answer, in order; the last is given again and again. */
  answers?: readonly (readonly string[])[];
  /** Never gets further than this. */
  hangs?: 'create';
}

/** What the model was asked, and what became of its conversations. */
export interface ModelLog {
  created: { role: string; content: string }[][];
  prompts: string[];
  destroyed: number;
}

/** Gives the page's browser a language model. */
export async function useModel(page: Page, model: ScriptedModel): Promise<void> {
  await page.addInitScript((script: ScriptedModel) => {
    const log: ModelLog = { created: [], prompts: [], destroyed: 0 };
    const never = (): Promise<never> => new Promise(() => undefined);
    const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));
    const answers = script.answers ?? [['No. [1]']];
    const session = {
      contextWindow: 9000,
      contextUsage: 0,
      measureContextUsage: (input: string) => Promise.resolve(input.length),
      destroy: () => (log.destroyed += 1),
      promptStreaming(input: string, { signal }: { signal: AbortSignal }) {
        const pieces = answers[Math.min(log.prompts.length, answers.length - 1)] ?? [];
        log.prompts.push(input);
        return new ReadableStream<string>({
          async start(controller) {
            signal.addEventListener('abort', () => controller.error(signal.reason));
            for (const piece of pieces) {
              await pause();
              if (signal.aborted) return;
              controller.enqueue(piece);
            }
            controller.close();
          },
        });
      },
    };
    Object.assign(window, {
      modelLog: log,
      LanguageModel: {
        availability: () => Promise.resolve(script.availability ?? 'available'),
        async create(options: {
          initialPrompts: { role: string; content: string }[];
          monitor: (target: EventTarget) => void;
        }) {
          log.created.push(options.initialPrompts);
          if (script.availability && script.availability !== 'available') {
            const monitor = new EventTarget();
            options.monitor(monitor);
            for (const loaded of [0, 0.42, 1]) {
              await pause();
              monitor.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }));
              if (script.hangs === 'create' && loaded > 0) return never();
            }
          }
          return script.hangs === 'create' ? never() : session;
        },
      },
    });
  }, model);
}

export async function modelLog(page: Page): Promise<ModelLog> {
  return page.evaluate(() => (window as unknown as { modelLog: ModelLog }).modelLog);
}
