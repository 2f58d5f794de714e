import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where a site says what its content may hold. */
export const contentFile = 'site/content.ts';

const line = '  modules: docusaurusModules,\n';
const declaration = "import { docusaurusModules } from 'help-portal-import-docusaurus/src/modules';\n";

/** As a site has it that says nothing yet. */
const empty = `import { defineContent } from 'help-portal/content';

/** What the content of this site may hold beyond that of every site. */
export const content = defineContent({
});
`;

/** Names the modules of Docusaurus in the site's definition, so that pages and components may go on importing them. */
export function nameModules(root: string): { texts: Map<string, string>; changed: string[]; left: string[] } {
  const file = path.join(root, contentFile);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : empty;
  if (before.includes('docusaurusModules')) return { texts: new Map(), changed: [], left: [] };
  const named = before.replace(/^export const content = (?:defineContent\()?\{\n/m, (start) => start + line);
  if (named === before)
    return {
      texts: new Map(),
      changed: [],
      left: [`Modules of Docusaurus that pages and components import: add "${line.trim()}" to ${contentFile}.`],
    };
  return {
    texts: new Map([[contentFile, declaration + named]]),
    changed: [`Pages and components may import modules of Docusaurus (${contentFile}).`],
    left: [],
  };
}
