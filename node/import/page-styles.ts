import { posix } from 'node:path';
import { digestOf } from '../base/digest';
import { findForeignFile, splitRequest } from './foreign-code';

/** Below it are components that only bring the style sheets of pages. */
const stylesFolder = 'content/page-styles';

/** A line that imports a style sheet for its effect. */
const importLine = /^import\s+(['"])([^'"\n]+\.css)\1;?[ \t]*$/gm;

/**
 * Returns a page's text in which style sheets that it imports come with a component: here only components have styles.
 * The components are written into `texts`.
 * @param placeOf the place here of a file of the other site
 */
export function bringStyles(
  text: string,
  from: string,
  root: string,
  placeOf: (file: string) => string | undefined,
  texts: Map<string, string>,
): string {
  const tags: string[] = [];
  const result = text.replace(importLine, (line, _quote: string, specifier: string) => {
    const file = findForeignFile(root, specifier, from);
    const target = file === undefined ? undefined : placeOf(file);
    const isMissing = target === undefined && /^(?:\.|\/|@site\/)/.test(specifier);
    if (isMissing) return line;
    const sheet = target === undefined ? splitRequest(specifier)[1] : `@site/${target}`;
    const name = `PageStyles${tags.length + 1}`;
    const component = `${stylesFolder}/${posix.basename(sheet, '.css').replace(/\W/g, '-')}-${digestOf(sheet).slice(0, 6)}`;
    texts.set(`${component}.jsx`, `import '${sheet}';\n\nexport default function PageStyles() {\n  return null;\n}\n`);
    tags.push(`<${name} />\n`);
    return `import ${name} from '@site/${component}.jsx';`;
  });
  return tags.length === 0 ? text : `${result.trimEnd()}\n\n${tags.join('\n')}`;
}
