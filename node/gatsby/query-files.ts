import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { engineRoot } from '../base/roots.cjs';
import { readGatsbyState } from './bundle/gatsby-state';

type ParseFile = (this: unknown, file: string, addError: unknown) => Promise<object | null>;

/** The part of Gatsby's module that is used here. */
interface FileParserModule {
  default: { prototype: { parseFile?: ParseFile } };
}

/** What Gatsby looks for in a file: a query, or an export or component of one of these names. */
const wanted = /\bgraphql\b|\bgetServerData\b|\bSlice\b|\bexport\b[^;=(]*\b(?:config|Head)\b/;

/** Whether a file is the template of a page kind, such as guides, that a site has no page of. Gatsby would warn of its query. */
const isUnused = (file: string): boolean =>
  path.dirname(file) === path.join(engineRoot, 'src/templates') && !readGatsbyState().components.has(file);

/**
 * Makes Gatsby parse only the files that can have a query that runs. It skips those without a few words too, but `Head`
 * and `config` are in many: in headings and in configurations.
 * @throws if Gatsby has changed, so that an upgrade is noticed
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/query/file-parser.js
 * @reach gatsby: `FileParser.prototype.parseFile` gets a file and resolves with null when there is nothing in it; the
 *   build stops with a message: `query-files.test.ts`
 */
export function parseQueryFilesOnly(): void {
  const { prototype } = (createRequire(__filename)('gatsby/dist/query/file-parser') as FileParserModule).default;
  const { parseFile } = prototype;
  if (!parseFile) throw new Error('Gatsby no longer parses files as node/gatsby/query-files.ts expects it.');
  prototype.parseFile = async function (file, addError) {
    // A file that cannot be read is for Gatsby to report.
    const text = await readFile(file, 'utf8').catch(() => null);
    return text === null || (wanted.test(text) && !isUnused(file)) ? parseFile.call(this, file, addError) : null;
  };
}
