import type { EngineAnswers, EngineMessage, EngineRequest } from '../../engine/protocol';
import { SearchError } from '../../model/client';

interface Waiting {
  resolve: (value: never) => void;
  reject: (reason: SearchError) => void;
}

/** Calls to a worker and their answers. */
export class EngineLink {
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  constructor(
    private readonly worker: Worker,
    private readonly onImproved: () => void,
    private readonly onBroken: () => void,
  ) {
    worker.addEventListener('message', ({ data }: MessageEvent<EngineMessage>) => this.receive(data));
    worker.addEventListener('error', (event) => this.break(event.message));
    worker.addEventListener('messageerror', () => this.break('A message could not be read.'));
  }

  call<Type extends EngineRequest['type']>(
    request: Extract<EngineRequest, { type: Type }>,
    transfer: Transferable[] = [],
  ): Promise<EngineAnswers[Type]> {
    this.count += 1;
    const id = this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...request, id }, transfer);
    });
  }

  private receive(message: EngineMessage): void {
    if (message.type === 'improved') this.onImproved();
    if (message.type !== 'answer' && message.type !== 'failure') return;
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === 'answer') waiting?.resolve(message.value as never);
    else waiting?.reject(new SearchError(message.message, message.kind));
  }

  /** The worker is of no use any more; whoever waits is told. */
  end(message = 'It was ended.'): void {
    for (const { reject } of this.waiting.values())
      reject(new SearchError(`The search worker failed: ${message}`, 'worker'));
    this.waiting.clear();
    this.worker.terminate();
  }

  private break(message: string): void {
    this.end(message);
    this.onBroken();
  }
}
