import type { EngineAnswers, EngineMessage, EngineRequest } from '../../engine/protocol';
import { SearchError } from '../../model/client';

interface PendingCall {
  resolve: (value: never) => void;
  reject: (reason: SearchError) => void;
}

/** Request–response calls to the search worker. */
export class EngineLink {
  private readonly pending = new Map<number, PendingCall>();
  private count = 0;

  constructor(
    private readonly worker: Worker,
    private readonly onImproved: () => void,
    private readonly onBroken: () => void,
  ) {
    worker.addEventListener('message', ({ data }: MessageEvent<EngineMessage>) => this.receive(data));
    worker.addEventListener('error', (event) => this.fail(event.message));
    worker.addEventListener('messageerror', () => this.fail('A message could not be deserialized.'));
  }

  call<Type extends EngineRequest['type']>(
    request: Extract<EngineRequest, { type: Type }>,
    transfer: Transferable[] = [],
  ): Promise<EngineAnswers[Type]> {
    this.count += 1;
    const id = this.count;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.worker.postMessage({ ...request, id }, transfer);
    });
  }

  private receive(message: EngineMessage): void {
    if (message.type === 'improved') this.onImproved();
    if (message.type !== 'answer' && message.type !== 'failure') return;
    const call = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (message.type === 'answer') call?.resolve(message.value as never);
    else call?.reject(new SearchError(message.message, message.kind));
  }

  /** Terminates the worker and rejects all pending calls. */
  end(message = 'It was terminated.'): void {
    for (const { reject } of this.pending.values())
      reject(new SearchError(`The search worker failed: ${message}`, 'worker'));
    this.pending.clear();
    this.worker.terminate();
  }

  private fail(message: string): void {
    this.end(message);
    this.onBroken();
  }
}
