import path from 'node:path';
import type { LiveDiagrams } from './engine';
import { findMermaidFault } from './find-mermaid-fault';

/** Every kind of diagram that Mermaid draws, for `liveDiagrams` of `site/content.ts`. */
export const liveDiagrams: LiveDiagrams = {
  file: path.join(__dirname, 'component/LiveDiagram.tsx'),
  faultOf: findMermaidFault,
};
