import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where a site says what its content may hold. */
export const contentFile = 'site/content.ts';

/** As a site has it that says nothing yet. */
const empty = `import { defineContent } from 'help-portal/content';

/** What the content of this site may hold beyond that of every site. */
export const content = defineContent({
});
`;

/** Something that `site/content.ts` must say. */
interface Extension {
  /** Its presence means that the site says so already. */
  name: string;
  declaration: string;
  line: string;
  /** What then is so. */
  changed: string;
  /** What lacks where it cannot be said. */
  left: string;
}

const modules: Extension = {
  name: 'docusaurusModules',
  declaration: "import { docusaurusModules } from 'help-portal-import-docusaurus/src/modules';\n",
  line: '  modules: docusaurusModules,\n',
  changed: 'Pages and components may import modules of Docusaurus',
  left: 'Modules of Docusaurus that pages and components import',
};

const formulasWith = (macros: Readonly<Record<string, string>>): Extension => ({
  name: 'drawFormulas',
  declaration: "import { drawFormulas } from 'help-portal-formulas/src/formulas';\n",
  line: `  formulas: drawFormulas(${Object.keys(macros).length === 0 ? '' : JSON.stringify(macros)}),\n`,
  changed: 'Formulas are drawn by help-portal-formulas',
  left: 'Formulas',
});

/**
 * Says in the site's definition that pages and components may go on importing modules of Docusaurus, and that formulas are
 * drawn.
 * @param formulas their macros, by command; null without formulas
 */
export function extendContent(
  root: string,
  formulas: Readonly<Record<string, string>> | null,
): { texts: Map<string, string>; changed: string[]; left: string[] } {
  const file = path.join(root, contentFile);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : empty;
  let text = before;
  const changed: string[] = [];
  const left: string[] = [];
  for (const each of [modules, ...(formulas === null ? [] : [formulasWith(formulas)])]) {
    if (text.includes(each.name)) continue;
    const extended = text.replace(/^export const content = (?:defineContent\()?\{\n/m, (start) => start + each.line);
    if (extended === text) left.push(`${each.left}: add "${each.line.trim()}" to ${contentFile}.`);
    else {
      text = each.declaration + extended;
      changed.push(`${each.changed} (${contentFile}).`);
    }
  }
  return { texts: new Map(text === before ? [] : [[contentFile, text]]), changed, left };
}
