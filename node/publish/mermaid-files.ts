import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { liveDiagramName } from '../../src/shared/mdx-components';
import { mermaidEntry, mermaidFolder } from '../../src/shared/mermaid-files';
import type { OutputWriter } from './output-writer';

const chunks = 'chunks/mermaid.esm.min';

/** Whether a page has a diagram that the browser draws, given what Gatsby stores of the page. */
export function hasLiveDiagram(pageData: string): boolean {
  return pageData.includes(`"name":"${liveDiagramName}"`);
}

/** Writes Mermaid's own files, which are loaded by pages with such a diagram only. */
export function writeMermaidFiles(writer: Pick<OutputWriter, 'write'>): void {
  for (const [name, text] of readMermaidFiles()) writer.write(`${mermaidFolder}/${name}`, text);
}

/** Returns its files by name, as `.js`. */
export function readMermaidFiles(): Map<string, string> {
  const folder = path.resolve('node_modules/mermaid/dist');
  const names = [
    mermaidEntry.replace(/\.js$/, '.mjs'),
    ...readdirSync(path.join(folder, chunks))
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => `${chunks}/${name}`),
  ];
  return new Map(
    names.map((name) => [
      name.replace(/\.mjs$/, '.js'),
      readFileSync(path.join(folder, name), 'utf8').replace(/\.mjs(?=["'])/g, '.js'),
    ]),
  );
}
