import type { EngineCall, EngineMessage } from '../../../src/search/engine/protocol';

type Listener = (event: MessageEvent) => void;

/**
 * A worker in the same thread that runs the real script: messages are copied and come later, as between threads. Each
 * has a module registry of its own.
 */
export class FakeWorker {
  isSilent = false;
  private readonly listeners = new Map<string, Set<Listener>>();
  private receive: ((event: MessageEvent<EngineCall>) => void) | null = null;

  constructor() {
    const scope = globalThis as unknown as { postMessage: unknown; addEventListener: unknown };
    const former = { postMessage: scope.postMessage, addEventListener: scope.addEventListener };
    scope.addEventListener = (_type: string, listener: (event: MessageEvent<EngineCall>) => void) =>
      (this.receive = listener);
    scope.postMessage = () => undefined;
    jest.isolateModules(() => {
      // The script looks for its scope when it answers, so it gets this worker's own.
      jest.requireActual('../../../src/search/engine/worker');
    });
    Object.assign(scope, former);
    scope.postMessage = (message: EngineMessage) => this.send(message);
  }

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(listener));
  }

  postMessage(message: EngineCall): void {
    if (this.isSilent) return;
    const copy = structuredClone(message);
    queueMicrotask(() => {
      (globalThis as unknown as { postMessage: unknown }).postMessage = (answer: EngineMessage) => this.send(answer);
      this.receive?.(new MessageEvent('message', { data: copy }));
    });
  }

  terminate(): void {
    this.listeners.clear();
  }

  fail(message: string): void {
    for (const listener of this.listeners.get('error') ?? [])
      listener(Object.assign(new Event('error'), { message }) as unknown as MessageEvent);
  }

  private send(message: EngineMessage): void {
    queueMicrotask(() => {
      for (const listener of this.listeners.get('message') ?? [])
        listener(new MessageEvent('message', { data: message }));
    });
  }
}
