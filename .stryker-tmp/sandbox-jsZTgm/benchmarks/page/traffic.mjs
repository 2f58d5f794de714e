import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {{ type: string, start: number, end: number | null, bytes: number }} Transfer */

/** Records network transfers, in bytes as sent. Times are in seconds, as in the protocol. */
export class Traffic {
  /** @type {Map<string, Transfer>} */
  transfers = new Map();
  /** @type {number | null} */
  loadedAt = null;
  #changedAt = Date.now();

  /** @param {import('playwright').CDPSession} protocol */
  constructor(protocol) {
    protocol.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
      if (/^(?:data|blob):/.test(request.url)) return;
      this.transfers.set(requestId, { type, start: timestamp, end: null, bytes: 0 });
      this.#changedAt = Date.now();
    });
    /** @param {{ requestId: string, timestamp: number, encodedDataLength?: number }} event */
    const finish = ({ requestId, timestamp, encodedDataLength = 0 }) => {
      const transfer = this.transfers.get(requestId);
      if (transfer) Object.assign(transfer, { end: timestamp, bytes: encodedDataLength });
      this.#changedAt = Date.now();
    };
    protocol.on('Network.loadingFinished', finish);
    protocol.on('Network.loadingFailed', finish);
    protocol.on('Page.loadEventFired', ({ timestamp }) => (this.loadedAt = timestamp));
  }

  /** Waits until the network has been idle for a while. */
  async quiet(milliseconds = 1000) {
    const isOpen = () => [...this.transfers.values()].some(({ end }) => end === null);
    for (let waited = 0; waited < 30_000; waited += 50) {
      if (!isOpen() && Date.now() - this.#changedAt >= milliseconds) return;
      await pause(50);
    }
  }

  /**
   * @param {(transfer: Transfer) => boolean} [counts]
   */
  sum(counts = () => true) {
    const counted = [...this.transfers.values()].filter(counts);
    return { requests: counted.length, kilobytes: counted.reduce((total, { bytes }) => total + bytes, 0) / 1024 };
  }

  /** Returns the transfers completed so far. */
  finished() {
    return this.sum(({ end }) => end !== null);
  }

  atLoad() {
    const { loadedAt } = this;
    return this.sum(({ end }) => loadedAt !== null && end !== null && end <= loadedAt);
  }
}
