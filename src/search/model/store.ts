/** State that a component reads by `useSyncExternalStore`. */
export class Store<State> {
  private readonly listeners = new Set<() => void>();

  constructor(protected state: State) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): State => this.state;

  protected notify(): void {
    for (const listener of this.listeners) listener();
  }
}
