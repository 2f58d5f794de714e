/**
 * Reads diagrams with Mermaid, which needs a moment to load and answers asynchronously; `find-mermaid-fault.ts` waits.
 */
import { workerData } from 'node:worker_threads';

// What DOMPurify asks for before it notices that it cannot work here; then it leaves texts as they are.
class Stub {}
const document = { nodeType: 9, implementation: {}, createElement: () => ({}), addEventListener: () => undefined };
const window = {
  document,
  Element: Stub,
  Node: Stub,
  NodeFilter: Stub,
  DOMParser: Stub,
  CSS: { supports: () => true },
  addEventListener: () => undefined,
};
Object.assign(globalThis, { window, document });

/** The bundle, which has no types; the package's other form needs the DOM. */
const bundle = 'mermaid/dist/mermaid.esm.min.mjs';
/** @type {Promise<{ default: import('mermaid').Mermaid }>} */
const mermaid = import(bundle);
const { port, signal } = workerData;

port.on('message', async (/** @type {string} */ source) => {
  port.postMessage(await faultOf(source));
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});

/** @param {string} source */
async function faultOf(source) {
  try {
    await (await mermaid).default.parse(source);
    return null;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return { message, line: Number(/\bon line (\d+)/.exec(message)?.[1] ?? 1) };
  }
}
