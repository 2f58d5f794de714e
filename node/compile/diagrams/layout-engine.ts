import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkNode } from 'elkjs';
import { joinArrows } from './join-arrows';

/** What the diagram library reaches into to lay out without waiting. */
interface Worker {
  worker: { dispatcher: { saveDispatch: (message: { data: { graph?: ElkNode } }) => void } };
}

/**
 * Makes drawings with a cycle begin where the cycle is entered: by default the engine reverses as few arrows as possible,
 * which puts the first state anywhere
 * (https://eclipse.dev/elk/reference/options/org-eclipse-elk-layered-cycleBreaking-strategy.html). Lets it join arrows,
 * and align boxes one below the other, which the library would move over lines that are laid already. The diagram library
 * passes no options on, and the engine's object is private to it: so this changes every graph on its way. Must run
 * before the library draws for the first time.
 * @reach elkjs: sets `worker` on itself, and takes graphs by `dispatcher.saveDispatch` of the worker inside, and
 *   `beautiful-mermaid` uses this copy; cycles begin anywhere, and lines run behind boxes: `diagrams.test.ts`,
 *   `diagram-geometry.test.ts`
 */
export function changeGraphs(): void {
  Object.defineProperty(ELK.prototype, 'worker', {
    configurable: true,
    set(this: object, value: Worker) {
      const { dispatcher } = value.worker;
      const send = dispatcher.saveDispatch;
      dispatcher.saveDispatch = (message) => {
        const { graph } = message.data;
        if (graph) {
          setOptions(graph);
          joinArrows(graph);
        }
        send(message);
      };
      Object.defineProperty(this, 'worker', { value });
    },
  });
}

function setOptions(node: ElkNode): void {
  node.layoutOptions = {
    ...node.layoutOptions,
    'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
    'elk.layered.compaction.postCompaction.strategy': 'NONE',
    'elk.alignment': 'LEFT',
  };
  node.children?.forEach(setOptions);
}
