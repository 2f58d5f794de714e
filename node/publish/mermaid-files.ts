import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { liveDiagramMark, mermaidEntry, mermaidFolder } from '../../src/shared/mermaid-files';
import type { DevelopmentApp } from './development-app';
import type { OutputWriter } from './output-writer';

const chunks = 'chunks/mermaid.esm.min';

/** Whether a page has a diagram that the browser draws, given its HTML. */
export function hasLiveDiagram(html: string): boolean {
  return html.includes(` ${liveDiagramMark}="`);
}

/** Writes Mermaid's own files, which are loaded by pages with such a diagram only. */
export function writeMermaidFiles(writer: Pick<OutputWriter, 'write'>): void {
  for (const [name, text] of readMermaidFiles()) writer.write(`${mermaidFolder}/${name}`, text);
}

/** Lets `gatsby develop` answer with them. */
export function serveMermaidFiles(app: DevelopmentApp): void {
  let files: ReadonlyMap<string, string> | null = null;
  app.use(({ path: address }, response, next) => {
    const [, name] = address.split(`/${mermaidFolder}/`);
    if (name !== undefined) files ??= readMermaidFiles();
    const text = files?.get(name ?? '');
    if (text === undefined) next();
    else response.set({ 'Content-Type': 'text/javascript; charset=utf-8' }).send(text);
  });
}

/**
 * Returns its files by name, as `.js`.
 * @reach mermaid: its bundle imports from `chunks/mermaid.esm.min`, each by a name that ends in `.mjs`; live diagrams
 *   are not drawn: `mermaid-files.test.ts`, `live-diagrams.spec.ts`
 */
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
