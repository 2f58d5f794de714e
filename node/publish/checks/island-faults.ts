import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic, SourcePosition } from '../../../src/shared/content-tree';
import { moduleFault } from '../../../src/shared/mdx-components';
import { literalPattern } from '../../base/literal-pattern';
import { positionAt } from '../../base/positions';
import { namedModules } from '../../content/site-content';
import { findComponentModule } from '../../compile/source/component-imports';
import { fileOfModule } from '../../compile/source/component-modules';
import type { SitePage } from '../site-pages';
import type { PageFacts } from '../../reading/page-facts';

/** Names that only browsers have. */
const browserNames =
  /\b(?:window|document|navigator|location|localStorage|sessionStorage|matchMedia)\b.* is not defined/;

/** Reports components that threw while pages were rendered to HTML: a module that cannot be loaded once for all its pages. */
export function describeIslandFaults(
  pages: readonly Pick<SitePage, 'path' | 'sourcePath'>[],
  facts: ReadonlyMap<string, Pick<PageFacts, 'islandFaults'>>,
): Diagnostic[] {
  const routesOf = new Map<string, Set<string>>();
  const diagnostics: Diagnostic[] = [];
  for (const { path: route, sourcePath } of pages)
    for (const fault of facts.get(route)?.islandFaults ?? [])
      if (fault.startsWith(moduleFault)) routesOf.set(fault, (routesOf.get(fault) ?? new Set()).add(route));
      else diagnostics.push(describeFault(fault, route, sourcePath));
  return [...diagnostics, ...[...routesOf].map(([fault, routes]) => describeModuleFault(fault, [...routes]))];
}

/** Pages that a message names. */
const namedPages = 3;

function describeModuleFault(fault: string, routes: readonly string[]): Diagnostic {
  const [module = '', reason = ''] = fault.slice(moduleFault.length).split('\n');
  const file = fileOfModule(module);
  const others = routes.length - namedPages;
  const used = routes.slice(0, namedPages).join(', ') + (others > 0 ? ` and ${others} more` : '');
  const place = file === null ? null : findCause(file, reason);
  return {
    severity: 'error',
    rule: 'failed-component',
    file: place?.file ?? file ?? module,
    ...(place ? { position: place.position } : {}),
    message: `${module} cannot be loaded: ${reason.replace(/\.$/, '')}. ${expectedFor(reason)}. Used on ${used}.`,
  };
}

/** Returns the line of a module, or of a file that it imports, that has the name of which the reason speaks. */
function findCause(
  file: string,
  reason: string,
  seen = new Set<string>(),
): { file: string; position: SourcePosition } | null {
  const name = namedIn(reason);
  if (name === null || seen.has(file) || !existsSync(file)) return null;
  seen.add(file);
  const source = withoutComments(readFileSync(file, 'utf8'));
  const word = literalPattern(name.split('.')[0] ?? name);
  const index = name.includes('/') ? source.indexOf(name) : source.search(new RegExp(`(?<![\\w$/-])${word}(?![\\w$])`));
  if (index >= 0) return { file, position: positionAt(source, index) };
  for (const [, specifier = ''] of source.matchAll(/\bfrom\s*['"]([^'"]+)['"]/g)) {
    const module = findComponentModule(specifier, file, {
      root: path.resolve('.'),
      contentRoot: 'content',
      modules: namedModules,
    });
    const imported = module === null ? null : fileOfModule(module);
    const found = imported === null ? null : findCause(imported, reason, seen);
    if (found) return found;
  }
  return null;
}

/** Returns code with its comments blank, so that nothing moves. */
function withoutComments(source: string): string {
  return source.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** Returns the name of which a message of a failed module speaks. */
function namedIn(reason: string): string | null {
  const patterns = [/"([^"]+)" is not available/, /reading '([^']+)'/, /^\w+: ([\w.$]+) is not/];
  return patterns.map((pattern) => pattern.exec(reason)?.[1]).find((name) => name !== undefined) ?? null;
}

function expectedFor(message: string): string {
  return browserNames.test(message)
    ? 'Expected it to be read in an effect, which runs in the browser only'
    : 'Expected a component that can be rendered to HTML';
}

function describeFault(fault: string, route: string, sourcePath: string | undefined): Diagnostic {
  const [message = '', ...components] = fault.split('\n');
  const source = sourcePath !== undefined && existsSync(sourcePath) ? readFileSync(sourcePath, 'utf8') : '';
  const position = findTag(source, components);
  const who = components.length > 0 ? `<${components.join('> in <')}>` : 'A component';
  return {
    severity: 'error',
    rule: 'failed-component',
    file: sourcePath ?? `page ${route}`,
    ...(position ? { position } : {}),
    message: `${who} threw while ${route} was rendered: ${message}. ${expectedFor(message)}.`,
  };
}

/** Returns where a page uses the outermost component that it names. */
function findTag(source: string, components: readonly string[]): SourcePosition | undefined {
  for (const name of [...components].reverse()) {
    const index = source.search(new RegExp(`<(?:[\\w$]+\\.)*${name.replaceAll('$', '\\$')}[\\s/>]`));
    if (index >= 0) return positionAt(source, index);
  }
  return undefined;
}
