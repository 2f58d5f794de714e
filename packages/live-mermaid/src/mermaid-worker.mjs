/**
 * Reads diagrams with Mermaid, which needs a moment to load and answers asynchronously; `find-mermaid-fault.ts` waits.
 */
import { workerData } from 'node:worker_threads';

// What DOMPurify asks for before it notices that it cannot work here; then it leaves texts as they are.
// @reach dompurify: leaves texts as they are when the window has no working DOM, after asking for these names; every
//   live diagram is a fault: `live-diagrams.test.ts`
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

/**
 * The bundle, which has no types; the package's other form needs the DOM.
 * @reach mermaid: the bundle is `dist/mermaid.esm.min.mjs` and reads without a DOM; every live diagram is a fault:
 *   `live-diagrams.test.ts`
 */
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
    // @reach mermaid: a fault says `on line` and a number; faults are reported at the first line:
    //   `live-diagrams.test.ts`
    return { message, line: Number(/\bon line (\d+)/.exec(message)?.[1] ?? 1) };
  }
}
