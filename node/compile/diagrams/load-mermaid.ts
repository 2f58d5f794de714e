import type * as BeautifulMermaid from 'beautiful-mermaid';
import { fileOfPackage, requireFromEngine } from '../../base/roots.cjs';
import { changeGraphs } from './layout-engine';

type Mermaid = typeof BeautifulMermaid;

let library: Mermaid | undefined;

/**
 * Loads the diagram library on first use. The package exports only an ES module, which Node 20.19 requires by its path,
 * so that drawing stays synchronous and a time limit can end it.
 * @reach beautiful-mermaid: its only file is `dist/index.js`, and Node can require it; no diagram is drawn:
 *   `diagrams.test.ts`
 */
export function loadMermaid(): Mermaid {
  if (!library) {
    changeGraphs();
    library = requireFromEngine(fileOfPackage('beautiful-mermaid', 'dist/index.js')) as Mermaid;
  }
  return library;
}
