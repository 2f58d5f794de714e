import type { Actions } from 'gatsby';
import type { Diagnostic } from '../../src/shared/content-tree';
import { findPathFault, withSlash } from '../../src/shared/paths';

/** A page to create and its source file. */
export interface Route {
  /** Declared form. */
  path: string;
  source: string;
  component: string;
  context: object;
}

/**
 * Collects all pages before they are created. If several claim a path, which may differ in the trailing slash, the
 * first by source file wins, regardless of insertion order.
 */
export class RouteRegister {
  private readonly routes: Route[] = [];
  private readonly faults: Diagnostic[] = [];
  /** Source files by path. */
  private readonly sources = new Map<string, string>();

  /** Returns the source file of a created page. */
  sourceOf(path: string): string | undefined {
    return this.sources.get(path);
  }

  add(route: Route): void {
    const fault = findPathFault(route.path);
    if (fault === null) this.routes.push(route);
    else this.faults.push(describePathFault(route, fault));
  }

  /** Creates the pages; returns an error for each that cannot have its path, and a warning for each unreachable one. */
  createAll(createPage: Actions['createPage']): Diagnostic[] {
    const diagnostics = [...this.faults];
    const winners = new Map<string, Route>();
    for (const route of [...this.routes].sort((a, b) => compareText(a.source, b.source))) {
      const key = withSlash(route.path);
      const first = winners.get(key);
      if (first) diagnostics.push(describeDuplicate(route, first));
      else {
        winners.set(key, route);
        this.sources.set(route.path, route.source);
        createPage({ path: route.path, component: route.component, context: { ...route.context } });
      }
    }
    return diagnostics;
  }
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function describePathFault({ path, source }: Route, fault: string): Diagnostic {
  const message = `The page has the path ${path}. Expected one without ${fault}.`;
  return { severity: 'error', rule: 'file-name', file: source, position: { line: 1, column: 1 }, message };
}

function describeDuplicate({ path, source }: Route, first: Route): Diagnostic {
  return {
    severity: 'warning',
    rule: 'duplicate-route',
    file: source,
    position: { line: 1, column: 1 },
    message: `The path ${path} is already used by ${first.source}, so this page is unreachable. Expected one page per path; set another "slug".`,
  };
}
