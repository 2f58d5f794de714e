import { readFileSync } from 'node:fs';
import path, { posix } from 'node:path';
import { digestOf } from './engine';
import { readCssModule } from './css-module';
import { findForeignFile, splitRequest } from './foreign-code';
import { moveImports } from './import-pages';
import type { Moves } from './import-pages';
import { mapStatements } from './parts-of-page';

/** Below it are components that only bring the style sheets of pages. */
const stylesFolder = 'content/page-styles';

/** A line that imports a style sheet, for its effect or for the names of its classes. */
const importLine = /^import\s+(?:(?:\*\s*as\s+)?([\w$]+)\s+from\s+)?(['"])([^'"\n]+\.css)\2;?[ \t]*$/gm;

/**
 * Returns a page's text in which style sheets that it imports come with a component: here only components have styles.
 * The names of a CSS module's classes become a constant of the page. Components and sheets are written into `texts`.
 */
export function bringStyles(text: string, from: string, moves: Moves, texts: Map<string, string>): string {
  const tags: string[] = [];
  const bring = (line: string, local: string | undefined, _quote: string, specifier: string): string => {
    const file = findForeignFile(moves.root, specifier, from);
    const target = file === undefined ? undefined : moves.files.get(file);
    const isMissing = target === undefined && /^(?:\.|\/|@site\/)/.test(specifier);
    if (isMissing) return line;
    let sheet = target === undefined ? splitRequest(specifier)[1] : `@site/${target}`;
    let constant = '';
    if (local !== undefined) {
      const plain = file && target && plainSheet(file, target, moves);
      if (!plain) return line;
      texts.set(plain.target, plain.css);
      sheet = `@site/${plain.target}`;
      constant = `\nexport const ${local} = ${JSON.stringify(plain.names)};`;
    }
    const name = `PageStyles${tags.length + 1}`;
    const component = `${stylesFolder}/${posix.basename(sheet, '.css').replace(/\W/g, '-')}-${digestOf(sheet).slice(0, 6)}`;
    texts.set(`${component}.jsx`, `import '${sheet}';\n\nexport default function PageStyles() {\n  return null;\n}\n`);
    tags.push(`<${name} />\n`);
    return `import ${name} from '@site/${component}.jsx';${constant}`;
  };
  const result = mapStatements(text, from, (code) => code.replace(importLine, bring));
  return tags.length === 0 ? text : `${result.trimEnd()}\n\n${tags.join('\n')}`;
}

/** Makes a plain sheet of a CSS module, beside it; null if it does not parse. */
function plainSheet(
  file: string,
  target: string,
  moves: Moves,
): { target: string; css: string; names: Readonly<Record<string, string>> } | null {
  const prefix = `${posix.basename(target).replace(/\..*$/, '').replace(/\W/g, '-')}-${digestOf(target).slice(0, 6)}`;
  try {
    const { css, names } = readCssModule(readFileSync(path.join(moves.root, file), 'utf8'), prefix);
    const plain = target.replace(/(?:\.module)?\.css$/, '.page.css');
    return { target: plain, css: moveImports(css, file, plain, moves), names };
  } catch {
    return null;
  }
}
