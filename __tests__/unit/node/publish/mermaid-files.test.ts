import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { z } from 'zod';
import { hasLiveDiagram, readMermaidFiles } from '../../../../node/publish/mermaid-files';
import { liveDiagramMark, mermaidEntry, mermaidFolder } from '../../../../src/shared/mermaid-files';

it('the folder is named after the version that is installed', () => {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync('node_modules/mermaid/package.json', 'utf8')));
  expect(mermaidFolder).toBe(`mermaid-${version}`);
});

it('every file that one of them imports is there, under a name that hosts know', () => {
  const files = readMermaidFiles();
  expect([...files.keys()]).toContain(mermaidEntry);
  expect([...files.keys()].filter((name) => !name.endsWith('.js'))).toEqual([]);
  const missing = [...files].flatMap(([name, text]) =>
    [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)]
      .map(([, imported = '']) => posix.join(posix.dirname(name), imported))
      .filter((imported) => !files.has(imported)),
  );
  expect(missing).toEqual([]);
});

it('a page asks for them by a mark on the figure', () => {
  expect(hasLiveDiagram(`<figure class="diagram" ${liveDiagramMark}=""><pre>`)).toBe(true);
  expect(hasLiveDiagram(`<figure class="diagram"><pre>${liveDiagramMark}</pre>`)).toBe(false);
});
