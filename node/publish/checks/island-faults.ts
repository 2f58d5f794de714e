import { existsSync, readFileSync } from 'node:fs';
import type { Diagnostic, SourcePosition } from '../../../src/shared/content-tree';
import type { SitePage } from '../site-pages';
import type { PageFacts } from '../../reading/page-facts';

/** Names that only browsers have. */
const browserNames =
  /\b(?:window|document|navigator|location|localStorage|sessionStorage|matchMedia)\b.* is not defined/;

/** Reports components that threw while pages were rendered to HTML. */
export function describeIslandFaults(
  pages: readonly Pick<SitePage, 'path' | 'sourcePath'>[],
  facts: ReadonlyMap<string, Pick<PageFacts, 'islandFaults'>>,
): Diagnostic[] {
  return pages.flatMap(({ path, sourcePath }) =>
    (facts.get(path)?.islandFaults ?? []).map((fault) => describeFault(fault, path, sourcePath)),
  );
}

function describeFault(fault: string, route: string, sourcePath: string | undefined): Diagnostic {
  const [message = '', ...components] = fault.split('\n');
  const source = sourcePath !== undefined && existsSync(sourcePath) ? readFileSync(sourcePath, 'utf8') : '';
  const position = findTag(source, components);
  const who = components.length > 0 ? `<${components.join('> in <')}>` : 'A component';
  const expected = browserNames.test(message)
    ? 'Expected it to be read in an effect, which runs in the browser only'
    : 'Expected a component that can be rendered to HTML';
  return {
    severity: 'error',
    rule: 'failed-component',
    file: sourcePath ?? `page ${route}`,
    ...(position ? { position } : {}),
    message: `${who} threw while ${route} was rendered: ${message}. ${expected}.`,
  };
}

/** Returns where a page uses the outermost component that it names. */
function findTag(source: string, components: readonly string[]): SourcePosition | undefined {
  for (const name of [...components].reverse()) {
    const index = source.search(new RegExp(`<(?:[\\w$]+\\.)*${name.replaceAll('$', '\\$')}[\\s/>]`));
    if (index < 0) continue;
    const before = source.slice(0, index).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
  return undefined;
}
