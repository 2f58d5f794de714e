import { searchLimits, storageKeys } from '../../shared/constants';
import { readItem, writeItem } from '../../browser/storage';

export type HostStatus = 'up' | 'down' | 'timed out';

interface HostState {
  status: HostStatus;
  /** Milliseconds since the epoch. */
  lastUpdate: number;
}

/**
 * Remembers which hosts failed, across page loads, for `failedHostPause`. Invalid stored values are ignored.
 */
export class HostStates {
  constructor(
    private readonly name: string,
    private readonly now: () => number = Date.now,
  ) {}

  private get key(): string {
    return `${storageKeys.searchHosts}${this.name}`;
  }

  read(host: string): HostState {
    const { [host]: state } = this.readAll();
    return state ?? { status: 'up', lastUpdate: 0 };
  }

  isUp(host: string): boolean {
    const { status, lastUpdate } = this.read(host);
    // Absolute difference: a time in the future was stored while the clock was wrong.
    return status === 'up' || Math.abs(this.now() - lastUpdate) > searchLimits.failedHostPause;
  }

  isTimedOut(host: string): boolean {
    return this.read(host).status === 'timed out' && !this.isUp(host);
  }

  write(host: string, status: HostStatus): void {
    const states = this.readAll();
    // Only failures are stored.
    const others = Object.entries(states).filter(([name]) => name !== host && !this.isUp(name));
    const own = status === 'up' ? [] : [[host, { status, lastUpdate: this.now() }]];
    const all = Object.fromEntries([...others, ...own]) as Record<string, HostState>;
    writeItem(this.key, Object.keys(all).length === 0 ? null : JSON.stringify(all));
  }

  private readAll(): Record<string, HostState> {
    try {
      const stored: unknown = JSON.parse(readItem(this.key) ?? '{}');
      if (typeof stored !== 'object' || stored === null) return {};
      return Object.fromEntries(Object.entries(stored).filter(([, state]) => isState(state)));
    } catch {
      return {};
    }
  }
}

function isState(value: unknown): value is HostState {
  if (typeof value !== 'object' || value === null || !('status' in value) || !('lastUpdate' in value)) return false;
  return (value.status === 'down' || value.status === 'timed out') && typeof value.lastUpdate === 'number';
}
