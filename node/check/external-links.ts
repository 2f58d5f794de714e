import type { Diagnostic } from '../../src/shared/content-tree';

/** The answer of a site, as `check-links` gives it. */
export interface LinkState {
  status: 'alive' | 'dead' | 'invalid';
  /** Missing if nothing answered. */
  statusCode?: number;
}

/** A link to another site, by file and place. */
export interface ExternalLink {
  href: string;
  file: string;
  position: Diagnostic['position'];
}

/** Names for examples, which lead nowhere. https://www.rfc-editor.org/rfc/rfc6761 */
const reserved = /(?:^|\.)(?:example(?:\.com|\.net|\.org)?|invalid|localhost|test)$/;

/** Whether a link leads to another site, names for examples excepted. */
export function leadsElsewhere(href: string): boolean {
  if (!/^https?:\/\//i.test(href)) return false;
  // A malformed address is reported when it is tried.
  return !URL.canParse(href) || !reserved.test(new URL(href).hostname);
}

/** Returns a fault for every link whose site did not answer as expected. */
export function describeDeadLinks(
  links: readonly ExternalLink[],
  states: Readonly<Record<string, LinkState>>,
): Diagnostic[] {
  return links.flatMap(({ href, file, position }): Diagnostic[] => {
    const state = states[href];
    if (!state || state.status === 'alive') return [];
    const answer =
      state.status === 'invalid'
        ? 'is not a valid address'
        : `answered ${state.statusCode ?? 'nothing within the time'}`;
    const message = `The link ${href} ${answer}. Expected a page; try it in a browser, since some sites refuse programs.`;
    return [{ severity: 'warning', rule: 'dead-link', file, position, message }];
  });
}
