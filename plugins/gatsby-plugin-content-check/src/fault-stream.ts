import type { ServerResponse } from 'node:http';
import type { Fault } from './fault';

/** Sends the list of faults to every page that listens: at once, and whenever it changes. */
export class FaultStream {
  private readonly listeners = new Set<ServerResponse>();
  private message = '';

  /** Answers a request for server-sent events. */
  add(response: ServerResponse): void {
    // Compressed, events would wait until a block is full.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    response.write(this.message === '' ? ':\n\n' : this.message);
    this.listeners.add(response);
    response.on('close', () => this.listeners.delete(response));
  }

  send(faults: readonly Fault[]): void {
    this.message = `data: ${JSON.stringify(faults)}\n\n`;
    for (const response of this.listeners) response.write(this.message);
  }
}
