import type { AdmonitionKindDefinition } from './content-definition';
import { admonitions } from './site-content';

/**
 * Admonition kinds by keyword, which is also the default title. `.admonition-<keyword>` in `src/styles/prose.css` has
 * the colours.
 */
export const admonitionKinds: Readonly<Record<string, AdmonitionKindDefinition>> = {
  note: {
    aliases: ['secondary'],
    icon: 'M13 21h8M15 5l4 4M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z',
  },
  tip: {
    aliases: ['success'],
    icon: 'M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5M9 18h6M10 22h4',
  },
  info: {
    aliases: ['important'],
    icon: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01',
  },
  warning: {
    aliases: ['caution'],
    icon: 'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  },
  danger: {
    icon: 'M12 16h.01M12 8v4M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z',
  },
  example: {
    icon: 'M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2M6.453 15h11.094M8.5 2h7',
  },
  ...admonitions,
};

const definitions = Object.entries(admonitionKinds);
const kindOfKeyword: ReadonlyMap<string, string> = new Map([
  ...definitions.map(([kind]) => [kind, kind] as const),
  ...definitions.flatMap(([kind, { aliases = [] }]) => aliases.map((alias) => [alias, kind] as const)),
]);

/** All keywords that open an admonition. */
export const admonitionKeywords: ReadonlySet<string> = new Set(kindOfKeyword.keys());

/** Returns the kind that a keyword names, or undefined if it is unknown. */
export function admonitionKind(keyword: string): string | undefined {
  return kindOfKeyword.get(keyword);
}
