import { readFileSync } from 'node:fs';
import path, { posix } from 'node:path';
import type { Module } from '@swc/core';
import { bodyStartOf, findCodeFile, parseCode } from './engine';

/** How pages may import a component: as its module's default, or by name. */
export interface ThemeComponent {
  specifier: string;
  /** Exported name, or `default`. */
  exported: string;
}

/**
 * Returns the components that every page of the other site may use without an import, by name: those that
 * `src/theme/MDXComponents` adds to the theme's.
 */
export function readThemeComponents(root: string): Map<string, ThemeComponent> {
  const file = findCodeFile(root, 'src/theme/MDXComponents');
  if (file === null) return new Map();
  const { body } = parseCode(readFileSync(path.join(root, file), 'utf8'), file);
  const imported = readImports(body, file);
  const components = new Map<string, ThemeComponent>();
  for (const [name, local] of exportedPairs(body)) {
    const component = imported.get(local);
    if (/^[A-Z]/.test(name) && component && !component.specifier.startsWith('@theme')) components.set(name, component);
  }
  return components;
}

function readImports(body: Module['body'], file: string): Map<string, ThemeComponent> {
  const imported = new Map<string, ThemeComponent>();
  for (const item of body) {
    if (item.type !== 'ImportDeclaration') continue;
    const { value } = item.source;
    const specifier = value.startsWith('.') ? `@site/${posix.join(posix.dirname(file), value)}` : value;
    for (const each of item.specifiers) {
      const exported =
        each.type === 'ImportDefaultSpecifier'
          ? 'default'
          : each.type === 'ImportSpecifier'
            ? (each.imported?.value ?? each.local.value)
            : '*';
      imported.set(each.local.value, { specifier, exported });
    }
  }
  return imported;
}

/** Returns the names of the exported object and the variables behind them. */
function exportedPairs(body: Module['body']): [name: string, local: string][] {
  const exported = body.find((item) => item.type === 'ExportDefaultExpression');
  if (exported?.type !== 'ExportDefaultExpression' || exported.expression.type !== 'ObjectExpression') return [];
  return exported.expression.properties.flatMap((property): [string, string][] => {
    if (property.type === 'Identifier') return [[property.value, property.value]];
    if (property.type !== 'KeyValueProperty' || property.key.type !== 'Identifier') return [];
    return property.value.type === 'Identifier' ? [[property.key.value, property.value.value]] : [];
  });
}

/** Returns a page's text with imports of these components at its beginning. */
export function addImports(text: string, components: ReadonlyMap<string, ThemeComponent>): string {
  const lines = [...components].map(([name, { specifier, exported }]) => {
    const binding =
      exported === 'default'
        ? name
        : exported === '*'
          ? `* as ${name}`
          : exported === name
            ? `{ ${name} }`
            : `{ ${exported} as ${name} }`;
    return `import ${binding} from '${specifier}';\n`;
  });
  if (lines.length === 0) return text;
  const bodyStart = bodyStartOf(text);
  return `${text.slice(0, bodyStart)}\n${lines.join('')}\n${text.slice(bodyStart).replace(/^\n+/, '')}`;
}
