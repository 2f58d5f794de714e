import { createRequire } from 'node:module';
import path from 'node:path';
import type * as BeautifulMermaid from 'beautiful-mermaid';

type Mermaid = typeof BeautifulMermaid;

/**
 * Loads the diagram library on first use. The package exports only an ES module, and Gatsby turns imports of build code
 * into `require`; in that case its file is loaded by path, which Node 20.19 supports.
 */
export async function loadMermaid(): Promise<Mermaid> {
  try {
    return await import('beautiful-mermaid');
  } catch (reason) {
    if (!(reason instanceof Error && 'code' in reason && reason.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED')) throw reason;
    const load: (file: string) => Mermaid = createRequire(path.resolve('package.json'));
    return load(path.resolve('node_modules/beautiful-mermaid/dist/index.js'));
  }
}
