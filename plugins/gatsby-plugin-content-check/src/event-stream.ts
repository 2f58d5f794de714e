import type { ServerResponse } from 'node:http';
import type { Messages } from './messages';

/** Sends the last message of each kind to every page that listens: at once, and whenever it changes. */
export class EventStream {
  private readonly listeners = new Set<ServerResponse>();
  private readonly last = new Map<string, string>();

  /** Answers a request for server-sent events. */
  add(response: ServerResponse): void {
    // Compressed, events would wait until a block is full.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    response.write([...this.last.values()].join('') || ':\n\n');
    this.listeners.add(response);
    response.on('close', () => this.listeners.delete(response));
  }

  send<Kind extends keyof Messages>(kind: Kind, value: Messages[Kind]): void {
    const message = `event: ${kind}\ndata: ${JSON.stringify(value)}\n\n`;
    this.last.set(kind, message);
    for (const response of this.listeners) response.write(message);
  }
}
