/** `npm run schemas` writes the JSON Schemas of front matter, categories and data files that editors use. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from './load-source.mjs';

const { describeSchemas, schemaFolder } = /** @type {typeof import('../node/edit/editor-schemas')} */ (
  loadSource('node/edit/editor-schemas.ts')
);

rmSync(schemaFolder, { recursive: true, force: true });
mkdirSync(schemaFolder, { recursive: true });
for (const [name, text] of describeSchemas()) writeFileSync(join(schemaFolder, name), text);
