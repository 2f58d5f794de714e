import path from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import type { DiagramFault } from './engine';

/** Milliseconds for a diagram, with the time to load Mermaid. */
const patience = 20_000;

interface Reader {
  worker: Worker;
  port: MessagePort;
  /** 1 when there is an answer. */
  signal: Int32Array;
}

let reader: Reader | null = null;

/**
 * Returns what Mermaid itself finds wrong with a diagram, in its own words, or null. Started with the first one that is
 * asked for.
 */
export function findMermaidFault(source: string): DiagramFault | null {
  reader ??= startReader();
  const { worker, port, signal } = reader;
  Atomics.store(signal, 0, 0);
  // Mermaid does not count the comments and empty lines that it takes out.
  // @reach mermaid: counts lines after it has removed comments and leading empty lines; faults are reported at another
  //   line: `live-diagrams.test.ts`
  const text = source.replace(/^[ \t]*%%(?!\{).*$/gm, '');
  const first = text.slice(0, text.length - text.trimStart().length).split('\n').length - 1;
  port.postMessage(text);
  if (Atomics.wait(signal, 0, 0, patience) === 'timed-out') {
    void worker.terminate();
    reader = null;
    return { message: `Mermaid did not read the diagram within ${patience / 1000} s.`, line: 1 };
  }
  const answer: { message: DiagramFault | null } | undefined = receiveMessageOnPort(port);
  const fault = answer?.message ?? null;
  return fault && { ...fault, line: fault.line + first };
}

function startReader(): Reader {
  const { port1: port, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(path.join(__dirname, 'mermaid-worker.mjs'), {
    workerData: { port: port2, signal },
    transferList: [port2],
    stdout: true,
    stderr: true,
  });
  worker.unref();
  port.unref();
  return { worker, port, signal };
}
